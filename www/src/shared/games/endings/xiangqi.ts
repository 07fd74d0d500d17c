import type { EndingStep } from '../course.ts';

/** Endings and mating patterns of the textbooks, easiest first. */
export const XIANGQI_ENDINGS = [
  {
    name: 'horse',
    material: 'KNK',
    longest: 7,
    positions: [{ fen: '9/4k4/9/9/9/9/9/9/9/N2K5 w - - 0 1', result: 'win' }],
  },
  {
    name: 'soldier',
    material: 'KPK',
    longest: 10,
    positions: [
      { fen: '9/9/4k4/9/9/9/P8/9/9/3K5 w - - 0 1', result: 'win' },
      { fen: 'P8/3k5/9/9/9/9/9/9/9/4K4 w - - 0 1', result: 'draw' },
    ],
  },
  {
    name: 'cannonAdvisor',
    material: 'KCAK',
    longest: 9,
    positions: [{ fen: '9/9/3k5/9/9/9/9/9/3CA4/3K5 w - - 0 1', result: 'win' }],
  },
  {
    name: 'chariotAdvisors',
    material: 'KRKAA',
    longest: 10,
    positions: [{ fen: '9/3Ra4/3ak4/9/9/9/9/9/9/3K5 w - - 0 1', result: 'win' }],
  },
  {
    name: 'chariotElephants',
    material: 'KRKBB',
    longest: 12,
    positions: [{ fen: '2b6/4k4/9/9/6b2/9/9/9/9/R2K5 w - - 0 1', result: 'win' }],
  },
  {
    name: 'horseAdvisor',
    material: 'KNKA',
    longest: 19,
    positions: [{ fen: '9/9/3ak4/9/9/9/9/9/9/N2K5 w - - 0 1', result: 'win' }],
  },
  {
    name: 'twoSoldiers',
    material: 'KPPKAA',
    longest: 28,
    positions: [
      { fen: '4ka3/4a4/9/3P1P3/9/9/9/9/9/4K4 w - - 0 1', result: 'win' },
      { fen: 'PP3a3/4a4/3k5/9/9/9/9/9/9/4K4 w - - 0 1', result: 'draw' },
    ],
  },
  {
    name: 'horseSoldier',
    material: 'KNPKAA',
    longest: 21,
    positions: [
      { fen: '4ka3/4a4/9/9/4P4/9/9/9/9/1N1K5 w - - 0 1', result: 'win' },
      { fen: '4ka2P/4a4/9/9/9/9/9/9/9/1N1K5 w - - 0 1', result: 'win' },
    ],
  },
  {
    name: 'chariotFullDefence',
    material: 'KRKAABB',
    longest: 32,
    positions: [
      { fen: '2b2a3/3k5/3a5/9/6b2/9/9/9/9/R3K4 w - - 0 1', result: 'win' },
      { fen: '4kab2/4a4/4b4/9/9/9/9/9/4R4/3K5 w - - 0 1', result: 'draw' },
    ],
  },
  {
    name: 'rollingCannon',
    material: 'KRCKAA',
    longest: 9,
    lesson: { on: { side: 'first', kind: 'C', rank: 10 } },
    positions: [
      { fen: 'C3ka3/4a4/9/9/9/9/9/9/9/5KR2 w - - 0 1', result: 'win', best: 'a10f10' },
      { fen: 'C2k1a3/4a4/9/9/9/9/9/9/9/5KR2 w - - 0 1', result: 'win', best: 'a10f10' },
    ],
  },
  {
    name: 'moonUnderSea',
    material: 'KRCKR',
    positions: [{ fen: '8C/9/3k5/3r5/9/9/9/9/4R4/4K4 w - - 0 1', result: 'win', best: 'i10d10' }],
    tasks: [
      { fen: '2C6/9/3k5/3r5/9/9/9/9/4R4/4K4 w - - 0 1', goal: 'win' },
      { fen: '5k3/9/9/5r3/9/9/9/9/4R3C/4K4 w - - 0 1', goal: 'win' },
      { fen: '3k5/9/9/4r4/9/9/9/9/4C4/2R1K4 w - - 0 1', goal: 'win' },
      { fen: '9/3k5/9/3r5/9/9/9/9/C3R4/4K4 w - - 0 1', goal: 'win' },
      { fen: '9/5k3/9/5r3/9/9/9/9/4R3C/4K4 w - - 0 1', goal: 'win' },
    ],
  },
] as const satisfies readonly EndingStep[];

export type XiangqiEndingName = (typeof XIANGQI_ENDINGS)[number]['name'];
