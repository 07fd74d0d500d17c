import { failure, type ProbeResult, type View } from '@chariot/protocol';
import { expect, test } from 'vitest';
import {
  type Asked,
  type EndgameEvent,
  type EndgameProgress,
  NOT_BEGUN,
  next,
  requestsOf,
  type Seats,
} from './progress.ts';

const view = (toMove: View['toMove'], more: Partial<View> = {}): View =>
  ({ toMove, ...more }) as View;
const HEAD = view('second');
const EARLIER = view('second');
const OVER = view('second', { result: {} as never });
const RESULT = { dtm: { kind: 'draw' }, material: 'KRK' } as unknown as ProbeResult;
const { error } = failure('ENGINE', 'it failed');

/** The progress after some events. */
const after = (state: EndgameProgress, ...events: readonly EndgameEvent[]): EndgameProgress =>
  events.reduce(next, state);

/** The request to the tables. */
function asked(state: EndgameProgress): Asked {
  if (!state.asked) throw new Error('nothing is asked');
  return state.asked;
}

/** The progress after a position was shown and the tables have answered. */
function probed(state: EndgameProgress, view: View, result: ProbeResult | null): EndgameProgress {
  const looking = after(state, { kind: 'looked', view });
  return after(looking, { kind: 'probed', asked: asked(looking), result });
}

const BEGUN = after(NOT_BEGUN, { kind: 'returned' });
/** The person has moved, and it is the computer's turn. */
const KNOWN = probed(BEGUN, HEAD, RESULT);
const UNKNOWN = probed(BEGUN, HEAD, null);
const LOOKING = after(BEGUN, { kind: 'looked', view: HEAD });
const SEATS: Seats = { head: HEAD, person: 'first', isHeld: false };

test.each<[string, EndgameProgress, Partial<Seats>, boolean]>([
  ['at its turn', KNOWN, {}, true],
  ['at its turn, where no table knows', UNKNOWN, {}, true],
  ['for both sides', after(KNOWN, { kind: 'running' }), { person: null }, true],
  ['not at the turn of the person', KNOWN, { person: 'second' }, false],
  ['not for a person who plays both', KNOWN, { person: null }, false],
  ['not before the tables have been asked', LOOKING, {}, false],
  [
    'not before they have answered',
    after(LOOKING, { kind: 'slow', asked: asked(LOOKING) }),
    {},
    false,
  ],
  ['not in another position than the last', probed(BEGUN, EARLIER, null), {}, false],
  ['not after a blunder that may be taken back', KNOWN, { isHeld: true }, false],
  ['not while the game is being changed', after(KNOWN, { kind: 'halted' }), {}, false],
  ['not while a move is being played', after(KNOWN, { kind: 'moving' }), {}, false],
  [
    'again if that move was refused',
    after(KNOWN, { kind: 'moving' }, { kind: 'moved', error }),
    {},
    true,
  ],
  ['not while nobody sees it', after(KNOWN, { kind: 'left' }), {}, false],
  ['not after the end', probed(BEGUN, OVER, null), { head: OVER }, false],
])('the computer moves %s', (_, state, seats, isDue) => {
  const { reply } = requestsOf(state, { ...SEATS, ...seats });
  expect(reply).toBe(isDue ? state.shown : null);
});

test.each<[string, EndgameProgress, Partial<Seats>, boolean]>([
  ['where no table knows', UNKNOWN, { person: 'second' }, true],
  ['also while the game is being changed', after(UNKNOWN, { kind: 'halted' }), {}, true],
  ['not where a table knows', KNOWN, { person: 'second' }, false],
  ['not while the computer looks for its move', UNKNOWN, {}, false],
  [
    'not where another position is looked at',
    after(UNKNOWN, { kind: 'looked', view: EARLIER }),
    { person: null },
    false,
  ],
  ['not while nobody sees it', after(UNKNOWN, { kind: 'left' }), { person: null }, false],
])('the engine estimates %s', (_, state, seats, isDue) => {
  expect(requestsOf(state, { ...SEATS, ...seats }).estimate).toBe(isDue ? HEAD : null);
});

test('a position is shown when the tables have answered, or without a result if that takes long', () => {
  expect(LOOKING.shown).toBeNull();
  const slow = after(LOOKING, { kind: 'slow', asked: asked(LOOKING) });
  expect(slow.shown).toEqual({ view: HEAD, probe: undefined });
  const done = after(slow, { kind: 'probed', asked: asked(slow), result: RESULT });
  expect(done).toMatchObject({ asked: null, shown: { view: HEAD, probe: RESULT, ending: RESULT } });
});

test('answers about a position that is no longer on the board change nothing', () => {
  const late = asked(LOOKING);
  const elsewhere = after(LOOKING, { kind: 'looked', view: EARLIER });
  expect(after(elsewhere, { kind: 'slow', asked: late })).toBe(elsewhere);
  expect(after(elsewhere, { kind: 'probed', asked: late, result: RESULT })).toBe(elsewhere);
});

test('the tables are asked again about the same position when one has come', () => {
  const again = after(UNKNOWN, { kind: 'looked', view: HEAD });
  expect(requestsOf(again, SEATS).table).toEqual({ view: HEAD });
  expect(again.shown).toBe(UNKNOWN.shown);
});

test('playing both sides ends with the game, when the person steps in, and with the view', () => {
  const running = after(KNOWN, { kind: 'running' });
  for (const event of [
    { kind: 'looked', view: OVER },
    { kind: 'halted' },
    { kind: 'left' },
  ] as const) {
    expect(after(running, event).activity).toEqual({ kind: 'none' });
  }
  expect(after(running, { kind: 'moving' }).activity).toEqual({ kind: 'running' });
});

test('stepping in does not end the search for another position', () => {
  const opening = after(KNOWN, { kind: 'opening', material: 'KQK' });
  expect(after(opening, { kind: 'halted' }).activity).toBe(opening.activity);
  expect(after(opening, { kind: 'rested' }).activity).toEqual({ kind: 'none' });
});

test('a position that is opened clears the messages, or tells why it was not', () => {
  const noticed = after(KNOWN, { kind: 'noticed', notices: ['adjusted' as never] });
  expect(after(noticed, { kind: 'opened', error: null })).toMatchObject({ notices: [], opened: 1 });
  const failed = after(noticed, { kind: 'opened', error });
  expect(failed.trouble).toEqual({ about: 'fen', error });
  expect(after(failed, { kind: 'halted' }).trouble).toBeNull();
});
