import type { Exploration, View } from '../generated/wasm.js';

/** A position and its table values: `undefined` while they are awaited, `null` if no table knows it. */
export interface ShownPosition {
  view: View;
  exploration: Exploration | null | undefined;
}
