import type { FenFields } from '@chariot/game';
import { variantOf } from './chess960.ts';

const FILES = [...'abcdefgh'];

export const fields: FenFields = {
  castling: [
    { letter: 'K', side: 'first', wing: 'king' },
    { letter: 'Q', side: 'first', wing: 'queen' },
    { letter: 'k', side: 'second', wing: 'king' },
    { letter: 'q', side: 'second', wing: 'queen' },
  ],
  enPassant: {
    first: FILES.map((file) => `${file}6`),
    second: FILES.map((file) => `${file}3`),
  },
  variantOf,
};
