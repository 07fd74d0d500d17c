import type { DistanceToMate } from '@chariot/protocol';

/** A distance to mate, and whether the fifty-move rule draws before it. */
export interface Ruled {
  dtm?: DistanceToMate | undefined;
  cursed?: boolean | undefined;
}

/** What best play comes to under the fifty-move rule. */
export function underRule({ dtm, cursed = false }: Ruled): DistanceToMate | undefined {
  return cursed ? { kind: 'draw' } : dtm;
}
