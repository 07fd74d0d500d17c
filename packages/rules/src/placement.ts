import type { BoardPiece } from '@chariot/protocol';
import type { GameFacts } from './games.ts';

// The board field of a FEN, of legal and illegal positions. Which are legal, the module says.

/** The letters on a board by square number; capitals are the first side's. */
export type Placement = (string | undefined)[];

export function placementOf(fen: string, { files, ranks }: GameFacts): Placement {
  const board: Placement = Array(files * ranks).fill(undefined);
  for (const [row, text] of (fen.split(' ', 1)[0] ?? '').split('/').entries()) {
    let at = (ranks - 1 - row) * files;
    for (const letter of text) {
      if (/\d/.test(letter)) at += Number(letter);
      else {
        board[at] = letter;
        at += 1;
      }
    }
  }
  return board;
}

/** Whether a text begins with a board and a side to move, legal or not. */
export function isBoard(fen: unknown, facts: GameFacts): fen is string {
  if (typeof fen !== 'string' || !/^\S{1,200} [wb] \S/.test(fen)) return false;
  const board = placementOf(fen, facts);
  const known = board.every(
    (one) => one === undefined || facts.letters.includes(one.toUpperCase()),
  );
  return known && withPlacement(fen, board, facts) === fen;
}

/** The FEN with another placement. */
export function withPlacement(fen: string, board: Placement, { files, ranks }: GameFacts): string {
  const rows = Array.from({ length: ranks }, (_, row) => {
    const first = (ranks - 1 - row) * files;
    const letters = board.slice(first, first + files).map((letter) => letter ?? ' ');
    return letters.join('').replace(/ +/g, ({ length }) => String(length));
  });
  return [rows.join('/'), ...fen.split(' ').slice(1)].join(' ');
}

export function piecesOf(board: Placement, squares: readonly string[]): BoardPiece[] {
  return board.flatMap((letter, index) => {
    return letter === undefined ? [] : [pieceOf(letter, squares[index] ?? '')];
  });
}

export function pieceOf(letter: string, square: string): BoardPiece {
  const kind = letter.toUpperCase();
  return { square, side: letter === kind ? 'first' : 'second', kind };
}

/** A board of letters for a terminal. */
export function asciiOf(board: Placement, { files, ranks }: GameFacts): string {
  const edge = `   +${'-'.repeat(files * 3)}+`;
  const rows = Array.from({ length: ranks }, (_, row) => {
    const first = (ranks - 1 - row) * files;
    const letters = board.slice(first, first + files).map((letter) => ` ${letter ?? '.'} `);
    return `${String(ranks - row).padStart(2)} |${letters.join('')}|`;
  });
  const names = Array.from({ length: files }, (_, file) => ` ${String.fromCharCode(97 + file)} `);
  return [edge, ...rows, edge, `    ${names.join('').trimEnd()}`].join('\n');
}
