import type { PgnGame } from '@chariot/game/pgn';
import { shortened } from '@chariot/game/values';
import type { GameName, RequestError } from '@chariot/protocol';
import { words } from '../shared/i18n/index.ts';
import { gameOfFen, kindOf } from '../shared/tree/kind.ts';
import { addressOf } from '../shared/ui/route.ts';
import { watchVisit } from '../shared/ui/visit.ts';
import { analysisWords } from './i18n/index.ts';
import type { AnalysisStore } from './store.ts';

interface ImportOptions {
  /** Whether the game comes from stepping through the open file. */
  leafing?: boolean;
}

/** Imports a PGN or a FEN into the analysis of its game; resolves to an error message on failure. */
export function importText(
  store: AnalysisStore,
  what: PgnGame | string,
  options: ImportOptions = {},
): Promise<string | null> {
  return typeof what === 'string' ? importFen(store, what) : importGame(store, what, options);
}

async function importFen(store: AnalysisStore, fen: string): Promise<string | null> {
  const lasts = watchVisit();
  const { game, start } = await read(store, fen);
  const target = store.other(game);
  if (target !== store) await target.start();
  await target.startFrom(start);
  if ('error' in start) return sentencesOf(game, start.error);
  if (lasts()) goTo(target, store);
  return null;
}

async function importGame(
  store: AnalysisStore,
  parsed: PgnGame,
  { leafing = false }: ImportOptions,
): Promise<string | null> {
  const lasts = watchVisit();
  const expected = parsed.start === undefined ? store.game : (await read(store, parsed.start)).game;
  const { game, style } = kindOf(parsed, expected, store.games);
  const target = store.other(game);
  if (target !== store) await target.start();
  const error = await target.open({ parsed, read: style, at: null, leafing });
  if (error?.kind === 'MOVES') {
    const move = parsed.next[0];
    const { at, badMove } = analysisWords.value;
    return badMove(shortened(move?.text ?? '', 30), move?.place ? at(move.place) : '');
  }
  if (error) return sentencesOf(game, error);
  if (parsed.error && !target.trouble.value) {
    target.fail({ about: 'text', error: parsed.error });
  }
  if (lasts()) goTo(target, store);
  return null;
}

async function sentencesOf(game: GameName, error: RequestError): Promise<string> {
  if (error.kind === 'ENGINE') return words.value.engineFailed;
  const { errorSentences, errorWordsReady } = await import('../shared/errors/sentences.ts');
  await errorWordsReady();
  return errorSentences(game, error);
}

function read(store: AnalysisStore, fen: string) {
  return gameOfFen((game) => store.other(game).engine, fen, store.game);
}

function goTo(target: AnalysisStore, from: AnalysisStore): void {
  if (target !== from) location.hash = addressOf('analysis', target.game);
}
