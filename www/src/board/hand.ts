import type { NotatedMove } from '../protocol/index.ts';

/** What the person may do with the pieces of a board. */
export interface Hand {
  /** Squares whose piece may be picked up. */
  sources: ReadonlySet<string>;
  /** Squares the piece on `from` may be put down on. */
  targets(from: string): ReadonlySet<string>;
  /** A piece was put down on an allowed square, or off the board. */
  drop(from: string, to: string | null): void;
  /** True if a piece may be dragged to any square: none is marked. */
  isFree?: boolean;
  /** True if clicking picks a piece up; false if every click goes to `press`. */
  picks: boolean;
  /** A square was clicked (or Enter pressed on it) and nothing was picked up or put down. */
  press?(square: string): void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Nothing may be done. */
export const NO_HAND: Hand = { sources: NOTHING, targets: () => NOTHING, drop() {}, picks: true };

/** One of the moves may be made; `choose` gets those that go from and to the chosen squares. */
export function playHand(
  moves: readonly NotatedMove[],
  choose: (candidates: NotatedMove[]) => void,
): Hand {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of moves) {
    const known = targets.get(from);
    if (known) known.add(to);
    else targets.set(from, new Set([to]));
  }
  return {
    sources: new Set(targets.keys()),
    targets: (from) => targets.get(from) ?? NOTHING,
    drop(from, to) {
      if (to !== null) choose(moves.filter((move) => move.from === from && move.to === to));
    },
    picks: true,
  };
}
