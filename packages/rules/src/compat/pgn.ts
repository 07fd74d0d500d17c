import { RulesError } from '../error.ts';

/** A move of a main line as written. */
export interface WrittenMove {
  san: string;
  suffix: string | undefined;
  nags: number[];
  comment: string | undefined;
}

export interface WrittenGame {
  headers: Map<string, string>;
  /** Comment before the first move. */
  comment: string | undefined;
  moves: WrittenMove[];
  result: string | undefined;
}

const TAG = /\s*\[\s*([a-zA-Z]+)\s*"([^"]*)"\s*\]/y;
const BLANK = /\s+/y;
const COMMENT = /\{([^}]*)\}|;([^\r\n]*)/y;
const NUMBER = /\d*\.[\s.]*/y;
const RESULT = /1-0|0-1|1\/2-1\/2|\*/y;
const SAN = /(?:O-O-O|O-O|0-0-0|0-0|--|[a-zA-Z][a-zA-Z1-8=-]+)[+#]?/y;
const SUFFIX = /[!?]{1,2}/y;
const NAG = /\s*\$(\d+)/y;
const BRACKET = /[()]/y;

/**
 * The main line of a game, word by word: comments as they stand. Variations are passed over.
 * @throws {RulesError} where the text is no PGN.
 */
export function readPgn(text: string): WrittenGame {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const game: WrittenGame = {
    headers: new Map(),
    comment: undefined,
    moves: [],
    result: undefined,
  };
  for (let tag = take(TAG); tag; tag = take(TAG)) game.headers.set(tag[1] ?? '', tag[2] ?? '');
  let depth = 0;
  while (take(BLANK) || at < text.length) {
    const comment = take(COMMENT);
    const bracket = comment ? null : take(BRACKET);
    if (comment) {
      const words = comment[1]?.replace(/[\r\n]+/g, ' ') ?? comment[2]?.trim() ?? '';
      if (depth === 0) (game.moves.at(-1) ?? game).comment = words;
    } else if (bracket) {
      depth += bracket[0] === '(' ? 1 : -1;
      if (depth < 0) break;
    } else if (at < text.length) {
      const result = depth === 0 ? take(RESULT) : null;
      if (result) {
        game.result = result[0];
        const last = take(BLANK) && take(COMMENT);
        if (last) (game.moves.at(-1) ?? game).comment = last[1] ?? last[2] ?? '';
        take(BLANK);
        break;
      }
      take(NUMBER);
      take(BLANK);
      const san = take(SAN)?.[0];
      if (san === undefined) break;
      const move: WrittenMove = { san, suffix: take(SUFFIX)?.[0], nags: [], comment: undefined };
      for (let nag = take(NAG); nag; nag = take(NAG)) move.nags.push(Number(nag[1]));
      if (depth === 0) game.moves.push(move);
    }
  }
  if (at < text.length || depth !== 0) throw unexpected(text, at);
  return game;
}

function unexpected(text: string, at: number): RulesError {
  const lines = text.slice(0, at).split('\n');
  const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  const found = at < text.length ? JSON.stringify(text.slice(at, at + 12)) : 'the end';
  const message = `Line ${place.line}, column ${place.column}: this is no PGN: ${found}.`;
  return new RulesError('PGN', message, [], place);
}

/**
 * The parts of a game in lines of at most `width` characters, 0 for one line. Only parts with
 * comments are broken at their spaces.
 */
export function wrap(parts: readonly string[], width: number, newline: string): string {
  if (width === 0) return parts.join(' ');
  const lines: string[] = [];
  let line = '';
  const add = (word: string): void => {
    const fits = line.length + word.length + (line === '' ? 0 : 1) <= width;
    if (line !== '' && !fits) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  };
  for (const part of parts) {
    const breaks = part.includes('{') && line.length + part.length > width;
    for (const word of breaks ? part.split(' ').filter(Boolean) : [part]) add(word);
  }
  return [...lines, line].join(newline);
}
