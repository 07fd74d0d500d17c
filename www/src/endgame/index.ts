// The endgame view, fetched when it is first looked at.
import './endgame.css';

export { EndgameView } from './EndgameView.tsx';
export { endgameWordsReady } from './i18n/index.ts';
export { EndgameStores } from './stores.ts';
