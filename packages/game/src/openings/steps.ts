/** A node in the tree of openings: the last names reached, and the next nodes by move. */
export interface OpeningStep {
  names: string;
  readonly next: Map<string, OpeningStep>;
}

/** Numbers before a move, and signs behind it. */
export const AROUND = /^[\d.]+|[+#!?]+$/g;

/** The node after a move as a file writes it; `undefined` if no opening continues so. */
export function followed(step: OpeningStep, move: Uint8Array): OpeningStep | undefined {
  return step.next.get(String.fromCharCode(...move).replace(AROUND, ''));
}
