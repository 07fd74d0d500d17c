import type { ProbeResult, View } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { estimateDue, replyDue, type Standing } from './duty.ts';

const view = (toMove: View['toMove'], more: Partial<View> = {}): View =>
  ({ toMove, ...more }) as View;
const HEAD = view('second');
const KNOWN = { view: HEAD, probe: {} as ProbeResult };
const UNKNOWN = { view: HEAD, probe: null };

/** The person has moved, and it is the computer's turn. */
const STANDING: Standing = {
  head: HEAD,
  looked: HEAD,
  shown: KNOWN,
  person: 'first',
  isRunning: false,
  isHeld: false,
  isHalted: false,
  isPaused: false,
};
const OVER = view('second', { result: {} as never });
const EARLIER = view('second');

test.each<[string, Partial<Standing>, boolean]>([
  ['at its turn', {}, true],
  ['at its turn, where no table knows', { shown: UNKNOWN }, true],
  ['for both sides', { person: null, isRunning: true }, true],
  ['not at the turn of the person', { person: 'second' }, false],
  ['not for a person who plays both', { person: null }, false],
  ['not before the tables have been asked', { shown: { view: HEAD, probe: undefined } }, false],
  ['not in another position than the last', { shown: { view: EARLIER, probe: null } }, false],
  ['not after a blunder that may be taken back', { isHeld: true }, false],
  ['not while the game is being changed', { isHalted: true }, false],
  ['not while nobody sees it', { isPaused: true }, false],
  ['not after the end', { head: OVER, shown: { view: OVER, probe: null } }, false],
])('the computer moves %s', (_, change, isDue) => {
  const standing = { ...STANDING, ...change };
  expect(replyDue(standing)).toBe(isDue ? standing.shown : null);
});

test.each<[string, Partial<Standing>, boolean]>([
  ['where no table knows', { shown: UNKNOWN, person: 'second' }, true],
  ['also while the game is being changed', { shown: UNKNOWN, isHalted: true }, true],
  ['not where a table knows', { person: 'second' }, false],
  ['not while the computer looks for its move', { shown: UNKNOWN }, false],
  [
    'not where another position is looked at',
    { shown: UNKNOWN, person: null, looked: EARLIER },
    false,
  ],
  ['not while nobody sees it', { shown: UNKNOWN, person: null, isPaused: true }, false],
])('the engine estimates %s', (_, change, isDue) => {
  expect(estimateDue({ ...STANDING, ...change })).toBe(isDue ? HEAD : null);
});
