import type { GameName } from '@chariot/protocol';
import { GAMES } from '../games/index.ts';

/** What a move that the engine does not take may be in other languages. */
export async function otherSpellings(game: GameName, text: string): Promise<string[]> {
  const spelt = (await GAMES[game].spellings()).map((spell) => spell(text));
  return spelt.filter((other) => other !== null && other !== text) as string[];
}
