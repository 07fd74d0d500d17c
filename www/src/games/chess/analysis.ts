import type { GameInAnalysis } from '../../analysis/game.ts';

export const analysis: GameInAnalysis = {
  text: {
    // The seven tag roster of the standard.
    roster: [
      ['Event', '?'],
      ['Site', '?'],
      ['Date', '????.??.??'],
      ['Round', '?'],
      ['White', '?'],
      ['Black', '?'],
      ['Result', '*'],
    ],
    hasSetUpTag: true,
    names: /^(chess|standard)$/i,
    isOwnMove: () => false,
    readStyle: () => 'usual',
    writeStyle: () => ({ style: 'san' }),
  },
};
