// The arithmetic of the network, as its neurons do it.

import type {
  EvaluationSum,
  NetworkAnatomy,
  NeuronState,
  PieceWeights,
  View,
} from '@chariot/protocol';

export interface NumberedNeuron extends NeuronState {
  number: number;
}

/** A neuron's sum, kept between 0 and 1, in the network's unit of sums. */
export function heldOf(
  { sum }: Pick<NeuronState, 'sum'>,
  { weightUnit }: Pick<NetworkAnatomy, 'weightUnit'>,
): number {
  return Math.min(weightUnit, Math.max(0, sum));
}

/** The contributions of a sum's parts, in centipawns for the side to move; before rounding they add up to the evaluation. */
export function partsOf(
  { outputUnit, outputCentipawns }: Pick<NetworkAnatomy, 'outputUnit' | 'outputCentipawns'>,
  sum: EvaluationSum,
): Readonly<Record<SumPart, number>> {
  const given = (output: number): number => (output * Math.abs(outputCentipawns)) / outputUnit;
  return {
    first: given(sum.first),
    second: given(sum.second),
    bias: given(sum.bias),
    facts: (sum.handWritten * sum.share) / sum.shareUnit,
  };
}

export const SUM_PARTS = ['first', 'second', 'bias', 'facts'] as const;
export type SumPart = (typeof SUM_PARTS)[number];

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

/** The contribution of each piece to a neuron's sum, in the network's unit of sums. */
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
