import '@chariot/engine/testing/browser';
import { expect, test, vi } from 'vitest';
import { nextLesson } from './next.ts';

vi.mock('./address.ts', () => ({ addressOfStep: () => '' }));

test('the rules are not taught to who solves puzzles rated 1400', () => {
  const solving = (rating: number) => {
    const kept = JSON.stringify({ rating: { rating } });
    const getItem = (key: string) => (key === 'chariot.puzzles.chess' ? kept : null);
    vi.stubGlobal('localStorage', { getItem });
  };
  solving(1_399);
  expect(nextLesson('chess')?.course).toBe('basics');
  solving(1_400);
  expect(nextLesson('chess')?.course).toBe('tactics');
  expect(nextLesson('xiangqi')?.course).toBe('basics');
});
