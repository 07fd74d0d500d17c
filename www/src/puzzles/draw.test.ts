import '@chariot/engine/testing/browser';
import { describe, expect, test } from 'vitest';
import type { GamePhase } from '../shared/game/phase.ts';
import type { PackedPuzzle } from '../shared/puzzles/file.ts';
import {
  type Done,
  idOf,
  joined,
  NOTHING_DONE as NOTHING,
  readDone,
  settled,
} from '../shared/puzzles/progress.ts';
import { isCertain } from '../shared/rating/rating.ts';
import { draw, motifsOf, ratingsOf } from './draw.ts';

const puzzle = (fen: string, rating: number, ...motifs: string[]): PackedPuzzle => ({
  fen,
  moves: ['a1a2'],
  motifs,
  rating,
});

const EASY = puzzle('a w - - 0 1', 700, 'fork');
const MIDDLE = puzzle('b w - - 0 1', 1_200, 'mate', 'fork');
const HARD = puzzle('c w - - 0 1', 2_400);
const PHASES = new Map<PackedPuzzle, GamePhase>([
  [EASY, 'opening'],
  [MIDDLE, 'endgame'],
]);
const ALL = {
  all: [EASY, MIDDLE, HARD],
  phaseOf: (puzzle: PackedPuzzle) => PHASES.get(puzzle) ?? 'middlegame',
} as const;
const withRating = (rating: number): Done => ({
  ...NOTHING,
  rating: { ...NOTHING.rating, rating },
});
const ANY = { rating: 'auto', motif: 'any', phase: 'any' } as const;

describe('what is drawn', () => {
  test('is near the wanted rating, or the one that suits', () => {
    const last = (): number => 0.999;
    expect(draw(ALL, ANY, withRating(2_600), null, () => 0)).toBe(HARD);
    expect(draw(ALL, ANY, withRating(700), null, () => 0)).toBe(EASY);
    expect(draw(ALL, ANY, withRating(1_250), null, () => 0)).toBe(MIDDLE);
    expect(draw(ALL, { ...ANY, rating: 800 }, NOTHING, null, () => 0)).toBe(EASY);
    // Chance decides among the nearest.
    expect(draw(ALL, ANY, withRating(700), null, last)).toBe(HARD);
    const many = Array.from({ length: 100 }, (_, i) => puzzle(`${i} w - - 0 1`, 1_000 + i));
    const far = draw({ ...ALL, all: many }, ANY, withRating(1_000), null, last);
    expect(far?.rating).toBeLessThan(1_050);
  });

  test('has the wanted motif, and is not the last one', () => {
    expect(draw(ALL, { ...ANY, motif: 'mate' }, NOTHING, null)).toBe(MIDDLE);
    expect(draw(ALL, { ...ANY, motif: 'fork' }, NOTHING, MIDDLE)).toBe(EASY);
    expect(draw(ALL, { ...ANY, motif: 'mate' }, NOTHING, MIDDLE)).toBeUndefined();
    expect(draw(ALL, { ...ANY, phase: 'middlegame' }, NOTHING, null)).toBe(HARD);
    expect(motifsOf(ALL.all)).toEqual(['fork', 'mate']);
  });

  test('was never tried if there is such a one, else was failed', () => {
    const tried = settled(
      settled(NOTHING, idOf(EASY), 'solved', 600),
      idOf(MIDDLE),
      'failed',
      1050,
    );
    expect(draw(ALL, ANY, tried, null)).toBe(HARD);
    expect(draw(ALL, ANY, settled(tried, idOf(HARD), 'solved', 2850), null)).toBe(MIDDLE);
  });
});

test('ratings are offered as far as there are puzzles near them', () => {
  const some = (rating: number, count: number) =>
    Array.from({ length: count }, (_, i) => puzzle(`${rating + i} w - - 0 1`, rating));
  const few = [...some(1_100, 12), ...some(1_300, 12), ...some(1_390, 23), ...some(1_950, 23)];
  expect(ratingsOf(few)).toEqual([1_200, 1_400]);
  expect(ratingsOf([])).toEqual([]);
});

describe('the rating', () => {
  test('comes near the strength of a person who solves what is below it', () => {
    // A person of 1600 as the model has it, by a linear congruential generator.
    let seed = 11;
    const random = (): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    let done = NOTHING;
    for (let i = 0; i < 150; i += 1) {
      // The puzzles are 300 easier or harder than their rating says.
      const puzzle = done.rating.rating;
      const solves =
        random() < 1 / (1 + 10 ** ((puzzle + (i % 2 === 0 ? 300 : -300) - 1600) / 400));
      done = settled(done, String(i), solves ? 'solved' : 'failed', puzzle);
    }
    expect(Math.abs(done.rating.rating - 1600)).toBeLessThan(150);
    expect(isCertain(done.rating)).toBe(true);
    expect(isCertain(NOTHING.rating)).toBe(false);
  });

  test('stays where a puzzle comes again, and the row of solved ones goes on', () => {
    const once = settled(NOTHING, 'a', 'failed', 900);
    const again = settled(once, 'a', 'solved', 900);
    expect(once.rating.rating).toBeLessThan(NOTHING.rating.rating);
    expect(again.rating).toEqual(once.rating);
    expect(again).toMatchObject({ outcomes: { a: 'solved' }, streak: 1, best: 1 });
    expect(settled(again, 'b', 'failed', 900)).toMatchObject({ streak: 0, best: 1 });
  });

  test('joins what was done in two places', () => {
    const here = settled(NOTHING, 'a', 'failed', 900);
    const there = settled(settled(NOTHING, 'a', 'solved', 900), 'b', 'failed', 900);
    expect(joined(here, there)).toEqual(there);
    expect(joined(there, here)).toEqual(there);
    expect(joined(there, there)).toEqual(there);
  });

  test('begins anew where it was stored on the scale of the levels, and all else stays', () => {
    const stored = {
      outcomes: { a: 'solved', b: 'failed', c: 'failed' },
      rating: { rating: 2_450, deviation: 80, volatility: 0.06 },
      streak: 2,
      best: 9,
    } as const;
    const read = readDone(stored);
    expect(read).toEqual({ ...NOTHING, ...stored, rating: NOTHING.rating });
    if (!read) throw new Error('nothing read');
    // A rating of today goes before a longer progress without one.
    const rated = settled(NOTHING, 'd', 'solved', 1_300);
    for (const both of [joined(read, rated), joined(rated, read)]) {
      expect(both.rating).toEqual(rated.rating);
      expect(both).toMatchObject({ streak: 2, best: 9 });
    }
  });

  test('is read as it was stored, and nothing else is', () => {
    const done = settled(settled(NOTHING, 'a', 'solved', 900), 'b', 'failed', 900);
    expect(readDone(JSON.parse(JSON.stringify(done)))).toEqual(done);
    for (const bad of [null, 1, {}, { ...done, outcomes: 1 }]) {
      expect(readDone(bad)).toBeUndefined();
    }
    const broken = { outcomes: { a: 'won' }, rating: { rating: 'x' }, streak: 'x' };
    expect(readDone(broken)).toEqual(NOTHING);
  });
});
