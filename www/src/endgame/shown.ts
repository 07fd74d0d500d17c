import type { ProbeResult, View } from '../protocol/index.ts';

/** A position and its table values: `undefined` while they are awaited, `null` if no table knows it. */
export interface ShownPosition {
  view: View;
  exploration: ProbeResult | null | undefined;
}
