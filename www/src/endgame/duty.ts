import type { SideName, View } from '@chariot/protocol';
import type { ShownPosition } from './roles.ts';

/** Conditions that decide who acts in an ending. */
export interface Standing {
  /** The last position of the game, the one on the board, and the one last probed. */
  head: View | null;
  looked: View | null;
  shown: ShownPosition | null;
  /** The person's side; `null` for both. */
  person: SideName | null;
  /** Whether the computer plays both sides. */
  isRunning: boolean;
  /** Whether the person may take back a blunder. */
  isHeld: boolean;
  /** Whether the game is being changed. */
  isHalted: boolean;
  /** Whether the view is hidden. */
  isPaused: boolean;
}

/** The position in which the computer is to move now; `null` if it is not. */
export function replyDue(standing: Standing): ShownPosition | null {
  const { head, shown, person, isRunning, isHeld, isHalted, isPaused } = standing;
  if (isPaused || isHalted || isHeld || !head || head.result) return null;
  const isItsTurn = isRunning || (person !== null && head.toMove !== person);
  return isItsTurn && shown?.view === head && shown.probe !== undefined ? shown : null;
}

/** The position for the engine to estimate: outside all tables, while the computer is not to move. */
export function estimateDue(standing: Standing): View | null {
  const { looked, shown, isPaused } = standing;
  if (isPaused || !shown || shown.probe !== null || replyDue(standing)) return null;
  const { view } = shown;
  return view === looked && !view.result ? view : null;
}
