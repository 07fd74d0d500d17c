import { MoveTree, type ParsedGame, type ParsedMove, type TreeNode } from '@chariot/game';
import { readGames, writeGame } from '@chariot/game/pgn';
import { bareStart } from '@chariot/game/testing';
import { expect, test } from 'vitest';
import { analysis } from '../../shared/games/chess/analysis.ts';
import { MOST_PLIES } from '../../shared/repertoire/repertoire.ts';
import { repertoireOf } from '../../shared/repertoire/trees.testing.ts';
import { repertoireOf as read, treeOf } from './pgn.ts';

const START = bareStart();

/** The tree of a text, as the engine would make it, of moves that need none. */
function treeIn({ next, tags }: ParsedGame): MoveTree {
  const tree = new MoveTree('chess', undefined, START, tags);
  const add = (moves: readonly ParsedMove[], to: TreeNode): void => {
    for (const { text, next } of moves) {
      const move = { uci: text, text, from: '', to: '', promotion: undefined };
      const path = to.openingKey === START.openingKey ? text : to.openingKey + text;
      add(next, tree.add(to, move, { fen: '', openingKey: path }));
    }
  };
  add(next, tree.root);
  return tree;
}

test('every variation is written and read again', () => {
  const root = repertoireOf('e4 c5 Nf3 d6 d4', 'e4 c5 Nf3 Nc6 Bb5', 'e4 e5 Nf3', 'd4 d5');
  const tags = new Map([['Event', 'Repertoire: White']]);
  const tree = treeOf('chess', START, root, tags);
  const text = writeGame(tree, analysis.text, (node) => node.move?.text ?? '');
  expect(text).toContain('[Event "Repertoire: White"]');
  expect(text).toContain('1. e4 (1. d4 d5) 1... c5 (1... e5 2. Nf3) 2. Nf3 d6');
  const [game] = readGames(text);
  expect(game && read(treeIn(game))).toEqual(root);
});

test('moves of a review and what goes on too long are left out', () => {
  const long = Array.from({ length: MOST_PLIES + 5 }, (_, i) => `m${i}`).join(' ');
  const tree = treeOf('chess', START, repertoireOf(long, 'a'), new Map());
  const [, second] = tree.root.children;
  if (second) second.byEngine = true;
  const root = read(tree);
  expect(root.next).toHaveLength(1);
  let plies = 0;
  for (let at = root.next[0]; at; at = at.next[0]) plies += 1;
  expect(plies).toBe(MOST_PLIES);
});
