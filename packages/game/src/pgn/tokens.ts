import { glyphOf, splitSigns } from './nags.ts';

/** Results: PGN's signs, and the words of Chinese score sheets. */
const RESULTS: ReadonlyMap<string, string> = new Map([
  ...['1-0', '红胜', '紅勝', '红方胜', '紅方勝', '先胜', '先勝'].map(
    (said) => [said, '1-0'] as const,
  ),
  ...['0-1', '黑胜', '黑勝', '黑方胜', '黑方勝', '先负', '先負'].map(
    (said) => [said, '0-1'] as const,
  ),
  ...['1/2-1/2', '½-½', '和棋', '和局', '先和'].map((said) => [said, '1/2-1/2'] as const),
  ['*', '*'],
]);

/** The result that a word is, in PGN's signs. It may be in brackets, or behind a move number. */
export function resultOf(word: string): string | undefined {
  const said = halfWidth(word)
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^\d+\.+/, '');
  return RESULTS.get(said);
}

/** Full-width letters, digits and signs in their usual form: `Ｃ２＝５` becomes `C2=5`. */
function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

/** A token of a game's text, beginning at `at`. */
export type Token =
  | { kind: 'tag'; name: string; value: string; at: number }
  | { kind: 'comment'; text: string; at: number }
  | { kind: 'open' | 'close'; at: number }
  | { kind: 'glyph'; number: number; at: number }
  | { kind: 'result'; text: string; at: number }
  | { kind: 'move'; text: string; at: number }
  | { kind: 'unclosed'; text: string; at: number };

/** A tag. A backslash escapes quotation marks and itself; some programs forget the last quote. */
const TAG = /\[\s*([^\s"[\]]+)\s+"((?:[^"\\\n]|\\.)*)"?\s*\]?/y;
/** Blanks, and the signs that people write between moves. */
const BLANK = /[\s,，、。]+/y;
const REST_OF_LINE = /[^\n]*/y;
const RESULT = /(?:1-0|0-1|1\/2-1\/2|½-½|\*)(?=[\s,，。(){};$[\]]|$)/y;
const NUMBER = /-?[\d０-９]+\s*(?:[.．]+|…|、)|[\d０-９]+\s*(?=[\s{(])/y;
const DOTS = /[.…．]+/y;
/** Characters before a line's first sign: none, a byte order mark, or a line end. */
const LINE_ENDS: readonly (string | undefined)[] = [undefined, '\ufeff', '\n', '\r'];
/** The number after `$`. A negative one counts as none. */
const DIGITS = /[-+]?\d+/y;
const WORD = /[^\s,，、。{}();$[\]]+/y;
/** Moves of four characters each, run together. */
const GLUED = /^(?:..[进進退平].){2,}$/u;
/** Some write it behind a capture, which is a complete move without it. */
const EN_PASSANT = /^e\.?p\.?$/;

/**
 * Splits the text of games, chess or xiangqi, into tokens. The form is PGN's; the engine checks the
 * moves. No token is an error, so that everything before an odd one can be kept.
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
        ? { kind: 'unclosed', text: tidy(text.slice(at + 1)), at: begin }
        : { kind: 'comment', text: tidy(text.slice(at + 1, end)), at: begin };
      at = end < 0 ? text.length : end + 1;
    } else if (first === ';') {
      const line = take(REST_OF_LINE)?.[0] ?? '';
      yield { kind: 'comment', text: tidy(line.slice(1)), at: begin };
    } else if (first === '%' && LINE_ENDS.includes(text[at - 1])) {
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
      const number = Number(take(DIGITS)?.[0]);
      if (number >= 0 && number < 256) yield { kind: 'glyph', number, at: begin };
    } else {
      const result = take(RESULT);
      if (result) yield { kind: 'result', text: result[0].replace('½-½', '1/2-1/2'), at: begin };
      else if (!take(NUMBER) && !take(DOTS)) yield* moveAt(begin, take(WORD)?.[0] ?? '');
      if (at === begin) at += 1;
    }
  }
}

/** One or more moves without spaces between them and the signs behind them, or a sign alone. */
function* moveAt(at: number, written: string): Generator<Token> {
  const word = halfWidth(written);
  if (EN_PASSANT.test(word)) return;
  const result = resultOf(word);
  if (result) {
    yield { kind: 'result', text: result, at };
    return;
  }
  const alone = glyphOf(word);
  if (alone !== undefined) {
    yield { kind: 'glyph', number: alone, at };
    return;
  }
  const { move, glyphs } = splitSigns(word);
  const end = move.length;
  const length = GLUED.test(move) ? 4 : Math.max(end, 1);
  for (let i = 0; i < end; i += length) {
    yield { kind: 'move', text: move.slice(i, i + length), at: at + i };
  }
  for (const number of glyphs) yield { kind: 'glyph', number, at: at + end };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function unquoted(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}
