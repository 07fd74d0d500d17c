import { other } from '../game/turns.ts';
import type { PlacedMan, View } from '../generated/wasm.js';

/** The pieces of a position with the colours exchanged, each as far from its own edge as before. */
export function exchanged({ men, ranks }: View): PlacedMan[] {
  return men.map((piece) => ({
    ...piece,
    side: other(piece.side),
    square: `${piece.square.charAt(0)}${ranks + 1 - Number(piece.square.slice(1))}`,
  }));
}
