import { isRecord } from '@chariot/game/values';
import type { BoardPiece, Game, GameName, SideName } from '@chariot/protocol';

/** Longest game read from storage, in plies. */
const MAX_PLIES = 2_000;

/** The game cut to its first `plies` moves. */
export function shortened(game: Game, plies: number): Game {
  return { ...game, moves: game.moves.slice(0, plies) };
}

/** Whether `game` continues `earlier`. */
export function continues(game: Game, earlier: Game): boolean {
  return (
    game.game === earlier.game &&
    game.start === earlier.start &&
    game.style === earlier.style &&
    earlier.moves.every((move, i) => move === game.moves[i])
  );
}

/** The stored game if `value` is valid; the engine checks its moves. */
export function readGame(game: GameName, value: unknown): Game | undefined {
  if (!isRecord(value) || value.game !== game || !Array.isArray(value.moves)) return undefined;
  const { start, moves } = value;
  if (start !== undefined && typeof start !== 'string') return undefined;
  if (moves.length > MAX_PLIES || !moves.every((move) => typeof move === 'string'))
    return undefined;
  return { game, moves, ...(start === undefined ? {} : { start }) };
}

/** Bounds on the pieces of a table. */
const FEWEST_PIECES = 3;
const MOST_PIECES = 8;

/**
 * Material signature, each side's king first; the engine knows the canonical order. `undefined` if no table has so many
 * or so few pieces.
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

/** Longest FEN read from an address, in characters. */
const LONGEST = 300;

/** A FEN for an address: underscores for spaces, slashes unescaped. */
export function fenForAddress(fen: string): string {
  return encodeURIComponent(fen.replaceAll(' ', '_')).replaceAll('%2F', '/');
}

/** The FEN in an address's query (`fen=8/8/…`), however escaped; `undefined` if absent. The engine checks it. */
export function fenInQuery(query: string): string | undefined {
  const text = query.split('&').find((part) => part.startsWith('fen='));
  return text === undefined
    ? undefined
    : decoded(text.slice('fen='.length, 4 * LONGEST))
        .replaceAll('_', ' ')
        .slice(0, LONGEST);
}

/** Decoded text; unchanged if an escape is bad. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
