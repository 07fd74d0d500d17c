import type { GameInEndgame } from '../../endgame/game.ts';

/** Every ending of three and four pieces. */
export const endgame: GameInEndgame = {
  endings: [
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
  ],
  firstEnding: 'KRK',
  hasTextbook: false,
};
