import type { ProbeResult, View } from '../protocol/index.ts';

/** A position and what the tables know of it: `undefined` while that is awaited, `null` if no table holds it. */
export interface ShownPosition {
  view: View;
  probe: ProbeResult | null | undefined;
}
