import type { Words } from '../i18n/words.ts';
import type { View } from '../protocol/index.ts';

/** What a board says, in the language of whoever it is for. */
export type BoardWords = Pick<
  Words,
  'games' | 'square' | 'selected' | 'putBack' | 'promotion' | 'cancel' | 'partFailed' | 'retry'
>;

/** How a board speaks. */
export interface Speech {
  words: BoardWords;
  /** Says a sentence to screen readers. */
  announce(sentence: string): void;
  /** Told when a board to play on shows another position. */
  changed?(before: View, after: View): void;
}
