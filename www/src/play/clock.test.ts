import type { SideName } from '@chariot/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChessClock, clockText, evenly, exchanged, isLow, readClock } from './clock.ts';

const BLITZ = evenly({ base: 60_000, increment: 2_000 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A clock under a test's control: time passes only by `wait`. */
function clockAt(): { clock: ChessClock; fallen: SideName[]; wait(milliseconds: number): void } {
  let now = 5_000;
  const fallen: SideName[] = [];
  const clock = new ChessClock(
    (player) => fallen.push(player),
    () => now,
  );
  const wait = (milliseconds: number): void => {
    now += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  };
  return { clock, fallen, wait };
}

const times = (clock: ChessClock) => [clock.remaining('first'), clock.remaining('second')];

/** A game of alternating moves that take this many milliseconds each. */
function play(game: ReturnType<typeof clockAt>, ...thoughts: number[]): void {
  for (const [index, thought] of thoughts.entries()) {
    const mover = index % 2 === 0 ? 'first' : 'second';
    game.wait(thought);
    game.clock.press(mover, index + 1);
    if (index >= 1) game.clock.run(mover === 'first' ? 'second' : 'first');
  }
}

test('without a clock nothing runs', () => {
  const { clock, fallen, wait } = clockAt();
  clock.run('first');
  wait(1e9);
  clock.press('first', 3);
  expect([clock.running.value, fallen, clock.stored()]).toEqual([null, [], null]);
});

test('the first moves are free; then a move costs its time and brings the increment', () => {
  const game = clockAt();
  game.clock.reset(BLITZ);
  play(game, 9_000, 9_000, 10_000, 4_000);
  expect(times(game.clock)).toEqual([52_000, 58_000]);
  game.wait(500);
  expect(times(game.clock)).toEqual([51_500, 58_000]);
});

test('moves taken back bring back the time there was', () => {
  const game = clockAt();
  game.clock.reset(BLITZ);
  play(game, 0, 0, 10_000, 4_000, 20_000, 1_000);
  expect(times(game.clock)).toEqual([34_000, 59_000]);
  game.clock.backTo(4);
  expect(times(game.clock)).toEqual([52_000, 58_000]);
  game.wait(1_000);
  expect(times(game.clock)).toEqual([51_000, 58_000]);
  game.clock.backTo(0);
  expect(times(game.clock)).toEqual([60_000, 60_000]);
});

test('a flag falls once, to the millisecond, and stops the clock', () => {
  const { clock, fallen, wait } = clockAt();
  clock.reset(BLITZ);
  clock.run('second');
  wait(59_999);
  expect([fallen, clock.isOver()]).toEqual([[], false]);
  wait(1);
  expect([fallen, clock.running.value, times(clock)]).toEqual([['second'], null, [60_000, 0]]);
  wait(60_000);
  expect([clock.isOver(), fallen]).toEqual([false, ['second']]);
});

test('a late timer, as in a hidden tab, changes nothing: a move that comes too late finds the flag fallen', () => {
  let now = 0;
  const fallen: SideName[] = [];
  const clock = new ChessClock(
    (player) => fallen.push(player),
    () => now,
  );
  clock.reset(BLITZ);
  clock.run('first');
  now = 60_001;
  expect(clock.isOver()).toBe(true);
  expect(fallen).toEqual(['first']);
});

test('a clock that stands still loses nothing', () => {
  const { clock, fallen, wait } = clockAt();
  clock.reset(BLITZ);
  clock.run('first');
  wait(1_000);
  clock.run(null);
  wait(1e7);
  clock.run('first');
  expect([times(clock), fallen]).toEqual([[59_000, 60_000], []]);
});

test('what is stored is read back, with the times of earlier moves', () => {
  const game = clockAt();
  game.clock.reset(BLITZ);
  play(game, 0, 0, 10_000, 4_000);
  game.wait(700);
  const stored = readClock(JSON.parse(JSON.stringify(game.clock.stored())));
  const { clock, wait } = clockAt();
  clock.restore(stored);
  wait(1e7);
  expect(times(clock)).toEqual([51_300, 58_000]);
  clock.backTo(2);
  expect(times(clock)).toEqual([60_000, 60_000]);
});

test.each([
  null,
  7,
  {},
  { control: BLITZ, left: { first: 1, second: 1 } },
  { control: BLITZ, left: { first: -1, second: 1 }, after: [] },
  { control: BLITZ, left: { first: 1, second: 1 }, after: [null] },
  { control: { first: BLITZ.first }, left: { first: 1, second: 1 }, after: [] },
  { control: evenly({ base: 1e12, increment: 0 }), left: { first: 1, second: 1 }, after: [] },
])('%j is no stored clock', (value) => {
  expect(readClock(value)).toBeNull();
});

test.each([
  [3_600_000, '1:00:00'],
  [3_909_000, '1:05:09'],
  [600_000, '10:00'],
  [59_001, '1:00'],
  [10_000, '0:10'],
  [9_960, '10.0'],
  [9_340, '9.4'],
  [1, '0.1'],
  [0, '0.0'],
])('%d ms is shown as %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});

test('a tenth of the time is low, between five and thirty seconds', () => {
  const low = (base: number) =>
    [4_999, 5_999, 6_001, 29_999, 30_001].map((left) => isLow({ base, increment: 0 }, left));
  expect(low(10_000)).toEqual([true, false, false, false, false]);
  expect(low(60_000)).toEqual([true, true, false, false, false]);
  expect(low(3_600_000)).toEqual([true, true, true, true, false]);
});

test('in a rematch each player keeps the own time', () => {
  const [long, short] = [
    { base: 9, increment: 1 },
    { base: 5, increment: 0 },
  ];
  expect(exchanged({ first: long, second: short })).toEqual({ first: short, second: long });
  expect(exchanged(null)).toBeNull();
});
