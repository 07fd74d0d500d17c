import { addressOf } from '../ui/route.ts';
import { gameOfFen } from './gameOfFen.ts';
import { analysisWords } from './i18n/index.ts';
import { kindOf } from './pgn/kind.ts';
import type { PgnGame } from './pgn/read.ts';
import type { AnalysisStore } from './store.ts';

/** Imports a game or a FEN into the analysis of its game; a sentence if that fails. */
export async function importText(
  store: AnalysisStore,
  what: PgnGame | string,
): Promise<string | null> {
  const fen = typeof what === 'string' ? what : what.start;
  let expected = store.game;
  if (fen !== undefined) {
    store.halt();
    expected = await gameOfFen((game) => store.other(game).engine, fen, expected);
  }
  const { game, style } =
    typeof what === 'string'
      ? { game: expected, style: 'uci' as const }
      : kindOf(what, expected, store.games);
  const target = store.other(game);
  if (target !== store) await target.start();
  if (typeof what === 'string') {
    await target.setUp(what);
    if (target.trouble.value?.about === 'fen') return target.trouble.value.error.message;
  } else {
    const error = await target.open({ parsed: what, read: style, at: null });
    if (error?.kind === 'MOVES') {
      const move = what.next[0];
      const { at, badMove } = analysisWords.value;
      return badMove(move?.text ?? '', move?.place ? at(move.place) : '');
    }
    if (error) return error.message;
    if (what.error && !target.trouble.value) {
      target.trouble.value = { about: 'text', error: what.error };
    }
  }
  if (target !== store) location.hash = addressOf('analysis', game);
  return null;
}
