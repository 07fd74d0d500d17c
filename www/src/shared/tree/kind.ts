import type { EngineClient } from '@chariot/engine/client';
import type { GamesInAnalysis } from '@chariot/game';
import type { PgnGame } from '@chariot/game/pgn';
import type { ErrorReply, GameName, MoveStyle } from '@chariot/protocol';
import { readPosition, type StartPosition } from '../game/record.ts';
import { GAME_NAMES } from '../games/index.ts';

/** The game and notation of a text. */
export interface TextKind {
  game: GameName;
  style: MoveStyle;
}

/** The game of a text, by its moves and tags; `expected` if they do not tell. */
export function kindOf(read: PgnGame, expected: GameName, games: GamesInAnalysis): TextKind {
  const game = gameOf(read, expected, games);
  return { game, style: games[game].text.readStyle(read) };
}

function gameOf({ next, tags }: PgnGame, expected: GameName, games: GamesInAnalysis) {
  const named = `${tags.get('Variant') ?? ''} ${tags.get('Game') ?? ''}`.trim();
  const move = next[0]?.text ?? '';
  return (
    GAME_NAMES.find((game) => games[game].text.isOwnMove(move)) ??
    GAME_NAMES.find((game) => games[game].text.names.test(named)) ??
    expected
  );
}

/** A FEN as read by the engine of its game. */
export interface ReadFen {
  game: GameName;
  start: StartPosition | ErrorReply;
}

/** Reads a FEN and finds its game: `expected`, unless only another game's engine accepts it. */
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
