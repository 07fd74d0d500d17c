import '@chariot/engine/testing/browser';
import { describe, expect, test } from 'vitest';
import type { GamePhase } from '../shared/game/phase.ts';
import type { PackedPuzzle } from '../shared/puzzles/file.ts';
import {
  type Done,
  idOf,
  joined,
  nothingDone,
  readDone,
  settled,
} from '../shared/puzzles/progress.ts';
import { isCertain, ratingOfDifficulty } from '../shared/puzzles/rating.ts';
import { draw, motifsOf } from './draw.ts';

const puzzle = (fen: string, difficulty: number, ...motifs: string[]): PackedPuzzle => ({
  fen,
  moves: ['a1a2'],
  motifs,
  difficulty,
});

const EASY = puzzle('a w - - 0 1', 1, 'fork');
const MIDDLE = puzzle('b w - - 0 1', 3, 'mate', 'fork');
const HARD = puzzle('c w - - 0 1', 8);
const PHASES = new Map<PackedPuzzle, GamePhase>([
  [EASY, 'opening'],
  [MIDDLE, 'endgame'],
]);
const ALL = {
  game: 'chess',
  all: [EASY, MIDDLE, HARD],
  phaseOf: (puzzle: PackedPuzzle) => PHASES.get(puzzle) ?? 'middlegame',
} as const;
const NOTHING = nothingDone('chess');
const withRating = (rating: number): Done => ({
  ...NOTHING,
  rating: { ...NOTHING.rating, rating },
});
const ANY = { difficulty: 'auto', motif: 'any', phase: 'any' } as const;

describe('what is drawn', () => {
  test('is the nearest to the wanted difficulty, or to the one that suits', () => {
    const last = (): number => 0.999;
    expect(draw(ALL, ANY, withRating(2600), null)).toBe(HARD);
    expect(draw(ALL, ANY, withRating(700), null)).toBe(EASY);
    expect(draw(ALL, ANY, withRating(1200), null, last)).toBe(MIDDLE);
    expect(draw(ALL, { ...ANY, difficulty: 1 }, NOTHING, null)).toBe(EASY);
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

describe('the rating', () => {
  test('comes near the strength of a person who solves what is below it', () => {
    // A person of 1600 as the model has it, by a linear congruential generator.
    let seed = 11;
    const random = (): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    let done = nothingDone('chess');
    for (let i = 0; i < 150; i += 1) {
      const difficulty = [1, 2, 3, 4, 5, 6, 7, 8].reduce((best, one) => {
        const isOff = (of: number) =>
          Math.abs(ratingOfDifficulty('chess', of) - done.rating.rating);
        return isOff(one) < isOff(best) ? one : best;
      });
      const puzzle = ratingOfDifficulty('chess', difficulty);
      const solves = random() < 1 / (1 + 10 ** ((puzzle - 1600) / 400));
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

  test('is read as it was stored, and nothing else is', () => {
    const done = settled(settled(NOTHING, 'a', 'solved', 900), 'b', 'failed', 900);
    expect(readDone('chess', JSON.parse(JSON.stringify(done)))).toEqual(done);
    for (const bad of [null, 1, {}, { ...done, outcomes: 1 }]) {
      expect(readDone('chess', bad)).toBeUndefined();
    }
    const broken = { outcomes: { a: 'won' }, rating: { rating: 'x' }, streak: 'x' };
    expect(readDone('chess', broken)).toEqual(NOTHING);
    // A level of an earlier version of the page.
    const earlier = readDone('chess', { outcomes: {}, level: 5, run: 1 });
    expect(earlier?.rating).toMatchObject({ rating: ratingOfDifficulty('chess', 5) });
  });
});
