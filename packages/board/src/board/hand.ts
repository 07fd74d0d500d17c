import type { NotatedMove } from '@chariot/protocol';

/** What the person may do with the pieces of a board. */
export interface Hand {
  /** Squares whose piece may be moved. */
  sources: ReadonlySet<string>;
  /** Squares the piece on `from` may move to. */
  targets(from: string): ReadonlySet<string>;
  /** A piece was dropped on an allowed square, or off the board (`null`). */
  drop(from: string, to: string | null): void;
  /** True if any square is a target; none is marked then, and a click on another source selects that. */
  isFree?: boolean;
  /** True if a click selects a piece; false if every click goes to `press`. */
  picks: boolean;
  /** A click or Enter on a square that neither selects nor moves a piece. */
  press?(square: string): void;
  /** Another key on a square; true if it means something there. */
  key?(square: string, key: string): boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/** True if a click on `to` moves the piece of `from` there. */
export function mayMove(hand: Hand, from: string, to: string): boolean {
  return hand.isFree ? !hand.sources.has(to) : hand.targets(from).has(to);
}

/** Nothing may be done. */
export const NO_HAND: Hand = { sources: NOTHING, targets: () => NOTHING, drop() {}, picks: true };

/** The squares by which a move is meant: castling by the king's new square and by its rook's. */
function landings({ to, castling }: NotatedMove): string[] {
  return castling ? [castling.kingTo, castling.rookFrom] : [to];
}

/** The hand of the side to move; `choose` gets the moves between the chosen squares. */
export function playHand(
  moves: readonly NotatedMove[],
  choose: (candidates: NotatedMove[]) => void,
): Hand {
  const targets = new Map<string, Set<string>>();
  for (const move of moves) {
    const known = targets.get(move.from) ?? new Set();
    for (const to of landings(move)) known.add(to);
    targets.set(move.from, known);
  }
  return {
    sources: new Set(targets.keys()),
    targets: (from) => targets.get(from) ?? NOTHING,
    drop(from, to) {
      if (to === null) return;
      const own = moves.filter((move) => move.from === from);
      const exact = own.filter((move) => move.to === to);
      choose(exact.length > 0 ? exact : own.filter((move) => landings(move).includes(to)));
    },
    picks: true,
  };
}
