import type { GameInEndgame, InLanguages } from '../endgame.ts';
import { fields } from './setup.ts';

const ATTACKERS: Readonly<Record<string, InLanguages<string>>> = {
  R: { en: 'Chariot', zh: (t) => t('单车类', '單車類') },
  N: { en: 'Horse', zh: (t) => t('单马类', '單馬類') },
  P: { en: 'Soldier', zh: (t) => t('单兵类', '單兵類') },
  CA: { en: 'Cannon and advisor', zh: (t) => t('炮仕类', '炮仕類') },
};
/** Two attackers, which the textbooks treat together. */
const PAIRS: Readonly<Record<string, InLanguages<string>>> = {
  PP: { en: 'Two soldiers', zh: (t) => t('双兵类', '雙兵類') },
  NP: { en: 'Horse and soldier', zh: (t) => t('马兵类', '馬兵類') },
  RP: { en: 'Chariot and soldier', zh: (t) => t('车兵类', '車兵類') },
  NN: { en: 'Two horses', zh: (t) => t('双马类', '雙馬類') },
  NC: { en: 'Horse and cannon', zh: (t) => t('马炮类', '馬炮類') },
  RC: { en: 'Chariot and cannon', zh: (t) => t('车炮类', '車炮類') },
};
/** From the lone general to the full defence. */
const DEFENDERS = ['', 'A', 'AA', 'B', 'BB', 'AB', 'AAB', 'ABB', 'AABB'];

/**
 * Practical endings of the textbooks: one attacker (a cannon with an advisor) or two against every defence, and chariot
 * with soldier, horse or cannon against a chariot.
 */
export const endgame: GameInEndgame = {
  fields,
  words: {
    en: {
      king: '',
      lone: { first: 'lone general', second: 'lone general' },
      together: { AABB: 'full defence' },
      searched: 'horse, KRNKAA …',
    },
    zh: (t) => ({
      king: '',
      lone: { first: t('单帅', '單帥'), second: t('单将', '單將') },
      isByBook: true,
      searched: t('单马、KRNKAA…', '單馬、KRNKAA…'),
    }),
  },
  endings: [
    ...Object.entries({ ...ATTACKERS, ...PAIRS }).map(([attackers, heading]) => ({
      heading,
      materials: DEFENDERS.map((defenders) => `K${attackers}K${defenders}`),
    })),
    {
      heading: { en: 'Against a chariot', zh: (t) => t('对单车类', '對單車類') },
      materials: ['KRPKR', 'KRNKR', 'KRCKR'],
    },
  ],
  vocabulary: {
    general: '',
    king: '',
    chariot: 'R',
    rook: 'R',
    horse: 'N',
    knight: 'N',
    cannon: 'C',
    soldier: 'P',
    pawn: 'P',
    advisor: 'A',
    guard: 'A',
    elephant: 'B',
    bishop: 'B',
    'full defence': 'AABB',
    h: 'N',
    e: 'B',
    ...{
      帅: '',
      帥: '',
      将: '',
      將: '',
      单将: '',
      單將: '',
      单帅: '',
      單帥: '',
      孤将: '',
      孤將: '',
    },
    ...{ 车: 'R', 車: 'R', 俥: 'R', 马: 'N', 馬: 'N', 傌: 'N', 炮: 'C', 砲: 'C', 包: 'C' },
    ...{ 兵: 'P', 卒: 'P', 士: 'A', 仕: 'A', 象: 'B', 相: 'B' },
    // A full defence, and those that lack a piece.
    ...{ 士象全: 'AABB', 仕相全: 'AABB' },
    ...{ 单缺象: 'AAB', 單缺象: 'AAB', 单缺相: 'AAB', 單缺相: 'AAB' },
    ...{ 单缺士: 'ABB', 單缺士: 'ABB', 单缺仕: 'ABB', 單缺仕: 'ABB' },
  },
  defenders: 'AB',
  positions: [
    {
      name: { en: 'The cannon rolls along the back rank', zh: () => '炮碾丹砂' },
      fen: 'C3ka3/4a4/9/9/9/9/9/9/9/5KR2 w - - 0 1',
      material: 'KRCKAA',
      result: 'win',
    },
    {
      name: { en: 'Moon from the bottom of the sea', zh: (t) => t('海底捞月', '海底撈月') },
      fen: '8C/9/3k5/3r5/9/9/9/9/4R4/4K4 w - - 0 1',
      material: 'KRCKR',
      result: 'win',
    },
  ],
  firstEnding: 'KRKAA',
  hasTextbook: true,
};
