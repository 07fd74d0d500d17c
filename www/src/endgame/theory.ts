import type { SideCensus } from '../protocol/index.ts';
import { total } from './census.ts';
import { sidesOf } from './endings.ts';

/** What the books say of an ending. */
export type TheoreticalResult = 'won' | 'drawn' | 'depends';

/** The defences that the books say each attacker beats; `?`: it depends on how the pieces stand. */
const BEATEN: Readonly<Record<string, Readonly<Record<string, TheoreticalResult>>>> = {
  R: won('', 'A', 'AA', 'B', 'BB', 'AB', 'AAB', 'ABB'),
  N: won('', 'A'),
  P: { '': 'depends' },
  CA: won('', 'A', 'AA', 'B'),
};

/** What the books say of one of the text-book endings; `undefined` for any other ending. */
export function theoreticalResult(material: string): TheoreticalResult | undefined {
  const { strong, weak } = sidesOf(material);
  const beaten = BEATEN[strong];
  return beaten && /^A{0,2}B{0,2}$/.test(weak) ? (beaten[weak] ?? 'drawn') : undefined;
}

/** Nothing can go wrong any more, but for pieces that can be taken at once. */
const SURE = 0.9;
/** The defender is often caught before his pieces are in place. */
const LIKELY = 0.75;

/**
 * What the table itself says, from the positions with the defender to move: an ending is won if nearly all of
 * them are lost, and drawn if many are not, since the defender has time to reach them. `undefined` if the
 * defender wins some: then there is no attacking side.
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
