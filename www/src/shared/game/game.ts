import { isRecord } from '@chariot/game/values';
import type { Game, GameName } from '@chariot/protocol';

/** The longest game that is read back from storage, in plies. */
const MAX_PLIES = 2_000;

/** The game with its first `plies` moves only. */
export function shortened(game: Game, plies: number): Game {
  return { ...game, moves: game.moves.slice(0, plies) };
}

/** True if `game` continues `earlier`. */
export function continues(game: Game, earlier: Game): boolean {
  return (
    game.game === earlier.game &&
    game.start === earlier.start &&
    game.style === earlier.style &&
    earlier.moves.every((move, i) => move === game.moves[i])
  );
}

/** A stored game, if it has the form of one. Whether its moves are legal is for the engine to say. */
export function readGame(game: GameName, value: unknown): Game | undefined {
  if (!isRecord(value) || value.game !== game || !Array.isArray(value.moves)) return undefined;
  const { start, moves } = value;
  if (start !== undefined && typeof start !== 'string') return undefined;
  if (moves.length > MAX_PLIES || !moves.every((move) => typeof move === 'string'))
    return undefined;
  return { game, moves, ...(start === undefined ? {} : { start }) };
}
