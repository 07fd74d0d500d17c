import type { Pointer } from '@chariot/board/parts';
import type { PieceContribution } from '@chariot/protocol';

// Values in pawns.

/** Centipawns as pawns: 3.12, −0.40. */
export function pawns(centipawns: number, digits = 2): string {
  const text = (Math.abs(centipawns) / 100).toFixed(digits);
  return centipawns < 0 && Number(text) !== 0 ? `−${text}` : text;
}

/** Centipawns as pawns with a sign: +0.40. */
export function signedPawns(centipawns: number, digits = 2): string {
  const text = pawns(centipawns, digits);
  return text.startsWith('−') || Number(text) === 0 ? text : `+${text}`;
}

/** Source of piece values: the whole evaluation, its hand-written part, or the network's share. */
export type Judge = 'total' | 'handWritten' | 'network';

/** A piece's contribution in centipawns; `undefined` if the position without it is illegal. */
export function contributionOf(piece: PieceContribution, judge: Judge): number | undefined {
  const { total, handWritten } = piece;
  if (total === undefined || handWritten === undefined) return undefined;
  switch (judge) {
    case 'total':
      return total;
    case 'handWritten':
      return handWritten;
    case 'network':
      return total - handWritten;
    default:
      return judge satisfies never;
  }
}

/** Badges of the pieces' contributions in pawns; negative ones stand out. */
export function valueBadges(pieces: readonly PieceContribution[], judge: Judge): Pointer[] {
  return pieces.flatMap((one): Pointer[] => {
    const value = contributionOf(one, judge);
    if (value === undefined) return [];
    const badge = pawns(value, 1);
    return [{ to: one.piece.square, badge, tone: badge.startsWith('−') ? 'bad' : 'even' }];
  });
}
