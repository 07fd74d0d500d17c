// The endgame view, fetched when first shown.
import '../shared/styles/progress.css';
import './endgame.css';
import type { GameName } from '@chariot/protocol';
import { h } from 'preact';
import type { GameInEndgame } from '../shared/games/endgame.ts';
import { perGame } from '../shared/games/index.ts';
import type { Part, PartPage } from '../shared/page.ts';
import { setUpWordsReady } from '../shared/setup/i18n/index.ts';
import { EndgameView } from './EndgameView.tsx';
import { endgameWordsReady } from './i18n/index.ts';
import { EndgameStore } from './store.ts';

export async function openPart(
  { engines, tables }: PartPage,
  games: Readonly<Record<GameName, GameInEndgame>>,
): Promise<Part> {
  await Promise.all([endgameWordsReady(), setUpWordsReady()]);
  const stores = perGame((game) => new EndgameStore(engines.of(game), tables, game, games[game]));
  return (game) => h(EndgameView, { key: game, store: stores.of(game) });
}
