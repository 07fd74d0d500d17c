// The chapter "Small pictures", fetched when it comes into view.
import './pictures.css';

export { Pictures as Chapter } from './Pictures.tsx';
