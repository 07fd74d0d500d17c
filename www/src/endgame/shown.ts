import type { ProbeResult, View } from '@chariot/protocol';

/** A position and what is known of it. */
export interface ShownPosition {
  view: View;
  /** What the tables know: `undefined` while that is awaited, `null` if no table holds the position. */
  probe: ProbeResult | null | undefined;
  /** Its ending; absent while that is awaited, and of positions with more pieces than any table. */
  ending?: Pick<ProbeResult, 'material' | 'strong'>;
}
