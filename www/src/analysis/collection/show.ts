import { Latest } from '@chariot/game/values';
import { announce } from '../../shared/ui/announce.tsx';
import { analysisWords } from '../i18n/index.ts';
import { importText } from '../import.ts';
import type { AnalysisStore } from '../store.ts';
import type { Collection } from './collection.ts';

/** The games that were asked for: only the last is shown. */
const latest = new Latest();

/** Shows a game of those found; a sentence if that fails. */
export async function showGame(
  store: AnalysisStore,
  file: Collection,
  index: number,
): Promise<string | null> {
  const isCurrent = latest.begin();
  const game = await file.game(index);
  if (!isCurrent()) return null;
  if (!game) return analysisWords.value.fileGone;
  // Also if it cannot be opened: the next one may be.
  file.shown.value = { index, place: game.place };
  const problem = await importText(store, game.parsed, { leafing: true });
  if (!problem) announce(analysisWords.value.gameOf(game.place + 1, file.size.value));
  return problem;
}
