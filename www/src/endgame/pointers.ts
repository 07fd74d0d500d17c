import type { Pointer } from '../board/Overlay.tsx';
import type { DistanceToMate, MoveDtm, ProbeResult } from '../protocol/index.ts';

/** The tone of a result for the side that makes the move. */
export function toneOf(value: DistanceToMate | undefined): Pointer['tone'] {
  if (!value) return 'accent';
  return ({ win: 'good', draw: 'even', loss: 'bad' } as const)[value.kind];
}

/** The distance to mate in one or two characters. */
export function badgeOf(value: DistanceToMate | undefined): string {
  if (!value) return '?';
  return value.kind === 'draw' ? '=' : String(value.moves);
}

/**
 * Badges for the moves of one piece, or the arrow of the move under the pointer. The piece is the one under the
 * pointer, or the only one that can move.
 */
export function pointersFor(probe: ProbeResult | null, pointed: string | null): Pointer[] {
  if (!probe) return [];
  const { moves } = probe;
  const one = moves.find(({ move }) => move.uci === pointed);
  if (one) return [{ ...badge(one), from: one.move.from }];
  const squares = new Set(moves.map(({ move }) => move.from));
  const from = pointed !== null && squares.has(pointed) ? pointed : null;
  if (from === null && squares.size > 1) return [];
  return moves.filter(({ move }) => from === null || move.from === from).map(badge);
}

function badge({ move, dtm: value }: MoveDtm): Pointer {
  return { to: move.to, badge: badgeOf(value), tone: toneOf(value) };
}
