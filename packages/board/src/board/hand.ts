import type { NotatedMove } from '@chariot/protocol';

/** The user's possible actions on a board's pieces. */
export interface Hand {
  /** Squares of movable pieces. */
  sources: ReadonlySet<string>;
  /** Squares that the piece on `from` may move to; with `isFree`, those that others may also move from. */
  targets(from: string): ReadonlySet<string>;
  /** Called when a piece lands on an allowed square, or off the board (`null`). */
  drop(from: string, to: string | null): void;
  /** Whether any square is a target. None is marked then; a click on another source that is no target selects it. */
  isFree?: boolean;
  /** Whether a click selects a piece. If not, every click goes to `press`. */
  picks: boolean;
  /** Called for a click or Enter on a square that neither selects nor moves a piece. */
  press?(square: string): void;
  /** Called when a selected or dragged piece is sent to a square it may not move to. */
  refuse?(from: string, to: string): void;
  /** Called for other keys on a square; returns whether the key is used. */
  key?(square: string, key: string): boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Whether a click on `to` moves the piece of `from` there. */
export function mayMove(hand: Hand, from: string, to: string): boolean {
  return hand.targets(from).has(to) || (hand.isFree === true && !hand.sources.has(to));
}

export const NO_HAND: Hand = { sources: NOTHING, targets: () => NOTHING, drop() {}, picks: true };

/** The squares that mean a move: castling has the king's new square and its rook's. */
export function landings({ to, castling }: NotatedMove): string[] {
  return castling ? [castling.kingTo, castling.rookFrom] : [to];
}

/** The hand of the side to move. `choose` gets the moves between two squares. */
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
