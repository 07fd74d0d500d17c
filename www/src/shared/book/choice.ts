import type { Character, NotatedMove, View } from '@chariot/protocol';
import { type Asked, bookOf } from './book.ts';

/**
 * A book move for the computer as it plays; `undefined` where it leaves the book. Rejects without a book. The student plays an
 * opening of its own.
 */
export async function bookMove(
  engine: Asked,
  { game, openingKey }: View,
  { level, character }: { level: number; character?: Character | undefined },
): Promise<NotatedMove | undefined> {
  if (character === 'student') return undefined;
  const seed = Math.floor(Math.random() * 2 ** 32);
  return bookOf(engine, game.game).move(game, level, seed, openingKey);
}
