/** A piece of a game's text; `at` is where it begins. */
export type Token =
  | { kind: 'tag'; name: string; value: string; at: number }
  | { kind: 'comment'; text: string; at: number }
  | { kind: 'open' | 'close'; at: number }
  | { kind: 'glyph'; number: number; at: number }
  | { kind: 'result'; text: string; at: number }
  | { kind: 'move'; text: string; at: number }
  /** A comment that nothing closes. */
  | { kind: 'unclosed'; at: number };

/** The judgements that are written as signs behind a move, by their number. */
export const SIGNS: Readonly<Record<number, string>> = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
};

const NUMBERS = new Map(Object.entries(SIGNS).map(([number, sign]) => [sign, Number(number)]));

/** A tag's value may hold quotation marks and backslashes behind a backslash; some programs forget the last quote. */
const TAG = /\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"?\s*\]?/y;
const BLANK = /[\s\u3000\ufeff]+/y;
const REST_OF_LINE = /[^\n]*/y;
const RESULT = /(?:1-0|0-1|1\/2-1\/2|½-½|\*)(?=[\s)}{;]|$)/y;
const NUMBER = /\d+\s*(?:\.+|…|、|．|(?=[\s{(]))/y;
const DOTS = /[.…．]+/y;
const WORD = /[^\s\u3000{}();$[\]]+/y;

/**
 * The text of games in pieces, for chess as for xiangqi: the form is PGN's, and what is a legal move is for the engine
 * to say. No piece is refused, so that whatever stands before an odd one can be kept.
 */
export function* tokensOf(text: string): Generator<Token> {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < text.length) {
    if (take(BLANK)) continue;
    const begin = at;
    const first = text[at];
    if (first === '{') {
      const end = text.indexOf('}', at);
      yield end < 0
        ? { kind: 'unclosed', at: begin }
        : { kind: 'comment', text: tidy(text.slice(at + 1, end)), at: begin };
      at = end < 0 ? text.length : end + 1;
    } else if (first === ';') {
      const line = take(REST_OF_LINE)?.[0] ?? '';
      yield { kind: 'comment', text: tidy(line.slice(1)), at: begin };
    } else if (first === '%' && (at === 0 || text[at - 1] === '\n')) {
      // Such a line is for programs.
      take(REST_OF_LINE);
    } else if (first === '[') {
      const tag = take(TAG);
      if (tag) yield { kind: 'tag', name: tag[1] ?? '', value: unquoted(tag[2] ?? ''), at: begin };
      else at += 1;
    } else if (first === '(' || first === ')') {
      at += 1;
      yield { kind: first === '(' ? 'open' : 'close', at: begin };
    } else if (first === '$') {
      at += 1;
      const number = Number(take(/\d+/y)?.[0]);
      if (number > 0 && number < 256) yield { kind: 'glyph', number, at: begin };
    } else {
      const result = take(RESULT);
      if (result) yield { kind: 'result', text: result[0].replace('½-½', '1/2-1/2'), at: begin };
      else if (!take(NUMBER) && !take(DOTS)) yield* moveAt(begin, take(WORD)?.[0] ?? '');
      if (at === begin) at += 1;
    }
  }
}

/** A move, and the sign that stands behind it. */
function* moveAt(at: number, word: string): Generator<Token> {
  const move = word.replace(/[!?]+$/, '');
  const sign = NUMBERS.get(word.slice(move.length));
  if (move) yield { kind: 'move', text: move, at };
  if (sign !== undefined) yield { kind: 'glyph', number: sign, at: at + move.length };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function unquoted(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}
