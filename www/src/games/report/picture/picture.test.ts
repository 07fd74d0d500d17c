import '@chariot/engine/testing/browser';
import { expect, test } from 'vitest';
import { linesOf } from './ReportPicture.tsx';

test('long titles of findings are broken into lines, and what has no room is left out', () => {
  const title = 'You give away endings of rook+pawn+pawn – rook+pawn, and many others like them';
  const lines = linesOf([{ title, detail: 'Short.' }]);
  expect(lines.map(({ isTitle }) => isTitle)).toEqual([true, true, false]);
  expect(lines.every(({ text }) => text.length <= 62)).toBe(true);
  const many = Array.from({ length: 6 }, () => ({ title, detail: 'Short.' }));
  expect(linesOf(many)).toHaveLength(9);
});
