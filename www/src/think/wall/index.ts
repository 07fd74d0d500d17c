// The chapter "The brick wall", fetched when it comes into view.
import './wall.css';

export { Wall as Chapter } from './Wall.tsx';
