import '@chariot/engine/testing/browser';
import type { View } from '@chariot/protocol';
import { expect, test } from 'vitest';
import type { Occasion } from './computer.ts';

const { moveDue } = await import('./computer.ts');

const HEAD = {} as View;
const OCCASION: Occasion = {
  head: HEAD,
  isPersonsTurn: false,
  isOver: false,
  isWatched: true,
  isHeld: false,
  isHalted: false,
};

test.each<[string, Partial<Occasion>, View | null]>([
  ['at its turn', {}, HEAD],
  ['not before there is a game', { head: null }, null],
  ['not at the turn of a person', { isPersonsTurn: true }, null],
  ['not after the end', { isOver: true }, null],
  ['not while nobody sees it', { isWatched: false }, null],
  ['not while the coach has a word', { isHeld: true }, null],
  ['not while the game is being changed', { isHalted: true }, null],
])('the computer moves %s', (_, change, due) => {
  expect(moveDue({ ...OCCASION, ...change })).toBe(due);
});
