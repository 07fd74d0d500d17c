import type { BookMove, Verdict } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { EMPTY, nodeAt } from '../../shared/repertoire/repertoire.ts';
import { repertoireOf } from '../../shared/repertoire/trees.testing.ts';
import { bookAnswer, type Survey, survey } from './survey.ts';

const book = (uci: string, games: number, key: string): BookMove => ({
  move: { uci, text: uci, from: '', to: '', promotion: undefined },
  games,
  wins: 0,
  draws: games,
  losses: 0,
  score: 0,
  verdict: undefined,
  openingKey: key,
});

const BOOK: Record<string, readonly BookMove[]> = {
  a: [book('b', 50, 'ab'), book('c', 36, 'ac'), book('d', 14, 'ad')],
  'a,b,e': [book('f', 1, 'abef'), book('g', 3, 'abeg')],
};

async function surveyed(root = EMPTY, side: 'first' | 'second' = 'first'): Promise<Survey> {
  const shown: Survey[] = [];
  const ask = async (moves: readonly string[]) => BOOK[moves.join()] ?? [];
  await survey(
    root,
    side,
    ask,
    (one) => shown.push(one),
    () => false,
  );
  const last = shown.at(-1);
  if (!last) throw new Error('nothing shown');
  return last;
}

test('it is known how often each move is met, and what has no answer', async () => {
  const root = repertoireOf('a b e f h', 'a c i');
  const { reach, holes } = await surveyed(root);
  const of = (...moves: string[]) => reach.get(nodeAt(root, moves) ?? EMPTY);
  expect(of('a')).toBe(1);
  expect(of('a', 'b', 'e')).toBe(0.5);
  expect(of('a', 'c', 'i')).toBe(0.36);
  expect(of('a', 'b', 'e', 'f', 'h')).toBe(0.125);
  expect(holes.map(({ moves, reach }) => [moves.join(' '), reach])).toEqual([
    ['a b e g', 0.375],
    ['a d', 0.14],
  ]);
});

test('a reply that ends a line is a hole, one that leads to an answered position is none', async () => {
  const root = repertoireOf('a b', 'a c i');
  const { holes } = await surveyed(root);
  expect(holes.map(({ moves }) => moves.join(' '))).toEqual(['a b', 'a d']);
  const meeting = {
    ...root,
    next: [
      ...root.next,
      {
        uci: 'x',
        key: 'x',
        next: [{ uci: 'y', key: 'ad', next: [{ uci: 'z', key: 'xyz', next: [] }] }],
      },
    ],
  };
  expect((await surveyed(meeting)).holes.map(({ moves }) => moves.join(' '))).toEqual(['a b']);
});

test('a line that ends with a move of one’s own is asked on, unless another goes on there', async () => {
  expect((await surveyed(repertoireOf('a'))).holes.map(({ moves }) => moves.join(' '))).toEqual([
    'a b',
    'a c',
    'a d',
  ]);
  const meeting = repertoireOf('a b e');
  const line = {
    uci: 'x',
    key: 'x',
    next: [{ uci: 'y', key: 'y', next: [{ uci: 'z', key: 'a', next: [] }] }],
  };
  const root = { ...meeting, next: [...meeting.next, line] };
  BOOK['x,y,z'] = BOOK.a ?? [];
  const { holes } = await surveyed(root);
  expect(holes.map(({ moves }) => moves.join(' '))).toEqual(['a b e g', 'a c', 'a d', 'a b e f']);
});

test('the second side is met with first moves', async () => {
  BOOK[''] = [book('a', 60, 'a'), book('z', 40, 'z')];
  const { holes } = await surveyed(repertoireOf('a b e'), 'second');
  expect(holes.map(({ moves, reach }) => [moves.join(' '), reach])).toEqual([['z', 0.4]]);
  expect((await surveyed()).holes).toEqual([]);
});

test('the book answers with the most frequent sound move', () => {
  const moves = [book('a', 9, ''), book('b', 5, ''), book('c', 2, '')];
  const judged = (verdicts: readonly Verdict[]): BookMove[] =>
    moves.map((move, i) => ({ ...move, verdict: verdicts[i] }));
  expect(bookAnswer(judged(['dubious', 'sound', 'sound']))?.move.uci).toBe('b');
  expect(bookAnswer(moves)?.move.uci).toBe('a');
  expect(bookAnswer([])).toBeUndefined();
});
