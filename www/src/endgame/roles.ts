import type { ProbeResult, View } from '@chariot/protocol';

/** Roles of the person: explores, or plays one side against the table with a coach. */
export const ROLES = ['explore', 'attack', 'defend'] as const;
export type Role = (typeof ROLES)[number];
/** How the computer defends a lost position: `stubborn` leaves the fewest winning replies. */
export const DEFENCES = ['longest', 'stubborn'] as const;
export type Defence = (typeof DEFENCES)[number];
export const TABS = ['moves', 'heat', 'distances', 'game'] as const;
export type Tab = (typeof TABS)[number];

/** A position and its table result. */
export interface ShownPosition {
  view: View;
  /** Table result: `undefined` while it is probed, `null` if no table holds the position. */
  probe: ProbeResult | null | undefined;
  /** The ending; absent while it is probed, and for positions with more pieces than any table. */
  ending?: Pick<ProbeResult, 'material' | 'strong'>;
}
