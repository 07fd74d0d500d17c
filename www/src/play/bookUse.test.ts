import { expect, test } from 'vitest';
import { BookUse } from './bookUse.ts';

test('once out of the book, the computer stays out for the rest of the game', () => {
  const use = new BookUse();
  expect(use.mayAsk('one', 1)).toBe(true);
  use.leave('one', 5);
  expect([7, 9].map((plies) => use.mayAsk('one', plies))).toEqual([false, false]);
});

test('another game begins in the book', () => {
  const use = new BookUse();
  use.leave('one', 5);
  expect(use.mayAsk('two', 7)).toBe(true);
  use.giveUp('two');
  expect(use.mayAsk('three', 1)).toBe(true);
});

test('moves taken back lead into the book again', () => {
  const use = new BookUse();
  use.leave('one', 5);
  expect(use.mayAsk('one', 5)).toBe(true);
  use.stay('one');
  expect(use.mayAsk('one', 7)).toBe(true);
});

test('a book that did not answer is not asked again in the game', () => {
  const use = new BookUse();
  use.giveUp('one');
  expect([0, 1, 5].map((plies) => use.mayAsk('one', plies))).toEqual([false, false, false]);
});
