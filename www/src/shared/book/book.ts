import type { Askable } from '@chariot/engine/client';
import type { BookMove, ErrorReply, Game, GameName, NotatedMove } from '@chariot/protocol';
import { bookFiles } from './file.ts';

/** Plies for which the first piece of a book is asked alone. */
const FIRST_PLIES = 6;
/** Longest line of any book, in plies. */
const MOST_PLIES = 60;

/** An engine, or a turn of one. */
export type Asked = Pick<Askable, 'ask'>;

/** The opening book of a game. */
export interface Book {
  /**
   * Book moves of a position, most frequent first, in the style of `position`. Empty outside the book. `key` is the
   * position's `openingKey`; without it the engine is asked. Rejects if the book cannot be loaded.
   */
  moves(position: Game, key?: string): Promise<readonly BookMove[]>;
  /**
   * Chooses a book move for a level (1 to 12); `undefined` where a player of that level leaves the book. `seed` is a random
   * integer below 2³². Rejects if the book cannot be loaded.
   */
  move(position: Game, level: number, seed: number, key?: string): Promise<NotatedMove | undefined>;
}

/** Opens the book of a game. The engine decodes its pieces. */
export function bookOf(engine: Asked, game: GameName): Book {
  const file = bookFiles.of(game);

  /** Asks with the first piece, then also with the piece of the position's key. */
  async function ask<T>(
    position: Game,
    key: string | undefined,
    of: (pieces: Uint8Array[]) => Promise<T | ErrorReply>,
    isAnswer: (reply: T) => boolean,
  ): Promise<T | undefined> {
    if (position.moves.length > MOST_PLIES) return undefined;
    if (position.start === undefined && position.moves.length < FIRST_PLIES) {
      const reply = await checked(of([await file.first()]));
      if (isAnswer(reply)) return reply;
    }
    const place = key ?? (await keyOf(engine, position));
    const piece = await file.of(place);
    // Asked after it, the first piece is of the same edition.
    return checked(of([await file.first(), piece]));
  }

  /** Unwraps a reply. After a damaged piece the book is fetched anew next time. */
  async function checked<T>(asked: Promise<T | ErrorReply>): Promise<T> {
    const reply = await asked;
    if (!isError(reply)) return reply;
    if (reply.error.kind === 'BOOK') await file.forget();
    throw new Error(reply.error.cause ?? reply.error.kind);
  }

  return {
    async moves(position, key) {
      const reply = await ask(
        position,
        key,
        (pieces) => engine.ask('book', { game: position, pieces }),
        ({ moves }) => moves.length > 0,
      );
      return reply?.moves ?? [];
    },
    async move(position, strength, seed, key) {
      const reply = await ask(
        position,
        key,
        (pieces) => engine.ask('bookMove', { game: position, pieces, strength, seed }),
        ({ best }) => best !== undefined,
      );
      return reply?.best;
    },
  };
}

function isError<T>(reply: T | ErrorReply): reply is ErrorReply {
  return typeof reply === 'object' && reply !== null && 'error' in reply;
}

async function keyOf(engine: Asked, position: Game): Promise<string> {
  const reply = await engine.ask('view', position);
  if ('error' in reply) throw new Error(reply.error.kind);
  return reply.view.openingKey;
}
