import { expect, test } from 'vitest';
import '@chariot/engine/testing/browser';
import { practised } from '../../shared/practice/schedule.ts';
import {
  countStandings,
  type MoveCard,
  type MoveCards,
  standingOf,
} from '../../shared/repertoire/cards.ts';
import { nodeAt, type RepertoireNode } from '../../shared/repertoire/repertoire.ts';
import { repertoireOf } from '../../shared/repertoire/trees.testing.ts';
import { chooseReply, urgencyIn, wantedAnswer } from './choice.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const DAY = 24 * 60 * 60_000;
const rated = (rating: 'again' | 'good', at = NOW): MoveCard =>
  practised({ due: at, memory: null }, rating, at);

/** One answers `a`, then to `b`, `c` and `d`; to `d` with either of two moves. */
const TREE = repertoireOf('a b e', 'a c f', 'a d g', 'a d h i j');
const at = (moves: string): RepertoireNode => nodeAt(TREE, moves.split(' ')) ?? TREE;
const urgencyWith = (cards: MoveCards, now = NOW) =>
  urgencyIn(TREE, 'first', (key) => standingOf(cards[key], now));

const KNOWN: MoveCards = Object.fromEntries(
  [' a', 'ab abe', 'ac acf', 'ad adg', 'ad adh', 'adhi adhij'].map((key) => [key, rated('good')]),
);
const WEIGHTS = new Map([
  ['b', 60],
  ['c', 30],
  ['d', 10],
]);
const replies = (cards: MoveCards, now = NOW): string[] =>
  [0, 0.5, 0.7, 0.95].map(
    (random) => chooseReply(at('a'), urgencyWith(cards, now), WEIGHTS, random)?.uci ?? '',
  );

test('an answer is new, missed, known, and due again', () => {
  expect(standingOf(undefined, NOW)).toBe('fresh');
  expect(standingOf(rated('again'), NOW)).toBe('missed');
  expect(standingOf(rated('good'), NOW)).toBe('known');
  const card = rated('good');
  expect(standingOf(card, card.due)).toBe('due');
  expect(countStandings(TREE, 'first', { ' a': rated('again') }, NOW)).toEqual({
    missed: 1,
    due: 0,
    fresh: 5,
    known: 0,
  });
});

test('the other side replies as often as people do', () => {
  expect(replies({})).toEqual(['b', 'b', 'c', 'd']);
  expect(replies(KNOWN)).toEqual(['b', 'b', 'c', 'd']);
});

test('what was missed comes before what is due, and that before what is new', () => {
  expect(replies({ ...KNOWN, 'ac acf': rated('again') })).toEqual(['c', 'c', 'c', 'c']);
  const due = { ...KNOWN, 'ad adg': rated('good', NOW - 30 * DAY) };
  expect(replies(due)).toEqual(['d', 'd', 'd', 'd']);
  expect(replies({ ...due, 'ac acf': rated('again') })).toEqual(['c', 'c', 'c', 'c']);
  const { 'ab abe': _, ...others } = KNOWN;
  expect(replies(others)).toEqual(['b', 'b', 'b', 'b']);
  expect(replies({ ...others, 'ad adg': rated('good', NOW - 30 * DAY) })).toEqual([
    'd',
    'd',
    'd',
    'd',
  ]);
});

test('of two answers the line takes the one that leads to what is urgent', () => {
  expect(wantedAnswer(at('a d'), urgencyWith(KNOWN))?.uci).toBe('g');
  const { 'adhi adhij': _, ...others } = KNOWN;
  expect(wantedAnswer(at('a d'), urgencyWith(others))?.uci).toBe('h');
});

test('an answer that is new is wanted, though the position was answered before', () => {
  const { 'ad adh': _, ...others } = KNOWN;
  expect(wantedAnswer(at('a d'), urgencyWith(others))?.uci).toBe('h');
  expect(countStandings(TREE, 'first', others, NOW)).toMatchObject({ fresh: 1, known: 5 });
});

test('a reply that no book has comes now and then', () => {
  expect(chooseReply(at('a'), urgencyWith({}), new Map(), 0.99)?.uci).toBe('d');
  expect(chooseReply(at('a b e'), urgencyWith({}), WEIGHTS, 0.5)).toBeUndefined();
});
