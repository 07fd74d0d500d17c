import type { Character } from '@chariot/protocol';

/** Characters of the computer that are not neutral. */
export const OPPONENTS = [
  'attacker',
  'fortress',
  'gambler',
  'grinder',
  'trickster',
  'positional',
  'student',
  'keeper',
] as const satisfies readonly Character[];

export type Opponent = (typeof OPPONENTS)[number];
