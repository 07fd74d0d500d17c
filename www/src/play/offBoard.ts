import type { ResultOnPage } from '@chariot/board/words';
import { isRecord, oneOf } from '@chariot/game/values';
import type { SearchScore, SideName } from '@chariot/protocol';

const RULES = ['resignation', 'agreement', 'time', 'timeDraw'] as const;

/** A result off the board: by resignation, agreement or time. */
export interface OffBoardResult {
  /** `timeDraw`: time ran out, but the opponent has insufficient material. */
  rule: (typeof RULES)[number];
  winner?: SideName;
}

/** The result in the engine's form. */
export function endingOf({ rule, winner }: OffBoardResult): ResultOnPage {
  return { winner, termination: rule, description: rule, explanation: undefined };
}

export function readOffBoardResult(value: unknown): OffBoardResult | null {
  if (!isRecord(value)) return null;
  const rule = oneOf(RULES, value.rule);
  const winner = oneOf<SideName>(['first', 'second'], value.winner);
  if (!rule || (winner === undefined) !== (rule === 'agreement' || rule === 'timeDraw'))
    return null;
  return winner ? { rule, winner } : { rule };
}

/** Moves of each side before the computer considers a draw. */
const EARLIEST = 10;
/** Move from which it accepts a draw in an even position. */
const LATE = 30;
/** Highest score, in centipawns, at which it accepts a draw: early, and late in the game. */
const WORSE = -50;
const EVEN = 20;
/** Plies from a refusal to the next offer. */
const PATIENCE = 10;

/** Whether the computer accepts a draw. `score`: for the computer, from a short search at full strength. */
export function takesDraw(score: SearchScore, plies: number): boolean {
  if (score.kind === 'mateIn') return false;
  const moves = Math.floor(plies / 2);
  if (moves < EARLIEST) return false;
  if (score.kind === 'matedIn') return true;
  return score.value <= (moves >= LATE ? EVEN : WORSE);
}

/** Whether a draw may be offered after `plies`. `refused`: plies at the last refusal. */
export function hearsOffer(plies: number, refused: number | null): boolean {
  return refused === null || plies < refused || plies >= refused + PATIENCE;
}
