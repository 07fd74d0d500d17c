// The puzzles, fetched when they are first looked at.
import { h } from 'preact';
import type { Page, Part } from '../LazyPart.tsx';
import { practiceOf } from '../practice/keeper.ts';
import { perGame } from '../shared/games/index.ts';
import { tutorWordsReady } from '../tutor/i18n/index.ts';
import { puzzleWordsReady } from './i18n/index.ts';
import { PuzzlesView } from './PuzzlesView.tsx';
import { PuzzleStore } from './store.ts';

/** Makes the view, with its words. */
export async function openPart({ engines, tables }: Page): Promise<Part> {
  await Promise.all([puzzleWordsReady(), tutorWordsReady()]);
  const stores = perGame(
    (game) => new PuzzleStore(engines.of(game), tables, game, practiceOf(game).tried),
  );
  return (game) => h(PuzzlesView, { key: game, store: stores.of(game) });
}
