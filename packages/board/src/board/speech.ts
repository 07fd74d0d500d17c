import type { View } from '@chariot/protocol';
import type { BoardWords } from '../words/words.ts';

/** How a board speaks. */
export interface Speech {
  words: BoardWords;
  /** Says a sentence to screen readers. */
  announce(sentence: string): void;
  /** Told when a board to play on shows another position. */
  changed?(before: View, after: View): void;
}
