import { isRecord } from '@chariot/game/values';
import type { Game, GameName } from '@chariot/protocol';
import { readGame } from '../shared/game/game.ts';
import { load } from '../shared/ui/storage.ts';

/**
 * The line to the position where the analysis was left; `undefined` if none is stored. Reads only
 * the moves of the stored tree (`storeTree` of the game package): each row begins with its parent's
 * row and a move.
 */
export function readAnalysedLine(game: GameName): Game | undefined {
  return load(`analysis.${game}`, (value): Game | undefined => {
    if (!isRecord(value) || !isRecord(value.kept) || !Array.isArray(value.kept.rows)) return;
    const { rows, start } = value.kept;
    const moves: string[] = [];
    for (let at = Number(value.place); Array.isArray(rows[at]); ) {
      const [parent, text] = rows[at] as unknown[];
      // Parents come first, so the loop ends.
      if (typeof text !== 'string' || typeof parent !== 'number' || parent >= at) return;
      moves.unshift(text);
      at = parent;
    }
    return { game, moves, ...(typeof start === 'string' ? { start } : {}) };
  });
}

/** The stored game of the view Play; `undefined` if there is none. */
export function readPlayedGame(game: GameName): Game | undefined {
  return load(`play.${game}`, (value) =>
    isRecord(value) ? readGame(game, value.game) : undefined,
  );
}
