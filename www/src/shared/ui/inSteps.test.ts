import { expect, test } from 'vitest';
import { inSteps } from './inSteps.ts';

test('long work lets others have their turn between its steps', async () => {
  const seen: string[] = [];
  function* work(): Generator<void, number> {
    for (let step = 0; step < 3; step += 1) {
      const until = performance.now() + 15;
      while (performance.now() < until);
      seen.push('step');
      yield;
    }
    return 7;
  }
  setTimeout(() => seen.push('other'));
  expect(await inSteps(work())).toBe(7);
  expect(seen.slice(0, 2)).toEqual(['step', 'other']);
});
