import type { GameName, MoveStyle } from '../../generated/wasm.js';
import type { SketchMove } from '../sketch.ts';
import { gameOf, type ReadGame, readGames } from './read.ts';

/** The longest text that is read, in characters. */
export const LONGEST_TEXT = 2_000_000;
/** A position alone: pieces by ranks, and what follows them. */
const FEN = /^[\w+]+(?:\/[\w+]+){7,9}(?:\s+[\w\-–]+)*$/;

/** What a text holds. */
export type Found =
  | { kind: 'position'; game: GameName; fen: string }
  | { kind: 'games'; games: readonly ReadGame[] }
  | { kind: 'nothing' | 'tooLarge' };

/** Looks for games or a position in a text; `expected` is what it is of if it does not say. */
export function lookInto(text: string, expected: GameName): Found {
  if (text.length > LONGEST_TEXT) return { kind: 'tooLarge' };
  const line = text.trim().replace(/^FEN:?\s*/i, '');
  if (FEN.test(line)) {
    const ranks = line.split(/\s/)[0]?.split('/').length;
    const game = ranks === 10 ? 'xiangqi' : ranks === 8 ? 'chess' : expected;
    return { kind: 'position', game, fen: line };
  }
  const games = readGames(text).filter(({ next, start, tags }) => {
    return next.length > 0 || start !== undefined || tags.size > 0;
  });
  return games.length > 0 ? { kind: 'games', games } : { kind: 'nothing' };
}

/** The game that a text is of, and the notation of its moves. */
export function kindOf(read: ReadGame, expected: GameName): { game: GameName; style: MoveStyle } {
  const game = gameOf(read, expected);
  return { game, style: game === 'xiangqi' ? coordinatesOf(read) : 'usual' };
}

/**
 * Whether coordinates count ranks from 0 (ICCS) or from 1 (UCI). The tag `Format` says it; else a rank 0 or 10 does,
 * else a hyphen or capitals, which only ICCS has. Moves that are no coordinates are read the same in either style.
 */
function coordinatesOf({ tags, next }: ReadGame): 'iccs' | 'uci' {
  const format = tags.get('Format')?.toUpperCase();
  if (format === 'ICCS' || format === 'UCI') return format === 'ICCS' ? 'iccs' : 'uci';
  const texts: string[] = [];
  for (let move: SketchMove | undefined = next[0]; move; move = move.next[0]) texts.push(move.text);
  if (texts.some((text) => /^[a-i]\d+[a-i]\d+$/.test(text) && /10/.test(text))) return 'uci';
  const iccs = (text: string): boolean =>
    /^[A-I]\d-?[A-I]\d$|^[a-i]\d-[a-i]\d$|^[a-i]\d?0?[a-i]0$|^[a-i]0/.test(text);
  return texts.some(iccs) ? 'iccs' : 'uci';
}

/** Who played, where and when, as far as the text says. */
export function playersOf({ tags }: ReadGame): string {
  const named = (tag: string): string => {
    const value = tags.get(tag) ?? '';
    return /^[?.\s]*$/.test(value) ? '' : value;
  };
  const first = named('White') || named('Red');
  const players = [first, named('Black')].filter(Boolean).join(' – ');
  return [players, named('Event'), named('Date')].filter(Boolean).join(', ');
}
