import { oneOf } from '@chariot/game/values';
import { effect, signal } from '@preact/signals';
import { load, save } from '../ui/storage.ts';
import { sources } from './keys.ts';

/** Keys of each action, in the order of the sheet. Letters are lower case. */
export const KEYS = {
  previous: ['ArrowLeft'],
  next: ['ArrowRight'],
  above: ['ArrowUp'],
  below: ['ArrowDown'],
  first: ['Home'],
  last: ['End'],
  previousGame: ['PageUp'],
  nextGame: ['PageDown'],
  flip: ['f'],
  engine: ['e'],
  best: [' '],
  line: [' '],
  threat: ['x'],
  zen: ['z'],
  cancel: ['Escape'],
  sheet: ['?', '？'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type KeyName = keyof typeof KEYS;

const NAMES = Object.keys(KEYS) as readonly KeyName[];
/** Elements in which keys type or choose. */
const TYPING =
  'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role="dialog"]';
/** Elements with their own use of arrow keys, Home and End. */
const OWN_ARROWS = 'summary, [role="grid"], [role="slider"], [role="tablist"]';
/** Elements that Space presses. */
const PRESSED = 'button, summary, input, a, [role="grid"]';

/** Whether letter and sign keys are active. Speech input, which types letters, needs them off. */
export const letterKeys = signal<boolean>(
  load('letterKeys', (value) => oneOf([true, false], value)) ?? true,
);
effect(() => save('letterKeys', letterKeys.value));

/** Actions available now, in the order of {@link KEYS}. */
export function keysInUse(): readonly KeyName[] {
  return NAMES.filter((name) => sources.value.some((actions) => actions()[name]));
}

addEventListener('keydown', (event: KeyboardEvent) => {
  const key = keyOf(event);
  const names = NAMES.filter((name) => (KEYS[name] as readonly string[]).includes(key));
  if (names.length === 0 || isTaken(event, key)) return;
  for (const actions of sources.peek()) {
    for (const name of names) {
      const act = actions()[name];
      if (act && act() !== false) {
        event.preventDefault();
        return;
      }
    }
  }
});

/** A key by its character; on a non-Latin keyboard, by its place. */
function keyOf({ key, code }: KeyboardEvent): string {
  const isForeignLetter = /^\p{L}$/u.test(key) && key > '\u007f';
  return (isForeignLetter ? code.replace('Key', '') : key).replace(/^\w$/, (letter) =>
    letter.toLowerCase(),
  );
}

/** The focused element. A closing dialog, which keeps the focus until the next frame, is skipped. */
function focusOf({ target }: KeyboardEvent): Element {
  return target instanceof Element && !target.closest('dialog:not([open])')
    ? target
    : document.body;
}

/** Whether the key belongs to the browser or to the focused element. */
function isTaken(event: KeyboardEvent, key: string): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return true;
  const isLetter = key.length === 1 && key !== ' ';
  if (isLetter && !letterKeys.value) return true;
  // An open dialog covers the page, wherever the focus is.
  if (document.querySelector('dialog[open]')) return true;
  const at = focusOf(event);
  if (key === 'Escape') return false;
  if (at.closest(TYPING)) return true;
  if (key === ' ') return at.closest(PRESSED) !== null;
  return !isLetter && at.closest(OWN_ARROWS) !== null;
}
