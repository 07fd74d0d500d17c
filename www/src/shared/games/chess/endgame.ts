import type { GameInEndgame } from '../endgame.ts';
import { fields } from './setup.ts';

/** All three- and four-man endings. */
export const endgame: GameInEndgame = {
  fields,
  words: {
    en: {
      king: 'king',
      lone: { first: 'king', second: 'king' },
      searched: 'rook, Q vs R, Lucena …',
    },
    zh: (t) => ({
      king: t('王', '國王'),
      lone: { first: t('王', '國王'), second: t('单王', '單王') },
      searched: t('车、KRPKR…', '城堡、KRPKR…'),
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
  vocabulary: {
    king: '',
    queen: 'Q',
    rook: 'R',
    bishop: 'B',
    knight: 'N',
    pawn: 'P',
    ...{ 王: '', 國王: '', 国王: '', 单王: '', 單王: '', 光王: '' },
    ...{ 后: 'Q', 皇后: 'Q', 车: 'R', 車: 'R', 城堡: 'R' },
    ...{ 象: 'B', 主教: 'B', 马: 'N', 馬: 'N', 骑士: 'N', 騎士: 'N' },
    ...{ 兵: 'P', 卒: 'P', 士兵: 'P' },
  },
  // The results in KRPKR are those of the literature, and of searches of 10 to 15 s (34 to 42 plies).
  positions: [
    {
      name: { en: 'Lucena position', zh: (t) => t('卢塞纳局面', '盧塞納局面') },
      fen: '1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1',
      material: 'KRPKR',
      result: 'win',
      lesson: 'lucena',
    },
    {
      name: { en: 'Philidor position', zh: (t) => t('菲利多尔局面', '菲利多爾局面') },
      fen: '4k3/7R/r7/3KP3/8/8/8/8 w - - 0 1',
      material: 'KRPKR',
      result: 'draw',
      lesson: 'philidor',
    },
    {
      name: { en: 'Vancura position', zh: (t) => t('万丘拉局面', '萬丘拉局面') },
      // Black to move: White to move wins by Rc8, which meets the checks by a rook between.
      fen: 'R7/6k1/P4r2/1K6/8/8/8/8 b - - 0 1',
      material: 'KRPKR',
      result: 'draw',
      lesson: 'vancura',
    },
    {
      name: { en: 'Saavedra position', zh: (t) => t('萨维德拉局面', '薩維德拉局面') },
      fen: '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1',
      material: 'KPKR',
      result: 'win',
    },
    {
      name: { en: 'Réti study', zh: (t) => t('列蒂排局', '列蒂排局') },
      fen: '7K/8/k1P5/7p/8/8/8/8 w - - 0 1',
      material: 'KPKP',
      result: 'draw',
    },
  ],
  firstEnding: 'KRK',
  hasTextbook: false,
};
