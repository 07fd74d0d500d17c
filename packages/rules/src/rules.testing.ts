import type { GameName } from '@chariot/protocol';
import { createRules } from './embedded.ts';
import type { Rules } from './rules.ts';

/** The rules of both games, as built. */
export const RULES: Readonly<Record<GameName, Rules>> = {
  chess: await createRules({ game: 'chess' }),
  xiangqi: await createRules({ game: 'xiangqi' }),
};

/** Numbers from 0 to 1 in the same order every time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A legal move at random, in coordinates. */
export function chosen<One>(all: readonly One[], random: () => number): One | undefined {
  return all[Math.floor(random() * all.length)];
}
