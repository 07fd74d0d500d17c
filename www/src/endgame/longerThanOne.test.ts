import { expect, test } from 'vitest';
import { longerThanOne } from './positions.ts';

/** Draws positions 1, 2, …; those up to `short` are mates in one. */
async function drawn(short: number, all = 100): Promise<string | null> {
  let count = 0;
  const draw = async (): Promise<string | null> => {
    count += 1;
    return count > all ? null : String(count);
  };
  return longerThanOne(draw, async (fen) => Number(fen) <= short)();
}

test.each([
  ['the first position that is no mate in one', 3, 100, '4'],
  ['the first one, if it is longer', 0, 100, '1'],
  ['the last one tried, where all are mates in one', 100, 100, '12'],
  ['none, where there is none', 0, 0, null],
])('%s', async (_, short, all, position) => {
  expect(await drawn(short, all)).toBe(position);
});
