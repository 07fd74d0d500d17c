import type { SideCensus } from '@chariot/protocol';
import { total } from './census.ts';
import { sidesOf } from './endings.ts';

export type TheoreticalResult = 'won' | 'drawn' | 'depends';

/** Theoretical results of attackers against defences; a draw if not listed. */
const BEATEN: Readonly<Record<string, Readonly<Record<string, TheoreticalResult>>>> = {
  R: won('', 'A', 'AA', 'B', 'BB', 'AB', 'AAB', 'ABB'),
  N: won('', 'A'),
  P: { '': 'depends' },
  CA: won('', 'A', 'AA', 'B'),
};

/** Theoretical result of a textbook ending; `undefined` for any other ending. */
export function theoreticalResult(material: string): TheoreticalResult | undefined {
  const { strong, weak } = sidesOf(material);
  const beaten = BEATEN[strong];
  return beaten && /^A{0,2}B{0,2}$/.test(weak) ? (beaten[weak] ?? 'drawn') : undefined;
}

/** Share of lost positions that makes a won ending; the rest are immediate captures. */
const SURE = 0.9;
/** Share of lost positions from which the result depends on the position. */
const LIKELY = 0.75;

/**
 * Theoretical result by the census with the defender to move. Nearly all positions lost: won. Many not lost: drawn,
 * since the defender has time to reach them. `undefined` if the defender wins some: then no side is the attacker.
 */
export function resultByCensus(defender: SideCensus): TheoreticalResult | undefined {
  if (total(defender.wins) > 0) return undefined;
  const lost = total(defender.losses);
  const share = lost / (lost + defender.draws);
  if (share >= SURE) return 'won';
  return share >= LIKELY ? 'depends' : 'drawn';
}

function won(...defences: string[]): Readonly<Record<string, TheoreticalResult>> {
  return Object.fromEntries(defences.map((defence) => [defence, 'won' as const]));
}
