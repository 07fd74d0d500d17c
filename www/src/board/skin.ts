import type { ComponentType } from 'preact';
import type { Player } from '../generated/wasm.js';
import type { Geometry } from './geometry.ts';

/** How a game looks: its board and its men. */
export interface Skin {
  /** Letters of the kinds of men, in the order an editor offers them. */
  kinds: readonly string[];
  /** Draws squares or lines and the coordinates, in SVG units of one square. */
  Surface: ComponentType<{ geometry: Geometry }>;
  /** Draws one man, filling the box it stands in. */
  Man: ComponentType<{ side: Player; kind: string }>;
}
