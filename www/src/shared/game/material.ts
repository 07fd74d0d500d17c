import type { BoardPiece, SideName } from '@chariot/protocol';

/** The fewest and the most pieces of a table. */
const FEWEST_PIECES = 3;
const MOST_PIECES = 8;

/**
 * The material signature of the pieces, each side's king first; the engine knows the canonical order. `undefined` if
 * they are too many or too few for a table.
 */
export function materialOf(pieces: readonly BoardPiece[]): string | undefined {
  if (pieces.length < FEWEST_PIECES || pieces.length > MOST_PIECES) return undefined;
  const letters = (side: SideName): string =>
    pieces
      .filter((piece) => piece.side === side)
      .map(({ kind }) => kind)
      .sort((a, b) => Number(b === 'K') - Number(a === 'K'))
      .join('');
  return letters('first') + letters('second');
}
