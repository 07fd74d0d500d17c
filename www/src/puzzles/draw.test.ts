import { describe, expect, test } from 'vitest';
import type { PackedPuzzle } from '../shared/puzzles/file.ts';
import { type Done, idOf, joined, readDone, settled } from '../shared/puzzles/progress.ts';
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
const ALL = [EASY, MIDDLE, HARD];
const NOTHING: Done = { outcomes: {}, level: 2, run: 0 };
const ANY = { difficulty: 'auto', motif: 'any' } as const;

describe('what is drawn', () => {
  test('is the nearest to the wanted difficulty, or to the one that suits', () => {
    const last = (): number => 0.999;
    expect(draw(ALL, ANY, { ...NOTHING, level: 7 }, null)).toBe(HARD);
    expect([EASY, MIDDLE]).toContain(draw(ALL, ANY, NOTHING, null));
    expect(draw(ALL, ANY, NOTHING, null, last)).toBe(MIDDLE);
    expect(draw(ALL, { ...ANY, difficulty: 1 }, NOTHING, null)).toBe(EASY);
  });

  test('has the wanted motif, and is not the last one', () => {
    expect(draw(ALL, { ...ANY, motif: 'mate' }, NOTHING, null)).toBe(MIDDLE);
    expect(draw(ALL, { ...ANY, motif: 'fork' }, NOTHING, MIDDLE)).toBe(EASY);
    expect(draw(ALL, { ...ANY, motif: 'mate' }, NOTHING, MIDDLE)).toBeUndefined();
    expect(motifsOf(ALL)).toEqual(['fork', 'mate']);
  });

  test('was never tried if there is such a one, else was failed', () => {
    const tried = settled(settled(NOTHING, idOf(EASY), 'solved'), idOf(MIDDLE), 'failed');
    expect(draw(ALL, ANY, tried, null)).toBe(HARD);
    expect(draw(ALL, ANY, settled(tried, idOf(HARD), 'solved'), null)).toBe(MIDDLE);
  });
});

describe('the difficulty that suits', () => {
  const played = (...outcomes: ('solved' | 'failed')[]): Done =>
    outcomes.reduce((done, outcome, index) => settled(done, String(index), outcome), NOTHING);

  test('rises after three in a row and falls after two', () => {
    expect(played('solved', 'solved')).toMatchObject({ level: 2, run: 2 });
    expect(played('solved', 'solved', 'solved')).toMatchObject({ level: 3, run: 0 });
    expect(played('solved', 'solved', 'failed', 'solved')).toMatchObject({ level: 2, run: 1 });
    expect(played('failed', 'failed')).toMatchObject({ level: 1, run: 0 });
    expect(played('failed', 'failed', 'failed', 'failed')).toMatchObject({ level: 1 });
  });

  test('joins what was done in two places', () => {
    const here = settled(NOTHING, 'a', 'failed');
    const there: Done = { outcomes: { a: 'solved', b: 'failed' }, level: 5, run: 1 };
    const both = { outcomes: { a: 'solved', b: 'failed' }, level: 5, run: 1 };
    expect(joined(here, there)).toEqual(both);
    expect(joined(there, here)).toEqual(both);
    expect(joined(both as Done, there)).toEqual(both);
  });

  test('is read as it was stored, and nothing else is', () => {
    const done = played('solved', 'failed');
    expect(readDone(JSON.parse(JSON.stringify(done)))).toEqual(done);
    for (const bad of [null, 1, {}, { ...done, level: 9 }, { ...done, outcomes: 1 }]) {
      expect(readDone(bad)).toBeUndefined();
    }
    expect(readDone({ ...done, outcomes: { a: 'won' }, run: 'x' })).toEqual({
      outcomes: {},
      level: 2,
      run: 0,
    });
  });
});
