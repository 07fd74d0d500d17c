import { beforeEach, expect, test } from 'vitest';
import '@chariot/engine/testing/browser';
import { TrainerKeeper } from './keeper.ts';
import { without } from './repertoire.ts';
import { repertoireOf } from './trees.testing.ts';

const stored = new Map<string, string>();

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
});

beforeEach(() => stored.clear());

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

test('what cannot be read is put aside, and said to be', () => {
  stored.set('chariot.repertoire.chess', '{"version":99}');
  const keeper = new TrainerKeeper('chess');
  keeper.add('first', repertoireOf('a'));
  expect(keeper.storage.unreadable.value).toEqual(['{"version":99}']);
  expect(new TrainerKeeper('chess').state.value.first).toEqual(repertoireOf('a'));
});
