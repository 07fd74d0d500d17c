import type { BoardPiece, SideName } from '../protocol/index.ts';

/** The fewest and the most pieces a table has. */
const FEWEST_PIECES = 3;
const MOST_PIECES = 8;

/**
 * The pieces as the name of an ending, each side's king first; the engine knows its proper order. `undefined` if
 * they are too many for a table, or there is nothing to know.
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
