import { type ResultOnPage, resultIn, spokenMove } from '@chariot/board/words';
import type { BoardPiece, GameName, View } from '@chariot/protocol';
import { words } from '../i18n/index.ts';
import { announce } from '../ui/announce.tsx';

/** Announces the last move of `after`; `before`: the pieces on the board before it. */
export function announceMove(before: readonly BoardPiece[], after: View): void {
  const sentence = spokenMove(words.value, before, after);
  if (sentence) announce(sentence);
}

/** Result and reason in the chosen language. */
export function resultOf(game: GameName, end: ResultOnPage): { title: string; reason: string } {
  return resultIn(words.value, game, end);
}
