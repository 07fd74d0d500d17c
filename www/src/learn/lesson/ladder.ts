import type { BoardPiece, NotatedMove, View } from '@chariot/protocol';

const rank = (square: string): number => Number(square.slice(1));
const file = (square: string): number => square.charCodeAt(0);

/**
 * The legal moves that climb the ladder with two rooks, best first: one rook guards the rank below the king, the other
 * checks on the king's rank; a rook that the king comes near swings to the far side. Some of them may lose a rook. Empty
 * where there is no ladder, as behind the king.
 */
export function ladderMoves({ pieces, toMove, moves }: View): readonly NotatedMove[] {
  const king = pieces.find(({ side, kind }) => side !== toMove && kind === 'K');
  const rooks = pieces.filter(({ side, kind }) => side === toMove && kind === 'R');
  const [one, two] = rooks;
  if (!king || !one || !two || rooks.length > 2) return [];

  const away = (square: string): number => Math.abs(file(square) - file(king.square));
  const isNear = ({ square }: BoardPiece): boolean =>
    away(square) <= 1 && Math.abs(rank(square) - rank(king.square)) <= 1;
  const partner = (rook: BoardPiece): BoardPiece => (rook === one ? two : one);
  /** To the far side, off the file of the other rook. */
  const swings = (rook: BoardPiece): NotatedMove[] => {
    const { square: other } = partner(rook);
    const isOnOther = ({ to }: NotatedMove): number => Number(file(to) === file(other));
    return moves
      .filter(({ from, to }) => from === rook.square && rank(to) === rank(from))
      .sort((a, b) => isOnOther(a) - isOnOther(b) || away(b.to) - away(a.to));
  };
  const climbs = (rook: BoardPiece, to: number): NotatedMove[] =>
    moves.filter(
      (move) =>
        move.from === rook.square &&
        file(move.to) === file(move.from) &&
        rank(move.to) === to &&
        away(move.to) > 1,
    );

  const near = rooks.filter(isNear);
  if (near.length > 0) return near.flatMap(swings);
  const guarded = rank(king.square) - 1;
  const guard = rooks.find(({ square }) => rank(square) === guarded);
  if (!guard) {
    const farFirst = [...rooks].sort((a, b) => away(b.square) - away(a.square));
    return [...farFirst.flatMap((rook) => climbs(rook, guarded)), ...farFirst.flatMap(swings)];
  }
  const climber = partner(guard);
  return [...climbs(climber, rank(king.square)), ...swings(climber), ...swings(guard)];
}
