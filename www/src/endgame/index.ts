// The endgame view, fetched when it is first looked at.
import './endgame.css';

import { h } from 'preact';
import type { Page, Part } from '../LazyPart.tsx';
import { EndgameView } from './EndgameView.tsx';
import { endgameWordsReady } from './i18n/index.ts';
import { EndgameStores } from './stores.ts';

/** Makes the view; its words have come then. */
export async function openPart({ engines, tables }: Page): Promise<Part> {
  await endgameWordsReady();
  const stores = new EndgameStores(engines, tables);
  return (game) => h(EndgameView, { key: game, store: stores.of(game) });
}
