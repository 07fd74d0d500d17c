import type { GameName } from '../generated/wasm.js';

/** Endings that belong together, in the order they are offered. */
export interface EndingGroup {
  /** Key of its heading. */
  name: GroupName;
  materials: readonly string[];
}

/** The headings. */
export type GroupName = 'bareKing' | 'pieces' | 'pawns' | 'piecesAndPawns' | Attackers;

/** The attackers of xiangqi's text-book endings, by their letters. */
export const ATTACKERS = ['R', 'N', 'P', 'CA'] as const;
export type Attackers = (typeof ATTACKERS)[number];

/** What they are up against, from the lone general to the full defence. */
const DEFENDERS = ['', 'A', 'AA', 'B', 'BB', 'AB', 'AAB', 'ABB', 'AABB'] as const;

/** Every chess ending of three and four pieces. */
const CHESS: readonly EndingGroup[] = [
  {
    name: 'bareKing',
    materials: [
      ...['KQK', 'KRK', 'KBBK', 'KBNK', 'KNNK', 'KBK', 'KNK'],
      ...['KQQK', 'KQRK', 'KQBK', 'KQNK', 'KRRK', 'KRBK', 'KRNK'],
    ],
  },
  {
    name: 'pieces',
    materials: [
      ...['KQKQ', 'KQKR', 'KQKB', 'KQKN', 'KRKR', 'KRKB', 'KRKN'],
      ...['KBKB', 'KBKN', 'KNKN'],
    ],
  },
  { name: 'pawns', materials: ['KPK', 'KPPK', 'KPKP'] },
  {
    name: 'piecesAndPawns',
    materials: ['KQKP', 'KRKP', 'KBKP', 'KNKP', 'KQPK', 'KRPK', 'KBPK', 'KNPK'],
  },
];

/** The practical endings of xiangqi: one attacker (a cannon with an advisor) against every defence. */
const XIANGQI: readonly EndingGroup[] = ATTACKERS.map((attackers) => ({
  name: attackers,
  materials: DEFENDERS.map((defenders) => `K${attackers}K${defenders}`),
}));

/** The endings that are offered by name. */
export const ENDINGS: Readonly<Record<GameName, readonly EndingGroup[]>> = {
  chess: CHESS,
  xiangqi: XIANGQI,
};

/** The ending a game begins with. */
export const FIRST_ENDING: Readonly<Record<GameName, string>> = { chess: 'KRK', xiangqi: 'KRKAA' };

/** The pieces of an ending that are named first, and the others, without their kings: `KRKAA` has `R` and `AA`. */
export function sidesOf(material: string): { strong: string; weak: string } {
  const second = material.indexOf('K', 1);
  return { strong: material.slice(1, second), weak: material.slice(second + 1) };
}

/** True if it looks like the name of an ending: two kings with their pieces, in any order of the pieces. */
export function looksLikeMaterial(text: string): boolean {
  return /^K[A-Z]*K[A-Z]*$/.test(text);
}
