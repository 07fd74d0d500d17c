import { other } from '@chariot/game';
import type { EndingCensus, OutcomeName, SideName } from '@chariot/protocol';
import { sharesOf } from './census.ts';
import type { Role } from './roles.ts';

/** The defender gets drawn positions to hold if at least this share is drawn. */
const WORTH_HOLDING = 0.25;

/** A random position that is wanted. */
export interface WantedPosition {
  toMove: SideName;
  result?: OutcomeName;
  moves?: number;
}

/** The positions that suit a role, the best first: the person to move, with something to play for. */
export function positionsFor(
  role: Role,
  strong: SideName,
  census: EndingCensus | undefined,
): readonly WantedPosition[] {
  if (role !== 'defend') return [{ toMove: strong, result: 'win' }, { toMove: strong }];
  const weak = other(strong);
  const drawn = census ? (sharesOf(census.weak)[1]?.part ?? 0) : 0;
  const hold: WantedPosition[] = drawn >= WORTH_HOLDING ? [{ toMove: weak, result: 'draw' }] : [];
  return [...hold, { toMove: weak, result: 'loss' }, { toMove: weak }];
}
