import { addressOf } from '../ui/route.ts';
import { gameOfFen } from './gameOfFen.ts';
import { analysisWords } from './i18n/index.ts';
import { kindOf } from './pgn/kind.ts';
import type { PgnGame } from './pgn/read.ts';
import type { AnalysisStore } from './store.ts';

/** Imports a game or a FEN into the analysis of its game; a sentence if that fails. */
export function importText(store: AnalysisStore, what: PgnGame | string): Promise<string | null> {
  return typeof what === 'string' ? importFen(store, what) : importGame(store, what);
}

async function importFen(store: AnalysisStore, fen: string): Promise<string | null> {
  const { game, start } = await read(store, fen);
  const target = store.other(game);
  if (target !== store) await target.start();
  await target.startFrom(start);
  if ('error' in start) return start.error.message;
  goTo(target, store);
  return null;
}

async function importGame(store: AnalysisStore, parsed: PgnGame): Promise<string | null> {
  const expected = parsed.start === undefined ? store.game : (await read(store, parsed.start)).game;
  const { game, style } = kindOf(parsed, expected, store.games);
  const target = store.other(game);
  if (target !== store) await target.start();
  const error = await target.open({ parsed, read: style, at: null });
  if (error?.kind === 'MOVES') {
    const move = parsed.next[0];
    const { at, badMove } = analysisWords.value;
    return badMove(move?.text ?? '', move?.place ? at(move.place) : '');
  }
  if (error) return error.message;
  if (parsed.error && !target.trouble.value) {
    target.trouble.value = { about: 'text', error: parsed.error };
  }
  goTo(target, store);
  return null;
}

function read(store: AnalysisStore, fen: string) {
  store.halt();
  return gameOfFen((game) => store.other(game).engine, fen, store.game);
}

function goTo(target: AnalysisStore, from: AnalysisStore): void {
  if (target !== from) location.hash = addressOf('analysis', target.game);
}
