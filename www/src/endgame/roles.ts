import type { ProbeResult, View } from '@chariot/protocol';

/** What the person does: explores, or plays one side against the table and is coached. */
export const ROLES = ['explore', 'attack', 'defend'] as const;
/** One of them. */
export type Role = (typeof ROLES)[number];
/** The tabs of the panel. */
export const TABS = ['moves', 'heat', 'distances', 'game'] as const;
/** One of them. */
export type Tab = (typeof TABS)[number];

/** A position and what is known of it. */
export interface ShownPosition {
  view: View;
  /** What the tables know: `undefined` while that is awaited, `null` if no table holds the position. */
  probe: ProbeResult | null | undefined;
  /** Its ending; absent while that is awaited, and of positions with more pieces than any table. */
  ending?: Pick<ProbeResult, 'material' | 'strong'>;
}
