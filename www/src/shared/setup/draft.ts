import { squareAt } from '@chariot/board/parts';
import type { BoardSize } from '@chariot/board/pieces';
import type { BoardPiece, SideName } from '@chariot/protocol';

/** A position that is being set up; whether it is legal is for the engine to say. */
export interface Draft {
  pieces: readonly BoardPiece[];
  toMove: SideName;
  /** Letters of the rights to castle. */
  castling: string;
  /** The en passant square; empty if there is none. */
  enPassant: string;
  halfmoves: number;
  moveNumber: number;
}

/** The longest text that is read. */
const LONGEST = 400;

/** The draft as a FEN. */
export function fenOf({ files, ranks }: BoardSize, draft: Draft): string {
  const on = new Map(draft.pieces.map((piece) => [piece.square, piece]));
  const rows = Array.from({ length: ranks }, (_, row) => {
    let text = '';
    let empty = 0;
    for (let column = 0; column < files; column += 1) {
      const piece = on.get(squareAt({ files, ranks, below: 'first' }, { column, row }) ?? '');
      if (!piece) {
        empty += 1;
        continue;
      }
      text += `${empty || ''}${piece.side === 'first' ? piece.kind : piece.kind.toLowerCase()}`;
      empty = 0;
    }
    return `${text}${empty || ''}`;
  });
  return [
    rows.join('/'),
    draft.toMove === 'first' ? 'w' : 'b',
    draft.castling || '-',
    draft.enPassant || '-',
    draft.halfmoves,
    draft.moveNumber,
  ].join(' ');
}

/**
 * What a FEN says, as far as it has the form of one: the engine may refuse it, and its pieces can be shown all the same.
 * `undefined` if it has no board of this size.
 */
export function readDraft(
  { files, ranks }: BoardSize,
  kinds: readonly string[],
  text: string,
): Draft | undefined {
  const [board = '', side = '', castling = '', enPassant = '', halfmoves, moveNumber] = text
    .slice(0, LONGEST)
    .trim()
    .split(/\s+/);
  const rows = board.split('/');
  if (rows.length !== ranks) return undefined;
  const pieces: BoardPiece[] = [];
  for (const [row, signs] of rows.entries()) {
    let column = 0;
    for (const sign of signs) {
      const kind = sign.toUpperCase();
      const square = squareAt({ files, ranks, below: 'first' }, { column, row });
      if (/[1-9]/.test(sign)) column += Number(sign);
      else if (!square || !kinds.includes(kind)) return undefined;
      else {
        pieces.push({ square, side: sign === kind ? 'first' : 'second', kind });
        column += 1;
      }
    }
    if (column !== files) return undefined;
  }
  return {
    pieces,
    toMove: side === 'b' ? 'second' : 'first',
    castling: castling.replace('-', ''),
    enPassant: enPassant.replace('-', ''),
    halfmoves: countOf(halfmoves, 0),
    moveNumber: countOf(moveNumber, 1),
  };
}

function countOf(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : otherwise;
}
