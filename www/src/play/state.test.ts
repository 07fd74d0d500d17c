import '@chariot/engine/testing/browser';
import { failure, type ReplyTo, type SideName, type View } from '@chariot/protocol';
import { expect, test } from 'vitest';
import type { Doing, Enquiry, Judging, PlayEvent, PlayState } from './state.ts';

const { next, purposeOf, requestsOf, timedIn, unopened } = await import('./state.ts');

/** The position after so many moves; the first side begins. */
const viewAfter = (plies: number, more: Partial<View> = {}): View =>
  ({
    history: Array(plies).fill({}),
    toMove: plies % 2 === 0 ? 'first' : 'second',
    ...more,
  }) as unknown as View;

const START = viewAfter(0);
const HEAD = viewAfter(1);
const IDENTITY = { id: 'one', began: 1 };
const PLAYERS = { side: 'first', level: 3, turns: false } as const;
const { error } = failure('ENGINE', 'it failed');
const CALL = { rule: 'time', winner: 'second' } as const;

/** The state after some events. */
const after = (state: PlayState, ...events: readonly PlayEvent[]): PlayState =>
  events.reduce(next, state);

const UNOPENED = unopened({ identity: IDENTITY, players: PLAYERS, below: 'first', call: null });
/** A game that is shown, in which a person has the first side. */
const STATE = after(UNOPENED, { kind: 'changed' }, { kind: 'watched' });

const moveDue = (state: PlayState, head: View | null = HEAD) => requestsOf(state, head).move;

const hint: Enquiry = { kind: 'hint', head: START };
const offer = (plies: number): Enquiry => ({ kind: 'offer', head: viewAfter(plies) });
const judging: Judging = { kind: 'judging', before: START, after: HEAD };
const found = (value: number): ReplyTo<'search'> =>
  ({ best: { uci: 'b' }, report: { score: { kind: 'centipawns', value } } }) as never;

test.each<[string, readonly PlayEvent[], View | null, View | null]>([
  ['at its turn', [], HEAD, HEAD],
  ['not before there is a game', [], null, null],
  ['not at the turn of a person', [], START, null],
  ['not after the end', [], viewAfter(1, { result: {} as never }), null],
  ['not after a flag has fallen', [{ kind: 'ended', call: CALL }], HEAD, null],
  ['not while nobody sees it', [{ kind: 'left' }], HEAD, null],
  ['not while the coach looks at the move', [{ kind: 'asked', question: judging }], HEAD, null],
  ['not while the game is being changed', [{ kind: 'changing' }], HEAD, null],
  ['not after the engine has failed', [{ kind: 'stuck', error }], HEAD, null],
  [
    'again after that, when the person says so',
    [{ kind: 'stuck', error }, { kind: 'watched' }],
    HEAD,
    HEAD,
  ],
])('the computer moves %s', (_, events, head, due) => {
  expect(moveDue(after(STATE, ...events), head)).toBe(due);
});

test('a stored game is still being opened when its view is shown', () => {
  const shown = after(UNOPENED, { kind: 'watched' });
  expect(moveDue(shown)).toBeNull();
  expect(moveDue(after(shown, { kind: 'changed' }))).toBe(HEAD);
});

test('the computer is busy until its move is found, and keeps the turn in the pause after that', () => {
  const pausing = after(STATE, { kind: 'found', head: HEAD });
  expect([purposeOf(STATE, HEAD), purposeOf(pausing, HEAD)]).toEqual(['move', null]);
  expect(moveDue(pausing)).toBe(HEAD);
  // Away and back, it begins again.
  expect(purposeOf(after(pausing, { kind: 'left' }, { kind: 'watched' }), HEAD)).toBe('move');
});

test('undo while the computer thinks: nothing is asked until the game is changed', () => {
  const undoing = after(STATE, { kind: 'changing' });
  expect(requestsOf(undoing, HEAD)).toEqual({ move: null, question: null });
  expect(purposeOf(undoing, HEAD)).toBeNull();
  const undone = after(undoing, { kind: 'continued', identity: IDENTITY }, { kind: 'changed' });
  expect(requestsOf(undone, START)).toEqual({ move: null, question: null });
});

test.each<[string, PlayEvent]>([
  ['undo', { kind: 'changing' }],
  ['a new game', { kind: 'begun', identity: IDENTITY, players: PLAYERS, opening: [], notices: [] }],
  ['the end of the game', { kind: 'ended', call: CALL }],
  ['leaving the view', { kind: 'left' }],
])('%s during a hint: it is no longer asked, and its answer changes nothing', (_, event) => {
  const asked = after(STATE, { kind: 'asked', question: hint });
  expect([requestsOf(asked, START).question, purposeOf(asked, START)]).toEqual([hint, 'hint']);
  const over = after(asked, event);
  expect(requestsOf(over, START).question).toBeNull();
  expect(after(over, { kind: 'answered', question: hint, answer: found(0) })).toBe(over);
});

test('a hint stays until the game changes; one that fails is told', () => {
  const asked = after(STATE, { kind: 'asked', question: hint });
  const told = after(asked, { kind: 'answered', question: hint, answer: found(0) });
  expect(told).toMatchObject({ hint: { uci: 'b' }, doing: { kind: 'playing' } });
  expect(after(told, { kind: 'changing' }).hint).toBeNull();
  const failed = after(asked, { kind: 'answered', question: hint, answer: { error } });
  expect(failed).toMatchObject({ hint: null, trouble: { error }, doing: { kind: 'playing' } });
});

test.each<[string, number, Partial<PlayState>]>([
  ['refused by a computer that stands better', -900, { refused: 20, call: null }],
  ['taken by one that stands worse', 900, { refused: null, call: { rule: 'agreement' } }],
])('a draw is %s', (_, value, outcome) => {
  // The score is that of the person, who is to move.
  const question = offer(20);
  const asked = after(STATE, { kind: 'asked', question });
  const answer = { kind: 'answered', question, answer: found(value) } as const;
  expect(after(asked, answer)).toMatchObject(outcome);
});

/** The coach's warning of a blunder. */
const warned = after(
  STATE,
  { kind: 'asked', question: judging },
  { kind: 'judged', question: judging, blunder: { kind: 'other' } },
);

test('computer and clock wait while the coach looks at a move, and while it warns', () => {
  const looking = after(STATE, { kind: 'asked', question: judging });
  const later = viewAfter(3);
  for (const state of [looking, warned]) {
    expect([moveDue(state, later), timedIn(state, later)]).toEqual([null, null]);
  }
  const kept = after(warned, { kind: 'moveKept' });
  const praised = after(looking, { kind: 'judged', question: judging, blunder: null });
  for (const state of [kept, praised]) {
    expect([moveDue(state, later), timedIn(state, later)]).toEqual([later, 'second']);
  }
});

test('a blunder that is taken back is not warned of any more', () => {
  const back = after(warned, { kind: 'changing' });
  expect(after(back, { kind: 'judged', question: judging, blunder: { kind: 'win' } })).toBe(back);
});

test('leaving the view does not silence the coach', () => {
  expect(after(warned, { kind: 'left' }, { kind: 'watched' }).doing.kind).toBe('warned');
});

test.each<[string, readonly PlayEvent[], View, SideName | null]>([
  ['runs from the third ply', [], viewAfter(2), 'first'],
  ['rests before', [], HEAD, null],
  ['rests while nobody looks', [{ kind: 'left' }], viewAfter(2), null],
  ['rests after the end', [{ kind: 'ended', call: CALL }], viewAfter(2), null],
])('the clock %s', (_, events, head, timed) => {
  expect(timedIn(after(STATE, ...events), head)).toBe(timed);
});

test('a new game comes with a clean slate', () => {
  const players = { side: 'second', level: 5, turns: false } as const;
  const identity = { id: 'two', began: 2 };
  const opening = ['e2e4'];
  const old = after(
    STATE,
    { kind: 'answered', question: offer(4), answer: found(0) },
    { kind: 'stuck', error },
    { kind: 'ended', call: CALL },
  );
  const begun = after(old, { kind: 'begun', identity, players, opening, notices: [] });
  expect(begun).toEqual({
    ...STATE,
    ...{ identity, players, opening, below: 'second' },
    doing: { kind: 'playing', found: null } satisfies Doing,
  });
});

test('a game that is opened again has its players, its end and its side below', () => {
  const players = { side: 'both', level: 1, turns: true } as const;
  const match = { identity: IDENTITY, players, below: 'second', call: CALL } as const;
  const event = { kind: 'reopened', match: { ...match, game: {} as never, clock: null } } as const;
  expect(after(STATE, event)).toMatchObject({ ...match, isWatched: true });
});

test('a finished game that goes on has another identity and no end', () => {
  const identity = { id: 'two', began: 2 };
  const ended = after(STATE, { kind: 'ended', call: CALL });
  expect(after(ended, { kind: 'continued', identity })).toMatchObject({ identity, call: null });
});
