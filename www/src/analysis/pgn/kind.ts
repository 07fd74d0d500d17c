import type { GamesInAnalysis } from '@chariot/game';
import type { PgnGame } from '@chariot/game/pgn';
import type { GameName, MoveStyle } from '@chariot/protocol';
import { GAME_NAMES } from '../../shared/games/index.ts';

/** A game that was read is of this kind, its moves in this notation. */
export interface TextKind {
  game: GameName;
  style: MoveStyle;
}

/** Tells by moves and tags which game a text is of; `expected` if they do not tell. */
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
