// The endgame view, fetched when it is first looked at.
import './endgame.css';

export { EndgameView } from './EndgameView.tsx';
export { EndgameStores } from './stores.ts';
