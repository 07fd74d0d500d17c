import type { SideName, View } from '@chariot/protocol';
import type { ShownPosition } from './roles.ts';

/** What decides who does something in an ending. */
export interface Standing {
  /** The position at the end of the game, the one that is looked at, and the last of which tables have said what they know. */
  head: View | null;
  looked: View | null;
  shown: ShownPosition | null;
  /** The side of the person; `null` for both. */
  person: SideName | null;
  /** True while the computer plays both sides. */
  isRunning: boolean;
  /** True if the person's last move was a blunder that may be taken back. */
  isHeld: boolean;
  /** True while the game is being changed. */
  isHalted: boolean;
  /** True while the ending is not on the screen. */
  isPaused: boolean;
}

/** The position in which the computer is to move now; `null` if it has nothing to do. */
export function replyDue(standing: Standing): ShownPosition | null {
  const { head, shown, person, isRunning, isHeld, isHalted, isPaused } = standing;
  if (isPaused || isHalted || isHeld || !head || head.result) return null;
  const isItsTurn = isRunning || (person !== null && head.toMove !== person);
  return isItsTurn && shown?.view === head && shown.probe !== undefined ? shown : null;
}

/** The position that the engine is to estimate: one that no table holds, while the computer does not move in it. */
export function estimateDue(standing: Standing): View | null {
  const { looked, shown, isPaused } = standing;
  if (isPaused || !shown || shown.probe !== null || replyDue(standing)) return null;
  const { view } = shown;
  return view === looked && !view.result ? view : null;
}
