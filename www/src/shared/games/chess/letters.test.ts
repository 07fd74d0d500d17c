import { expect, test } from 'vitest';
import { SPELLINGS } from './letters.ts';

test.each([
  ['Sf3', ['Nf3', null, null]],
  ['Dd1xd8+', ['Qd1xd8+', 'Qd1xd8+', 'Qd1xd8+']],
  ['Fb5', [null, 'Bb5', null]],
  ['Ab5', [null, null, 'Bb5']],
  ['Re1', [null, 'Ke1', 'Ke1']],
  ['Cbd7', [null, 'Nbd7', 'Nbd7']],
  ['e8=D#', ['e8=Q#', 'e8=Q#', 'e8=Q#']],
  ['bxa8S', ['bxa8N', null, null]],
  ['e8(T)', ['e8(R)', 'e8(R)', 'e8(R)']],
  ['e4', ['e4', 'e4', 'e4']],
  ['O-O', ['O-O', 'O-O', 'O-O']],
  ['Nf3', [null, null, null]],
  ['-- or so', Array(3).fill('-- or so')],
  [`S${'f'.repeat(100_000)}3`, Array(3).fill(`S${'f'.repeat(100_000)}3`)],
])('%.20s', (text, english) => {
  expect(SPELLINGS.map((spell) => spell(text))).toEqual(english);
});
