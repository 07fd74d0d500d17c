import { MoveTree } from '@chariot/game';
import type { NotatedMove, SearchScore, View } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Judged } from '../shared/tutor/explain.ts';
import { Review } from './review.ts';
import type { AnalysisStore } from './store.ts';

const START = {
  fen: 'start',
  pieces: [],
  toMove: 'first',
  castling: '',
  moveNumber: 1,
} as unknown as View;
const move = (uci: string): NotatedMove =>
  ({ uci, text: uci, from: uci.slice(0, 2), to: uci.slice(2) }) as NotatedMove;
const cp = (value: number): SearchScore => ({ kind: 'centipawns', value });
/** Scores are for the side to move. */
const judged = (before: number, after: number): Judged => ({
  before: { pv: [move('d2d4')], score: cp(before) },
  after: { pv: [move('e7e5')], score: cp(after) },
});

/** A game of one move, reviewed by an engine that finds the same score everywhere. */
async function reviewed(style: 'san' | 'uci' = 'san') {
  const tree = new MoveTree('chess', undefined, START);
  const played = tree.add(tree.root, move('a2a3'));
  const store = {
    game: 'chess',
    style,
    tree: signal(tree),
    at: signal(tree.root),
    changes: signal(0),
    changed: () => {},
  };
  const turn = {
    isOver: false,
    ask: async () => ({ view: { pieces: [] } }),
    search: async () => ({
      best: move('d2d4'),
      report: { score: cp(0), pv: [move('d2d4')] },
    }),
  };
  const engine = { asker: () => ({ begin: () => turn, stop: () => {} }) };
  const tables = { need: async () => {} };
  const review = new Review(store as unknown as AnalysisStore, engine as never, tables as never);
  await review.run('quick');
  return { review, tree, played, store };
}

test('a deeper judgement replaces the mark of a review', async () => {
  const { review, tree, played } = await reviewed();
  expect(played.judgement).toBeNull();
  const before = review.judgedBefore(played);
  expect(before.known()).toMatchObject({ before: { score: cp(0) }, after: { score: cp(0) } });
  before.keep(judged(0, 600));
  expect(played.judgement?.moveClass).toBe('blunder');
  expect([tree.root.value, played.value]).toEqual([cp(0), cp(-600)]);
  expect(tree.root.children.map(({ move, byEngine }) => [move?.uci, byEngine])).toEqual([
    ['a2a3', false],
    ['d2d4', true],
  ]);
  before.keep(judged(0, 0));
  expect(played.judgement).toBeNull();
  expect(tree.root.children).toHaveLength(1);
});

test('a review that was removed does not come back', async () => {
  const { review, tree, played } = await reviewed();
  const before = review.judgedBefore(played);
  review.remove();
  expect(before.known()).toBeUndefined();
  before.keep(judged(0, 600));
  expect([played.judgement, played.value, tree.root.children.length]).toEqual([null, null, 1]);
});

test('lines in another notation are not shown, and nothing is marked from them', async () => {
  const { review, played, store } = await reviewed();
  store.style = 'uci';
  expect(review.judgedBefore(played).known()).toBeUndefined();
  review.judgedBefore(played).keep(judged(0, 600));
  expect(played.judgement).toBeNull();
});
