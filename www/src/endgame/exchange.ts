import { other } from '../game/turns.ts';
import type { PlacedMan, View } from '../generated/wasm.js';

/** The men of a position with the colours exchanged, each as far from its own edge as before. */
export function exchanged({ men, ranks }: View): PlacedMan[] {
  return men.map((man) => ({
    ...man,
    side: other(man.side),
    square: `${man.square.charAt(0)}${ranks + 1 - Number(man.square.slice(1))}`,
  }));
}
