// The arithmetic of the network, as its neurons do it.

import type { NetworkAnatomy, NeuronState, PieceWeights, View } from '@chariot/protocol';

/** 1.0, in the units of sums and weights. */
export const UNIT = 64;

export interface NumberedNeuron extends NeuronState {
  number: number;
}

/** A neuron's sum, kept between 0 and 1, in 64ths. */
export function heldOf({ sum }: NeuronState): number {
  return Math.min(UNIT, Math.max(0, sum));
}

/** Worth of one whole output, in centipawns for the first side; negative if the other side is to move. */
export function outputOf({ neurons }: NetworkAnatomy): number {
  const loudest = neurons.reduce((a, b) =>
    Math.abs(b.centipawns) > Math.abs(a.centipawns) ? b : a,
  );
  const share = (heldOf(loudest) / UNIT) ** 2 * (loudest.weight / UNIT);
  return share === 0 ? 0 : Math.round(loudest.centipawns / share);
}

/** The neurons, largest contribution first, of either sign. */
export function ranked({ neurons }: NetworkAnatomy): NumberedNeuron[] {
  return neurons
    .map((neuron, number) => ({ ...neuron, number }))
    .sort((a, b) => Math.abs(b.centipawns) - Math.abs(a.centipawns));
}

/** A neuron's weights for a type of piece, by rising square, −127 to 127. */
export function weightsOf({ weights }: PieceWeights, neuron: number, squares: number): Int8Array {
  return Int8Array.from(weights.slice(neuron * squares, (neuron + 1) * squares));
}

/** The contribution of each piece to a neuron's sum, in 64ths. */
export function sharesOf(
  { weights }: NetworkAnatomy,
  neuron: number,
  { pieces, files, ranks }: Pick<View, 'pieces' | 'files' | 'ranks'>,
): { square: string; share: number }[] {
  return pieces.map(({ square, side, kind }) => {
    const its = weights.find((one) => one.side === side && one.kind === kind);
    const share = its ? (weightsOf(its, neuron, files * ranks)[indexOf(square, files)] ?? 0) : 0;
    return { square, share };
  });
}

function indexOf(square: string, files: number): number {
  return (Number(square.slice(1)) - 1) * files + square.charCodeAt(0) - 'a'.charCodeAt(0);
}
