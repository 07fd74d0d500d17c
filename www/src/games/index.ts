// One's own games, read by a doctor. Fetched on first use.
import '../shared/styles/progress.css';
import './games.css';
import { h } from 'preact';
import { fetchForEachGame, perGame } from '../shared/games/index.ts';
import type { Part } from '../shared/page.ts';
import { puzzleWordsReady } from '../shared/puzzles/i18n/index.ts';
import { tutorWordsReady } from '../shared/tutor/i18n/index.ts';
import { GamesView } from './GamesView.tsx';
import { gamesWordsReady } from './i18n/index.ts';
import { GamesStore } from './store.ts';

export async function openPart(): Promise<Part> {
  const [games] = await Promise.all([
    fetchForEachGame(({ analysis }) => analysis()),
    gamesWordsReady(),
    puzzleWordsReady(),
    tutorWordsReady(),
  ]);
  const stores = perGame((game) => new GamesStore(game, games));
  return (game) => h(GamesView, { key: game, store: stores.of(game) });
}
