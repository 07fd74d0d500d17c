import type { KeyName } from '../hear.ts';

/** Everything the sheet of keys says, in one language. */
export interface KeyWords {
  title: string;
  /** What keys do. */
  does: Readonly<Record<KeyName, string>>;
  /** Names of keys that have no sign. */
  names: Readonly<
    Record<'Home' | 'End' | 'Escape' | 'Enter' | ' ' | 'PageUp' | 'PageDown', string>
  >;
  letters: string;
  zenOn: string;
  zenLeave: string;
  zenLeft: string;
  on: string;
  off: string;
  board: string;
  /** Keys and gestures on the board, and what they do. */
  onBoard: readonly (readonly [how: string, does: string])[];
}
