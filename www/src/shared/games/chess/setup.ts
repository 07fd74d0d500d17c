import type { FenFields } from '@chariot/game';
import { variantOf } from '@chariot/game/texts/chess';

// Chess960 starts, by Scharnagl's numbers.

export const count = 960;
export const usual = 518;

/** Knight placements: two of the five files left. */
const KNIGHTS = ['01', '02', '03', '04', '12', '13', '14', '23', '24', '34'];

/** FEN of a start by number, 0 to 959. */
export function startOf(number: number): string {
  const row: string[] = Array(8).fill('');
  const left = (): number[] => row.flatMap((piece, file) => (piece ? [] : [file]));
  const put = (piece: string, file = 0): void => {
    row[file] = piece;
  };
  // The light-squared bishop, then the dark-squared one.
  put('b', 2 * (number % 4) + 1);
  put('b', 2 * (Math.floor(number / 4) % 4));
  put('q', left()[Math.floor(number / 16) % 6]);
  const files = left();
  for (const index of KNIGHTS[Math.floor(number / 96)] ?? '') put('n', files[Number(index)]);
  for (const piece of 'rkr') put(piece, left()[0]);
  const pieces = row.join('');
  return `${pieces}/pppppppp/8/8/8/8/PPPPPPPP/${pieces.toUpperCase()} w KQkq - 0 1`;
}

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
