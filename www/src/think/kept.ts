import { isRecord } from '@chariot/game/values';
import type { Game, GameName } from '@chariot/protocol';
import { readGame } from '../shared/game/game.ts';
import { load } from '../shared/ui/storage.ts';

/**
 * The line to the position that the analysis was left at; `undefined` if none is kept. Of what the analysis stores
 * (`storeTree` in analysis/parsed.ts) it reads the moves only: each row begins with the row before it, and a move.
 */
export function readAnalysedLine(game: GameName): Game | undefined {
  return load(`analysis.${game}`, (value): Game | undefined => {
    if (!isRecord(value) || !isRecord(value.kept) || !Array.isArray(value.kept.rows)) return;
    const { rows, start } = value.kept;
    const moves: string[] = [];
    for (let at = Number(value.place); Array.isArray(rows[at]); ) {
      const [parent, text] = rows[at] as unknown[];
      // A row stands after the one before it, so that this comes to an end.
      if (typeof text !== 'string' || typeof parent !== 'number' || parent >= at) return;
      moves.unshift(text);
      at = parent;
    }
    return { game, moves, ...(typeof start === 'string' ? { start } : {}) };
  });
}

/** The game that is played in the view Play; `undefined` if none is kept. */
export function readPlayedGame(game: GameName): Game | undefined {
  return load(`play.${game}`, (value) =>
    isRecord(value) ? readGame(game, value.game) : undefined,
  );
}
