import '@chariot/engine/testing/browser';
import { describe, expect, test } from 'vitest';
import { newCard, type PracticeCard } from '../shared/practice/card.ts';
import { practised } from '../shared/practice/schedule.ts';
import type { PracticeState } from '../shared/practice/state.ts';
import { FIRST_RATING } from '../shared/rating/rating.ts';
import {
  type LearnedGame,
  PracticeFileError,
  type PracticeFileProblem,
  readFile,
  writeFile,
} from './file.ts';
import { merged } from './merge.ts';

const NOW = Date.UTC(2026, 10, 23, 18);
const DAY = 24 * 60 * 60_000;

const stateOf = (...cards: PracticeCard[]): PracticeState => ({
  cards: Object.fromEntries(
    cards.map((card) => [card.item.kind === 'puzzle' ? `puzzle:${card.item.id}` : 'x', card]),
  ),
  days: { '2026-11-23': { cards: 3, fresh: 1, seconds: 61.5 } },
  endings: { queen: [0, 4, null] },
});
const puzzle = (id: string): PracticeCard => newCard({ kind: 'puzzle', id }, NOW);
const POSITION = newCard(
  {
    kind: 'position',
    origin: 'game',
    fen: '8/8/8/5k2/8/8/1Q6/K7 w - - 0 1',
    moves: ['b2b5', 'f5f6', 'b5c6'],
    goal: 'best',
  },
  NOW,
);

const learned = (practice: PracticeState): LearnedGame => ({
  practice,
  puzzles: {
    outcomes: { a: 'solved', b: 'failed' },
    rating: { rating: 1510.5, deviation: 90, volatility: 0.06 },
    scale: 'people',
    streak: 0,
    best: 4,
  },
  sets: [
    {
      made: NOW,
      source: { kind: 'theme', motif: 'fork', rating: 1500 },
      positions: [
        { origin: 'file', fen: '8/8/8/5k2/8/8/1Q6/K7 w - - 0 1', moves: ['b2b5'], goal: 'win' },
      ],
      rounds: [{ began: NOW, tries: [{ isRight: true, millis: 900 }] }],
    },
  ],
  rules: ['rook'],
  basics: { rook: 3 },
  tactics: { fork: 1 },
  exams: { queen: 4 },
  rated: [
    { id: 'mi3k-a', ended: NOW - DAY, opponent: 650, score: 1 },
    { id: 'mi4b-c', ended: NOW, opponent: 850, score: 0.5 },
  ],
});
const WHOLE = {
  chess: learned({
    ...stateOf(practised(puzzle('a'), 'good', NOW), puzzle('b')),
  }),
  xiangqi: learned(stateOf(practised(puzzle('c'), 'again', NOW))),
};

function problemOf(text: string): PracticeFileProblem | null {
  try {
    readFile(text);
    return null;
  } catch (error) {
    if (error instanceof PracticeFileError) return error.problem;
    throw error;
  }
}

function changed(place: string, value: unknown): string {
  const file = JSON.parse(writeFile(WHOLE, NOW));
  const path = place.split('.');
  const last = path.pop() ?? '';
  const parent = path.reduce((at, name) => at[name], file);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return JSON.stringify(file);
}

describe('a file of practice', () => {
  test('is read as it was written', () => {
    expect(readFile(writeFile(WHOLE, NOW))).toEqual(WHOLE);
    const text = writeFile(WHOLE, NOW);
    expect(writeFile(readFile(text), NOW)).toBe(text);
    const { cards } = readFile(
      writeFile({ chess: learned({ ...stateOf(), cards: { x: POSITION } }) }, NOW),
    ).chess?.practice ?? { cards: {} };
    expect(Object.values(cards)).toEqual([POSITION]);
  });

  test('may have one game alone, and games that are not known', () => {
    const { chess } = WHOLE;
    expect(readFile(writeFile({ chess }, NOW))).toEqual({ chess });
    expect(readFile(changed('games.shogi', 1))).toEqual(WHOLE);
  });

  test.each([
    ['basics', {}],
    ['sets', []],
    ['rated', []],
  ] as const)('may be of a version without %s', (part, none) => {
    const read = readFile(changed(`games.chess.${part}`, undefined));
    expect(read.chess).toEqual({ ...WHOLE.chess, [part]: none });
  });

  test('may have a rating on the scale of the levels, which is not read', () => {
    const read = readFile(changed('games.chess.puzzles.scale', undefined));
    const puzzles = { ...WHOLE.chess.puzzles, rating: FIRST_RATING };
    expect(read).toEqual({ ...WHOLE, chess: { ...WHOLE.chess, puzzles } });
  });

  test.each<[string, string, PracticeFileProblem]>([
    ['cut off', writeFile(WHOLE, NOW).slice(0, 200), { kind: 'json' }],
    ['empty', '', { kind: 'json' }],
    ['a list', '[]', { kind: 'format' }],
    ['another format', '{"format":"other","version":1}', { kind: 'format' }],
    ['without format', '{"version":1}', { kind: 'format' }],
    ['of a later version', changed('version', 2), { kind: 'version', version: 2 }],
  ])('that is %s is refused', (_, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  test.each<[string, unknown, string]>([
    ['games', undefined, 'missing'],
    ['games.chess.cards', {}, 'list'],
    ['games.chess.cards.0.due', 'soon', 'number'],
    ['games.chess.cards.0.due', -1, 'number'],
    ['games.chess.cards.0.due', 1.5, 'number'],
    ['games.chess.cards.0.item.kind', 'game', 'choice'],
    ['games.chess.cards.0.item.id', 'x'.repeat(400), 'text'],
    ['games.chess.cards.0.memory', undefined, 'missing'],
    ['games.chess.cards.0.memory.stability', null, 'number'],
    ['games.chess.cards.0.memory.stage', 'New', 'choice'],
    ['games.chess.days.2026-11-23', 5, 'object'],
    ['games.chess.endings.queen', [0, 'x'], 'number'],
    ['games.chess.puzzles.outcomes.a', 'won', 'choice'],
    ['games.chess.puzzles.rating.rating', 9_000, 'number'],
    ['games.chess.cards.0.item', { ...POSITION.item, moves: [] }, 'list'],
    ['games.chess.sets.0.rounds.0.tries.0.millis', -1, 'number'],
    ['games.chess.sets.0.positions', [], 'list'],
    ['games.chess.rated.0.score', 2, 'choice'],
    ['games.chess.rated.1.opponent', 9_000, 'number'],
    ['games.xiangqi.rules', 'rook', 'list'],
    ['games.xiangqi.exams.queen', -1, 'number'],
    ['games.xiangqi.tactics.fork', 4, 'number'],
  ])('with a bad value is refused with its place: %s = %j', (place, value, problem) => {
    const found = problemOf(changed(place, value));
    const below = { 'games.chess.endings.queen': '.1', 'games.chess.cards.0.item': '.moves' };
    const at = `${place}${(below as Record<string, string>)[place] ?? ''}`;
    expect(found).toEqual({ kind: 'value', place: at, problem });
  });
});

describe('what was practised in two places', () => {
  const once = practised(puzzle('a'), 'good', NOW);
  const twice = practised(once, 'again', NOW + 5 * DAY);

  test('has of each card the later practice', () => {
    expect(merged(stateOf(once), stateOf(twice)).cards['puzzle:a']).toEqual(twice);
    expect(merged(stateOf(twice), stateOf(once)).cards['puzzle:a']).toEqual(twice);
    expect(merged(stateOf(puzzle('a')), stateOf(once)).cards['puzzle:a']).toEqual(once);
    const both = merged(stateOf(once), stateOf(puzzle('b')));
    expect(Object.keys(both.cards).sort()).toEqual(['puzzle:a', 'puzzle:b']);
  });

  test('is the same if it is joined twice', () => {
    const other: PracticeState = {
      ...stateOf(twice, puzzle('d')),
      days: { '2026-11-22': { cards: 1, fresh: 0, seconds: 5 } },
      endings: { queen: [2], rook: [null] },
    };
    const joined = merged(stateOf(once), other);
    expect(merged(joined, other)).toEqual(joined);
    expect(joined.days).toEqual({ ...stateOf().days, ...other.days });
    expect(joined.endings).toEqual({ queen: [0, 4, null], rook: [null] });
  });
});
