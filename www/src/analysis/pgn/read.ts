import type { SearchScore } from '../../protocol/index.ts';
import type { ParsedGame, ParsedMove, TextPlace } from '../parsed.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Something in a text that does not belong there. */
export interface PgnError {
  kind: 'unclosedComment' | 'openVariation' | 'strayBracket' | 'noMoveToVary';
  place: TextPlace;
}

/** A game that was read; its moves are still to be checked. */
export interface PgnGame extends ParsedGame {
  tags: ReadonlyMap<string, string>;
  /** What is wrong with the form; whatever stands before it was read. */
  error: PgnError | null;
}

/** The most games of one file that are offered. */
const MOST_GAMES = 500;
/** A comment's commands for programs: `[%clk 0:10:00]`. */
const COMMAND = /\[%\w+[^\]]*\]/g;
const EVALUATION = /\[%eval\s+(#?-?[\d.]+)[^\]]*\]/;

/** A place that moves are read at: after `last`, or at the start. */
interface PgnCursor {
  last: ParsedMove | null;
  /** What precedes `last`: a variation begins there. */
  before: ParsedMove[];
  /** Where the next move belongs. */
  next: ParsedMove[];
}

/** The games of a text, in the form of PGN. */
export function readGames(text: string): PgnGame[] {
  const games: PgnGame[] = [];
  const placed = placesOf(text);
  let tokens: Token[] = [];
  let moved = false;
  const finish = (): void => {
    if (tokens.length > 0 && games.length < MOST_GAMES) games.push(readGame(tokens, placed));
    tokens = [];
    moved = false;
  };
  for (const token of tokensOf(text)) {
    // A game without result ends where the next one's tags begin.
    if (token.kind === 'tag' && moved) finish();
    tokens.push(token);
    if (token.kind === 'result') finish();
    else if (token.kind === 'move') moved = true;
  }
  if (moved || games.length === 0 || tokens.some(({ kind }) => kind === 'tag')) finish();
  return games;
}

function readGame(tokens: readonly Token[], placed: (at: number) => TextPlace): PgnGame {
  const tags = new Map<string, string>();
  const game: PgnGame = { tags, next: [], error: null };
  const outer: PgnCursor[] = [];
  /** Comments before the first move of a variation: they are about that move. */
  let ahead: string[] = [];
  let reading: PgnCursor = { last: null, before: game.next, next: game.next };
  const fail = (kind: PgnError['kind'], at: number): void => {
    game.error ??= { kind, place: placed(at) };
  };
  for (const token of tokens) {
    if (game.error) break;
    switch (token.kind) {
      case 'tag':
        tags.set(token.name, token.value);
        break;
      case 'move': {
        const move: ParsedMove = { text: token.text, place: placed(token.at), next: [] };
        reading.next.push(move);
        reading = { last: move, before: reading.next, next: move.next };
        for (const text of ahead) annotate(move, text);
        ahead = [];
        break;
      }
      case 'comment':
        if (reading.last || outer.length === 0) annotate(reading.last ?? game, token.text);
        else ahead.push(token.text);
        break;
      case 'glyph':
        if (reading.last) reading.last.glyphs = [...(reading.last.glyphs ?? []), token.number];
        break;
      case 'open':
        if (!reading.last) fail('noMoveToVary', token.at);
        outer.push(reading);
        ahead = [];
        reading = { last: null, before: reading.before, next: reading.before };
        break;
      case 'close': {
        const back = outer.pop();
        ahead = [];
        if (back) reading = back;
        else fail('strayBracket', token.at);
        break;
      }
      case 'unclosed':
        fail('unclosedComment', token.at);
        break;
      case 'result':
        if (!tags.has('Result')) tags.set('Result', token.text);
        break;
      default:
        token satisfies never;
    }
  }
  const end = tokens.at(-1);
  if (outer.length > 0 && end) fail('openVariation', end.at);
  const fen = tags.get('FEN');
  if (fen) game.start = fen;
  return game;
}

/** Adds a comment; what it says to programs of the value is kept, the rest of that is dropped. */
function annotate(to: ParsedMove | PgnGame, text: string): void {
  const value = readEvaluation(text);
  const said = text.replace(COMMAND, ' ').replace(/\s+/g, ' ').trim();
  if (value) to.value = value;
  if (said) to.comment = to.comment ? `${to.comment} ${said}` : said;
}

/** `[%eval 0.35]`, `[%eval #-3]`: pawns or moves to mate, for the first side. */
function readEvaluation(comment: string): SearchScore | undefined {
  const text = EVALUATION.exec(comment)?.[1];
  if (!text) return undefined;
  const count = Number(text.replace('#', ''));
  if (!Number.isFinite(count)) return undefined;
  if (!text.startsWith('#')) return { kind: 'centipawns', value: Math.round(count * 100) };
  return { kind: text.startsWith('#-') ? 'matedIn' : 'mateIn', moves: Math.abs(count) };
}

/** Line and column of a place in a text. */
function placesOf(text: string): (at: number) => TextPlace {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
    starts.push(end + 1);
  }
  return (at) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
  };
}
