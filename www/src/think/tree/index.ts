// The chapter "The tree", fetched when it comes into view.
import './tree.css';

export { Tree as Chapter } from './Tree.tsx';
