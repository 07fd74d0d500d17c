import { isRecord } from '@chariot/game/values';
import type { BoardPiece, Game, GameName, SideName } from '@chariot/protocol';

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

/** The fewest and the most pieces of a table. */
const FEWEST_PIECES = 3;
const MOST_PIECES = 8;

/**
 * The material signature of the pieces, each side's king first; the engine knows the canonical order. `undefined` if
 * they are too many or too few for a table.
 */
export function materialOf(pieces: readonly BoardPiece[]): string | undefined {
  if (pieces.length < FEWEST_PIECES || pieces.length > MOST_PIECES) return undefined;
  const letters = (side: SideName): string =>
    pieces
      .filter((piece) => piece.side === side)
      .map(({ kind }) => kind)
      .sort((a, b) => Number(b === 'K') - Number(a === 'K'))
      .join('');
  return letters('first') + letters('second');
}

/** The longest FEN that is read from an address, in characters. */
const LONGEST = 300;

/** A FEN as part of an address: underscores for spaces, and slashes as they are. */
export function fenForAddress(fen: string): string {
  return encodeURIComponent(fen.replaceAll(' ', '_')).replaceAll('%2F', '/');
}

/**
 * The FEN in the query of an address (`fen=8/8/…`), also with other escapes; `undefined` if there is none. What is wrong
 * with it is for the engine to say.
 */
export function fenInQuery(query: string): string | undefined {
  const text = query.split('&').find((part) => part.startsWith('fen='));
  return text === undefined
    ? undefined
    : decoded(text.slice('fen='.length, 4 * LONGEST))
        .replaceAll('_', ' ')
        .slice(0, LONGEST);
}

/** Text with bad escapes stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
