import { spokenMove } from '@chariot/board/words';
import type { BoardPiece, View } from '@chariot/protocol';
import { words } from '../i18n/index.ts';
import { announce } from '../ui/announce.tsx';

/** Announces the last move of `after`; `before` are the pieces on the board when it was made. */
export function announceMove(before: readonly BoardPiece[], after: View): void {
  const sentence = spokenMove(words.value, before, after);
  if (sentence) announce(sentence);
}
