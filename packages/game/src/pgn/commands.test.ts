import { expect, test } from 'vitest';
import { splitComment } from './comment.ts';

test.each([
  ['a comment', 'a comment', []],
  ['[%clk 0:10:00] fine', 'fine', [['clk', '0:10:00']]],
  [
    'so [%eval 0.35,20] [%csl Ga1,Rb2] far',
    'so far',
    [
      ['eval', '0.35,20'],
      ['csl', 'Ga1,Rb2'],
    ],
  ],
  ['[%mdl]', '', [['mdl', '']]],
  ['[%eval 1 never closed', '[%eval 1 never closed', []],
  ['[% ] [no] %', '[% ] [no] %', []],
  ['[%a [%b 1] c', 'c', [['a', '[%b 1']]],
])('%j', (text, said, commands) => {
  const split = splitComment(text);
  expect(split.said).toBe(said);
  expect(split.commands.map(({ name, value }) => [name, value])).toEqual(commands);
});
