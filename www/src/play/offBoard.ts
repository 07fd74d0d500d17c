import type { ResultOnPage } from '@chariot/board/words';
import { isRecord, oneOf } from '@chariot/game/values';
import type { SideName } from '@chariot/protocol';

const RULES = ['resignation', 'agreement', 'time', 'timeDraw'] as const;

/** A result that does not come from the board: by resignation, agreement or time. */
export interface OffBoardResult {
  /** `timeDraw`: time ran out, but the opponent has insufficient material. */
  rule: (typeof RULES)[number];
  winner?: SideName;
}

/** The same in the form of the engine's results. */
export function endingOf({ rule, winner }: OffBoardResult): ResultOnPage {
  return { winner, termination: rule, description: rule, explanation: undefined };
}

/** A stored result, if it has the form of one. */
export function readOffBoardResult(value: unknown): OffBoardResult | null {
  if (!isRecord(value)) return null;
  const rule = oneOf(RULES, value.rule);
  const winner = oneOf<SideName>(['first', 'second'], value.winner);
  if (!rule || (winner === undefined) !== (rule === 'agreement' || rule === 'timeDraw'))
    return null;
  return winner ? { rule, winner } : { rule };
}
