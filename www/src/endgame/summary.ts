import { sideAfter } from '@chariot/game';
import type { DistanceToMate, SideName, View } from '@chariot/protocol';

/** What a side could reach by best play, from a position on. */
export interface Par {
  /** Plies that had been played. */
  plies: number;
  /** The side to move. */
  side: SideName;
  value: DistanceToMate;
}

/** How a game in training ended, against what could be reached. */
export type Summary =
  /** `best`: moves of the quickest win; absent if there was none by force. */
  | { kind: 'won'; moves: number; best?: number }
  /** Mated, or left without a move, after so many moves of the `best` that were possible. */
  | { kind: 'lasted'; moves: number; best: number }
  | { kind: 'held' }
  /** A draw from a lost position. */
  | { kind: 'saved' }
  /** The win that was there, in `best` moves, became a draw. */
  | { kind: 'drawn'; best: number }
  /** A win or a draw became a loss. */
  | { kind: 'lost' };

/** How the side did since; `null` while the game goes on. */
export function summaryOf({ plies, side, value }: Par, view: View): Summary | null {
  const { result, history } = view;
  if (!result || history.length <= plies) return null;
  const moves = history.filter((_, ply) => ply >= plies && sideAfter(view, ply) === side).length;
  if (result.winner === side) {
    return value.kind === 'win'
      ? { kind: 'won', moves, best: value.moves }
      : { kind: 'won', moves };
  }
  if (result.winner) {
    return value.kind === 'loss' ? { kind: 'lasted', moves, best: value.moves } : { kind: 'lost' };
  }
  if (value.kind === 'win') return { kind: 'drawn', best: value.moves };
  return { kind: value.kind === 'draw' ? 'held' : 'saved' };
}
