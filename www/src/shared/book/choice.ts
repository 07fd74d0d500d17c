import type { NotatedMove, View } from '@chariot/protocol';
import { type Asked, bookOf } from './book.ts';

/** A book move for the computer at this level; `undefined` where it leaves the book. Rejects without a book. */
export function bookMove(
  engine: Asked,
  { game, openingKey }: View,
  level: number,
): Promise<NotatedMove | undefined> {
  const seed = Math.floor(Math.random() * 2 ** 32);
  return bookOf(engine, game.game).move(game, level, seed, openingKey);
}
