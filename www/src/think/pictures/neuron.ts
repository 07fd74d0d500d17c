import type { NetworkAnatomy, NeuronState, PieceWeights, View } from '@chariot/protocol';

/** 1, in the units of sums and weights. */
export const UNIT = 64;

/** A neuron with its number. */
export interface NumberedNeuron extends NeuronState {
  number: number;
}

/** The neurons, those that add or take away most first. */
export function ranked({ neurons }: NetworkAnatomy): NumberedNeuron[] {
  return neurons
    .map((neuron, number) => ({ ...neuron, number }))
    .sort((a, b) => Math.abs(b.centipawns) - Math.abs(a.centipawns));
}

/** The weights of a neuron for a kind of piece, by rising square, from −127 to 127. */
export function weightsOf({ weights }: PieceWeights, neuron: number, squares: number): Int8Array {
  return Int8Array.from(weights.slice(neuron * squares, (neuron + 1) * squares));
}

/** What each piece of the position adds to the sum of a neuron, in 64ths. */
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
