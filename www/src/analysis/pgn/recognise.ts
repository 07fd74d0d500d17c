import { type PgnGame, readGames } from './read.ts';

/** The longest text that is read, in characters. */
export const LONGEST_TEXT = 2_000_000;
/** A position alone: pieces by ranks, and what follows them. */
const FEN = /^[\w+]+(?:\/[\w+]+){7,9}(?:\s+[\w\-–]+)*$/;

/** What a text holds. */
export type RecognisedText =
  | { kind: 'position'; fen: string }
  | { kind: 'games'; games: readonly PgnGame[] }
  | { kind: 'nothing' | 'tooLarge' };

/** Looks for games or a position in a text. */
export function recognise(text: string): RecognisedText {
  if (text.length > LONGEST_TEXT) return { kind: 'tooLarge' };
  const line = text.trim().replace(/^FEN:?\s*/i, '');
  if (FEN.test(line)) return { kind: 'position', fen: line };
  const games = readGames(text).filter(({ next, start, tags }) => {
    return next.length > 0 || start !== undefined || tags.size > 0;
  });
  return games.length > 0 ? { kind: 'games', games } : { kind: 'nothing' };
}

/** Who played, where and when, as far as the text says. */
export function playersOf({ tags }: PgnGame): string {
  const named = (tag: string): string => {
    const value = tags.get(tag) ?? '';
    return /^[?.\s]*$/.test(value) ? '' : value;
  };
  const first = named('White') || named('Red');
  const players = [first, named('Black')].filter(Boolean).join(' – ');
  return [players, named('Event'), named('Date')].filter(Boolean).join(', ');
}
