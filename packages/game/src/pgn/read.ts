import { type Annotations, addAnnotations, noAnnotations } from '../annotations.ts';
import { MOST_MOVES, type ParsedGame, type ParsedMove, type TextPlace } from '../parsed.ts';
import { readComment } from './comment.ts';
import { GameScanner } from './scan.ts';
import { tokensOf } from './tokens.ts';

/** A fault in the form of a text. */
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

/** A game as read. Its moves are not yet checked. */
export interface PgnGame extends ParsedGame {
  tags: ReadonlyMap<string, string>;
  /** The first fault; everything before it was read. */
  error: PgnError | null;
}

/** Most characters of comments and moves read of a game: more would freeze the page. */
const MOST_WORDS = 2_000_000;
const NO_TAGS: ReadonlySet<string> = new Set();

/** A reading position: after `last`, or at the start. */
interface PgnCursor {
  last: ParsedMove | null;
  /** The siblings of `last`: a variation belongs there. */
  before: ParsedMove[];
  /** The list for the next move. */
  next: ParsedMove[];
}

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

/** A single game; `at` is its place in a longer text. */
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

/** Adds a comment to a move, or to the start of a game. */
function annotate(to: ParsedMove | PgnGame, text: string): void {
  const known = annotated(to);
  const more = readComment(text, known.glyphs);
  // The mark belongs to the engine's judgement, not to the author.
  if (more.judgement) known.glyphs = [];
  addAnnotations(known, more);
}

function annotated(to: ParsedMove | PgnGame): Annotations {
  return 'comment' in to ? (to as Annotations) : Object.assign(to, noAnnotations());
}

function isUnknown(value = '?'): boolean {
  return /^[?.*\s]*$/.test(value);
}

/** Line and column of an index in a text that begins at `begin`. */
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
