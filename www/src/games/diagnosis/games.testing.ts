// For tests only: judged games made by hand.
import { accuracyOf } from '@chariot/engine/analysis';
import type { JudgedGame, JudgedMove, Mistake } from './judged.ts';

let made = 0;

/** A game without a mistake, with these differences. */
export function gameWith(changes: Partial<JudgedGame> = {}): JudgedGame {
  made += 1;
  return {
    id: String(made),
    side: 'first',
    result: 'draw',
    date: '2026.01.01',
    opponent: 'Other',
    opening: [],
    moves: [],
    deaths: [],
    endings: [],
    hasClock: false,
    ...changes,
  };
}

/** A move that loses so many of a hundred games. */
export function moveThatLoses(percent: number, changes: Partial<JudgedMove> = {}): JudgedMove {
  const mistake = percent >= 6 ? { mistake: mistakeWith({}) } : {};
  return {
    ply: 30,
    phase: 'middlegame',
    before: 0.5,
    loss: percent / 100,
    accuracy: accuracyOf(percent / 100),
    ...mistake,
    ...changes,
  };
}

export function mistakeWith(changes: Partial<Mistake>): Mistake {
  return {
    fen: '8/8/8/8/8/8/8/8 w - - 0 1',
    played: 'a1a2',
    text: 'Ka2',
    best: ['a1b1'],
    bestText: 'Kb1',
    alone: true,
    missed: [],
    allowed: [],
    ...changes,
  };
}

/** So many of a thing; `make` is told which one. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
