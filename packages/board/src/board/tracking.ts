import type { BoardPiece } from '@chariot/protocol';

/** A piece with a number that it keeps as it moves, so that the move can be animated. */
export interface TrackedPiece extends BoardPiece {
  id: number;
}

/**
 * Carries numbers over to a new position. Pieces that stayed keep theirs; so does the piece that
 * made `move`, even if it promoted. Other equal pieces are paired in order; the rest get new ones.
 */
export function track(
  before: readonly TrackedPiece[],
  pieces: readonly BoardPiece[],
  move?: { from: string; to: string },
): TrackedPiece[] {
  const free = new Map(before.map((piece) => [piece.square, piece]));
  const ids = new Map<BoardPiece, number>();
  const take = (piece: BoardPiece, partner: TrackedPiece | undefined): void => {
    if (!partner) return;
    ids.set(piece, partner.id);
    free.delete(partner.square);
  };

  for (const piece of pieces) {
    const same = free.get(piece.square);
    if (same?.side === piece.side && same.kind === piece.kind) take(piece, same);
  }
  if (move) {
    const mover = pieces.find((piece) => piece.square === move.to && !ids.has(piece));
    const origin = free.get(move.from);
    if (mover && origin?.side === mover.side) take(mover, origin);
  }
  for (const piece of pieces) {
    if (ids.has(piece)) continue;
    take(
      piece,
      [...free.values()].find(({ side, kind }) => side === piece.side && kind === piece.kind),
    );
  }

  let last = Math.max(0, ...before.map((piece) => piece.id));
  return pieces.map((piece) => {
    const known = ids.get(piece);
    if (known === undefined) last += 1;
    return { ...piece, id: known ?? last };
  });
}
