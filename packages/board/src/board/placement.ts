import type { BoardPiece } from '@chariot/protocol';
import { type Geometry, squareAt } from './geometry.ts';

/** Letters for pieces that some programs write. */
const ALIASES: Readonly<Record<string, string>> = { H: 'N', E: 'B' };

/**
 * The ranks of a FEN from above, a letter or a blank for each square. A diagram is drawn at once and without an engine,
 * so it reads the placement itself; the engine reads all other fields.
 */
export function placementOf(fen: string): string[][] {
  const [placement = ''] = fen.trim().split(/\s/);
  return placement
    .split('/')
    .map((rank) => [...rank.replace(/\d/g, (count) => ' '.repeat(Number(count)))]);
}

/**
 * The pieces of a placement on a board of this size.
 * @throws RangeError at a piece that is not among `kinds`.
 */
export function piecesIn(
  rows: readonly string[][],
  { files, ranks }: Pick<Geometry, 'files' | 'ranks'>,
  kinds: readonly string[],
): BoardPiece[] {
  return rows.flatMap((row, y) =>
    row.flatMap((letter, x) => {
      if (letter === ' ') return [];
      const upper = letter.toUpperCase();
      const kind = kinds.includes(upper) ? upper : (ALIASES[upper] ?? '');
      if (!kinds.includes(kind)) throw new RangeError(`the FEN has an unknown piece: ${letter}`);
      const square = squareAt({ files, ranks, below: 'first' }, { column: x, row: y }) ?? '';
      return [{ square, side: letter === upper ? 'first' : 'second', kind } as const];
    }),
  );
}
