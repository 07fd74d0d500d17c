import type { EngineClient } from '../engine/client.ts';
import { readPosition } from '../game/setup.ts';
import { GAME_NAMES } from '../games/index.ts';
import type { GameName } from '../protocol/index.ts';

/** The game that a FEN is of: `expected`, unless its engine takes the FEN for another game's, and another does not. */
export async function gameOfFen(
  engineOf: (game: GameName) => Pick<EngineClient, 'ask'>,
  fen: string,
  expected: GameName,
): Promise<GameName> {
  for (const game of [expected, ...GAME_NAMES.filter((name) => name !== expected)]) {
    const start = await readPosition(engineOf(game), game, fen);
    if (!('error' in start && start.error.kind === 'WRONG_GAME')) return game;
  }
  return expected;
}
