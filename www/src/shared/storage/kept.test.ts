import '@chariot/engine/testing/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Kept } from './kept.ts';

let stored = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new Error('full');
      stored.set(key, text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const list = () =>
  new Kept<readonly string[]>('list', (value) => (Array.isArray(value) ? value : undefined), []);

test('changes of two tabs are both kept', () => {
  const [one, other] = [list(), list()];
  one.update((all) => [...all, 'a']);
  other.update((all) => [...all, 'b']);
  expect(other.value.value).toEqual(['a', 'b']);
  one.update((all) => [...all, 'c']);
  expect(list().value.value).toEqual(['a', 'b', 'c']);
});

test('what cannot be stored is still known in its tab', () => {
  const one = list();
  one.update(() => ['a']);
  isFull = true;
  one.update((all) => [...all, 'b']);
  one.update((all) => [...all, 'c']);
  expect(one.value.value).toEqual(['a', 'b', 'c']);
});
