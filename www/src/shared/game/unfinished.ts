import { isRecord, oneOf } from '@chariot/game/values';
import type { GameName, SideName } from '@chariot/protocol';
import { load } from '../ui/storage.ts';

/** The position of a stored game, for callers without an engine. */
export interface GameAtHand {
  fen: string;
  below: SideName;
  /** Half-moves played. */
  plies: number;
  isOver: boolean;
}

/** The stored game that waits to be continued, if any. */
export function unfinishedOf(game: GameName): GameAtHand | undefined {
  return load(`play.${game}`, (value) => {
    const { fen, below, plies, isOver } =
      isRecord(value) && isRecord(value.atHand) ? value.atHand : {};
    const side = oneOf(['first', 'second'] as const, below);
    if (typeof fen !== 'string' || !side || typeof plies !== 'number') return undefined;
    return plies > 0 && isOver === false ? { fen, below: side, plies, isOver } : undefined;
  });
}
