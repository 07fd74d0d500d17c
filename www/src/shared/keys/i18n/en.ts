import type { KeyName } from '../hear.ts';

export const en = {
  title: 'Keyboard shortcuts',
  does: {
    previous: 'Previous move',
    next: 'Next move',
    above: 'Variation above',
    below: 'Variation below',
    first: 'First position',
    last: 'Last position',
    previousGame: 'Previous game of the file',
    nextGame: 'Next game of the file',
    flip: 'Flip the board',
    engine: 'Engine on or off',
    best: 'Engine on, then its best move',
    line: 'Play the best line, or stop',
    threat: 'Show the threat',
    zen: 'Zen mode',
    cancel: 'Cancel',
    sheet: 'This list',
  } satisfies Record<KeyName, string>,
  /** Names of keys without a sign. */
  names: {
    Home: 'Home',
    End: 'End',
    Escape: 'Esc',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
    Enter: 'Enter',
    ' ': 'Space',
  } satisfies Record<'Home' | 'End' | 'Escape' | 'Enter' | ' ' | 'PageUp' | 'PageDown', string>,
  zenOn: 'Zen mode: press Escape to leave it',
  zenLeave: 'Leave zen mode',
  zenLeft: 'Zen mode is off',
  letters: 'Letter keys',
  on: 'On',
  off: 'Off',
  board: 'On the board',
  onBoard: [
    ['Right button, or a long press', 'Draw a circle; drag for an arrow'],
    ['With Shift, Alt or both', 'Red, blue or yellow'],
    ['Click', 'Clear the drawings'],
    ['Tab, then arrow keys', 'Go from square to square'],
    ['Enter', 'Select a piece, and move it'],
  ] as readonly (readonly [how: string, does: string])[],
};

export type KeyWords = typeof en;
