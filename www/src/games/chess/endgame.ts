import type { GameInEndgame } from '../../endgame/game.ts';

/** Every ending of three and four pieces. */
export const endgame: GameInEndgame = {
  words: {
    en: {
      king: 'king',
      lone: { first: 'king', second: 'king' },
      searched: 'rook, KRPKR …',
    },
    zh: (t) => ({
      king: '王',
      lone: { first: '王', second: t('单王', '單王') },
      searched: t('车、KRPKR…', '車、KRPKR…'),
    }),
  },
  endings: [
    {
      heading: {
        en: 'Without pawns: against the bare king',
        zh: (t) => t('无兵：对单王', '無兵：對單王'),
      },
      materials: [
        ...['KQK', 'KRK', 'KBBK', 'KBNK', 'KNNK', 'KBK', 'KNK'],
        ...['KQQK', 'KQRK', 'KQBK', 'KQNK', 'KRRK', 'KRBK', 'KRNK'],
      ],
    },
    {
      heading: {
        en: 'Without pawns: piece against piece',
        zh: (t) => t('无兵：子对子', '無兵：子對子'),
      },
      materials: [
        ...['KQKQ', 'KQKR', 'KQKB', 'KQKN', 'KRKR', 'KRKB', 'KRKN'],
        ...['KBKB', 'KBKN', 'KNKN'],
      ],
    },
    {
      heading: {
        en: 'With pawns: king and pawns',
        zh: (t) => t('有兵：王兵残局', '有兵：王兵殘局'),
      },
      materials: ['KPK', 'KPPK', 'KPKP'],
    },
    {
      heading: { en: 'With pawns: pieces and pawns', zh: (t) => t('有兵：子与兵', '有兵：子與兵') },
      materials: ['KQKP', 'KRKP', 'KBKP', 'KNKP', 'KQPK', 'KRPK', 'KBPK', 'KNPK'],
    },
  ],
  firstEnding: 'KRK',
  hasTextbook: false,
};
