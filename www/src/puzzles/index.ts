// The puzzles, fetched on first use.
import { h } from 'preact';
import { perGame } from '../shared/games/index.ts';
import type { Page, Part } from '../shared/page.ts';
import { practiceOf } from '../shared/practice/keeper.ts';
import { puzzleWordsReady } from '../shared/puzzles/i18n/index.ts';
import { tutorWordsReady } from '../shared/tutor/i18n/index.ts';
import { PuzzlesView } from './PuzzlesView.tsx';
import { PuzzleStore } from './store.ts';

export async function openPart({ engines, tables }: Page): Promise<Part> {
  await Promise.all([puzzleWordsReady(), tutorWordsReady()]);
  const stores = perGame(
    (game) => new PuzzleStore(engines.of(game), tables, game, practiceOf(game).tried),
  );
  return (game) => h(PuzzlesView, { key: game, store: stores.of(game) });
}
