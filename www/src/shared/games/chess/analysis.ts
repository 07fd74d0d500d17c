import type { GameInAnalysis } from '@chariot/game';
import { fields, variantOf } from './setup.ts';

export const analysis: GameInAnalysis = {
  fields,
  text: {
    // The seven tag roster of the PGN standard.
    roster: [
      ['Event', '?'],
      ['Site', '?'],
      ['Date', '????.??.??'],
      ['Round', '?'],
      ['White', '?'],
      ['Black', '?'],
      ['Result', '*'],
    ],
    players: { first: ['White'], second: ['Black'] },
    hasSetUpTag: true,
    names: /^(chess|standard|chess ?960|fischer ?random.*)$/i,
    variantOf,
    isOwnMove: () => false,
    readStyle: () => 'usual',
    writeStyle: () => ({ style: 'san' }),
  },
};
