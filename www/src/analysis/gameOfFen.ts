import type { EngineClient } from '@chariot/engine/client';
import type { ErrorReply, GameName } from '@chariot/protocol';
import { readPosition, type StartPosition } from '../shared/game/setup.ts';
import { GAME_NAMES } from '../shared/games/index.ts';

/** A FEN as the engine of its game read it. */
export interface ReadFen {
  game: GameName;
  start: StartPosition | ErrorReply;
}

/**
 * Reads a FEN and tells which game it is of: `expected`, unless its engine takes the FEN for another game's, and
 * another does not.
 */
export async function gameOfFen(
  engineOf: (game: GameName) => Pick<EngineClient, 'ask'>,
  fen: string,
  expected: GameName,
): Promise<ReadFen> {
  const read = async (game: GameName): Promise<ReadFen> => ({
    game,
    start: await readPosition(engineOf(game), game, fen),
  });
  const first = await read(expected);
  if (!isOfAnotherGame(first)) return first;
  for (const game of GAME_NAMES.filter((name) => name !== expected)) {
    const found = await read(game);
    if (!isOfAnotherGame(found)) return found;
  }
  return first;
}

function isOfAnotherGame({ start }: ReadFen): boolean {
  return 'error' in start && start.error.kind === 'WRONG_GAME';
}
