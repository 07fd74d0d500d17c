import { expect, test } from 'vitest';
import '@chariot/engine/testing/browser';
import { TrainerKeeper } from './keeper.ts';
import { without } from './repertoire.ts';
import { repertoireOf } from './trees.testing.ts';

test('what was removed returns to its place, and what was added since stays', () => {
  const keeper = new TrainerKeeper('chess');
  const before = repertoireOf('a b', 'c d');
  keeper.replace('first', without(before, ['a']));
  expect(keeper.restore('first', before)).toBe(true);
  expect(keeper.state.value.first).toEqual(before);
  keeper.replace('first', without(before, ['a']));
  keeper.add('first', repertoireOf('e'));
  keeper.restore('first', before);
  expect(keeper.state.value.first).toEqual(repertoireOf('a b', 'c d', 'e'));
  expect(keeper.state.value.second.next).toEqual([]);
});
