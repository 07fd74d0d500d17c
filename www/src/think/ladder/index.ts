// The chapter "The ladder", fetched when it comes into view.
import './ladder.css';

export { Ladder as Chapter } from './Ladder.tsx';
