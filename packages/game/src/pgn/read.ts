import { type Annotations, addAnnotations, noAnnotations } from '../annotations.ts';
import { MOST_MOVES, type ParsedGame, type ParsedMove, type TextPlace } from '../parsed.ts';
import { readComment } from './comment.ts';
import { GameScanner } from './scan.ts';
import { tokensOf } from './tokens.ts';

/** Something in a text that does not belong there. */
export interface PgnError {
  kind:
    | 'unclosedComment'
    | 'openVariation'
    | 'strayBracket'
    | 'noMoveToVary'
    | 'tooManyMoves'
    | 'tooManyWords';
  place: TextPlace;
}

/** A game that was read; its moves are still to be checked. */
export interface PgnGame extends ParsedGame {
  tags: ReadonlyMap<string, string>;
  /** What is wrong with the form; whatever stands before it was read. */
  error: PgnError | null;
}

/** The most characters of comments and moves that are read of a game: more would stop the page. */
const MOST_WORDS = 2_000_000;
const NO_TAGS: ReadonlySet<string> = new Set();

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
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder();
  const games: PgnGame[] = [];
  const scanner = new GameScanner(NO_TAGS, ({ start, end, line, column }) => {
    games.push(readGame(decoder.decode(bytes.subarray(start, end)), { line, column }));
  });
  scanner.take(bytes);
  scanner.end();
  return games;
}

/** A single game, whose text begins at this place of a longer one. */
export function readGame(text: string, at: TextPlace = { line: 1, column: 1 }): PgnGame {
  const placed = placesOf(text, at);
  const tags = new Map<string, string>();
  const game: PgnGame = { tags, next: [], error: null };
  const outer: PgnCursor[] = [];
  /** Comments before the first move of a variation. */
  let ahead: string[] = [];
  let reading: PgnCursor = { last: null, before: game.next, next: game.next };
  const fail = (kind: PgnError['kind'], at: number): void => {
    game.error ??= { kind, place: placed(at) };
  };
  let count = 0;
  let words = 0;
  let end = 0;
  for (const token of tokensOf(text)) {
    if (game.error) break;
    end = token.at;
    if ('text' in token) words += token.text.length;
    if (words > MOST_WORDS) {
      fail('tooManyWords', token.at);
      break;
    }
    switch (token.kind) {
      case 'tag':
        tags.set(token.name, token.value);
        break;
      case 'move': {
        count += 1;
        if (count > MOST_MOVES) {
          fail('tooManyMoves', token.at);
          break;
        }
        const move: ParsedMove = { text: token.text, place: placed(token.at), next: [] };
        reading.next.push(move);
        reading = { last: move, before: reading.next, next: move.next };
        if (ahead.length > 0) annotated(move).before = ahead.join(' ');
        ahead = [];
        break;
      }
      case 'comment':
        if (reading.last || outer.length === 0) annotate(reading.last ?? game, token.text);
        else ahead.push(token.text);
        break;
      case 'glyph':
        if (reading.last) addAnnotations(annotated(reading.last), { glyphs: [token.number] });
        break;
      case 'open':
        if (!reading.last) fail('noMoveToVary', token.at);
        outer.push(reading);
        ahead = [];
        reading = { last: null, before: reading.before, next: reading.before };
        break;
      case 'close': {
        const back = outer.pop();
        if (back) reading = back;
        else fail('strayBracket', token.at);
        // A variation of words only.
        for (const text of ahead) annotate(reading.last ?? game, text);
        ahead = [];
        break;
      }
      case 'unclosed':
        fail('unclosedComment', token.at);
        annotate(reading.last ?? game, token.text);
        break;
      case 'result':
        if (outer.length === 0 && isUnknown(tags.get('Result'))) tags.set('Result', token.text);
        break;
      default:
        token satisfies never;
    }
  }
  if (outer.length > 0) fail('openVariation', end);
  const fen = tags.get('FEN');
  if (fen) game.start = fen;
  return game;
}

/** Adds what a comment says to a move, or to the start of a game. */
function annotate(to: ParsedMove | PgnGame, text: string): void {
  const known = annotated(to);
  const more = readComment(text, known.glyphs);
  // The mark of an engine's judgement is not its author's.
  if (more.judgement) known.glyphs = [];
  addAnnotations(known, more);
}

function annotated(to: ParsedMove | PgnGame): Annotations {
  return 'comment' in to ? (to as Annotations) : Object.assign(to, noAnnotations());
}

/** True for what tags say where nothing is known. */
function isUnknown(value = '?'): boolean {
  return /^[?.*\s]*$/.test(value);
}

/** Line and column of a place in a text that begins at a place of another. */
function placesOf(text: string, begin: TextPlace): (at: number) => TextPlace {
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
    const column = at - (starts[low] ?? 0) + (low === 0 ? begin.column : 1);
    return { line: low + begin.line, column };
  };
}
