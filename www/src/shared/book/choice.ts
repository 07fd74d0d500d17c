import type { NotatedMove, View } from '@chariot/protocol';
import { continues } from '../game/game.ts';
import { type Asked, bookOf } from './book.ts';

/** Where the computer last left the book. It stays out of the book for the rest of that game. */
let left: View['game'] | undefined;

/** A book move for the computer at this level; `undefined` once it has left the book. Rejects without a book. */
export async function bookMove(
  engine: Asked,
  { game, openingKey }: View,
  level: number,
): Promise<NotatedMove | undefined> {
  if (left && game.moves.length > left.moves.length && continues(game, left)) return undefined;
  const seed = Math.floor(Math.random() * 2 ** 32);
  const move = await bookOf(engine, game.game).move(game, level, seed, openingKey);
  left = move ? undefined : game;
  return move;
}
