import { followed, type OpeningStep } from '../openings/steps.ts';
import { resultOf } from './tokens.ts';

/** A game's place in a file, and its tags. */
export interface FoundGame {
  start: number;
  end: number;
  /** Line and column of the beginning, from 1. */
  line: number;
  column: number;
  /** The wanted tags. Without a tag `Result`, the end of the moves supplies it. */
  tags: ReadonlyMap<string, string>;
  /** Names of the opening, one line a language; empty if it has none. */
  opening: string;
}

const NEWLINE = 10;
const RETURN = 13;
const QUOTE = code('"');
const BACKSLASH = code('\\');
const OPEN_TAG = code('[');
const CLOSE_TAG = code(']');
const OPEN_COMMENT = code('{');
const CLOSE_COMMENT = code('}');
const OPEN_VARIATION = code('(');
const CLOSE_VARIATION = code(')');
const SEMICOLON = code(';');
const PERCENT = code('%');
const DOLLAR = code('$');
const ENDS_WORD = new Set([...'{}();$[]'].map(code));
/** Blank characters of UTF-8: the ideographic space and the byte order mark. */
const WIDE_BLANKS = new Set([0xe38080, 0xefbbbf]);
/** Last bytes of results in UTF-8. */
const RESULT_ENDS = new Set(
  [...'012*½胜勝负負棋局和）'].map((end) => new TextEncoder().encode(end).at(-1) ?? 0),
);
/** Longest result in bytes. */
const LONGEST_RESULT = 16;
/** After an empty line this begins a game, even inside an unclosed comment. */
const EVENT = '[Event "';
/** Most bytes reported of a tag. */
const LONGEST_TAG = 256;

interface Start {
  at: number;
  line: number;
  column: number;
}

const NOWHERE: Start = { at: 0, line: 1, column: 1 };

type Place = 'moves' | 'word' | 'comment' | 'line' | 'tagName' | 'tagBlank' | 'tagValue' | 'tagEnd';

/**
 * Finds the games of a UTF-8 file that comes in parts, by the rules of `tokensOf` and `readGames`:
 * a game ends with its result, or where the next tags begin. Each byte is read once and only wanted
 * tags become text, which makes it much faster than reading.
 */
export class GameScanner {
  readonly #wanted: ReadonlySet<string>;
  readonly #found: (game: FoundGame) => void;
  readonly #decoder = new TextDecoder();
  #place: Place = 'moves';
  /** Bytes and lines taken, and the end of the last line. */
  #at = 0;
  #line = 1;
  #lineStart = 0;
  #depth = 0;
  #previous = NEWLINE;
  #beginsLine = true;
  /** The current game. */
  #start: Start = NOWHERE;
  #isEmpty = true;
  #tags = new Map<string, string>();
  #hasTags = false;
  #moved = false;
  /** The opening so far, and its node; `undefined` once no opening continues so. */
  #opening = '';
  #step: OpeningStep | undefined;
  readonly #openings: OpeningStep | undefined;
  /** End of the result, once seen, and beginning of the comments behind it. */
  #resultEnd = -1;
  #afterResult: Start | null = null;
  /** The current word, as far as it can be a result; its last three bytes; its count of letters. */
  readonly #word = new Uint8Array(LONGEST_RESULT);
  #wordLength = 0;
  #tail = 0;
  #ofMoves = 0;
  /** The current tag. */
  #tagStart: Start = NOWHERE;
  #tagName = '';
  readonly #value = new Uint8Array(LONGEST_TAG);
  #valueLength = 0;
  #escaped = false;
  /**
   * In a comment: whether an empty line precedes, and the bytes of `EVENT` that the line begins
   * with.
   */
  #wasEmpty = false;
  #eventLength = -1;

  /** Reports the tags in `wanted`, and the names in `openings`. */
  constructor(
    wanted: ReadonlySet<string>,
    found: (game: FoundGame) => void,
    openings?: OpeningStep,
  ) {
    this.#wanted = wanted;
    this.#found = found;
    this.#openings = openings;
    this.#step = openings;
  }

  take(bytes: Uint8Array): void {
    for (let i = 0; i < bytes.length; i += 1) {
      const byte = bytes[i] ?? 0;
      this.#takeByte(byte);
      this.#at += 1;
      if (byte === NEWLINE) {
        this.#line += 1;
        this.#lineStart = this.#at;
      }
      if (byte !== RETURN) this.#previous = byte;
      this.#beginsLine =
        byte === NEWLINE || byte === RETURN || (this.#at === 3 && this.#tail === 0xefbbbf);
    }
  }

  /** Call it after the last part. */
  end(): void {
    if (this.#place === 'word') this.#endWord();
    if (this.#place === 'tagValue') this.#endTag();
    this.#finish(this.#at);
  }

  #takeByte(byte: number): void {
    switch (this.#place) {
      case 'comment':
        this.#takeOfComment(byte);
        break;
      case 'line':
        if (byte === NEWLINE) this.#place = 'moves';
        break;
      case 'tagName':
        this.#takeOfTagName(byte);
        break;
      case 'tagBlank':
        if (byte === QUOTE) this.#place = 'tagValue';
        else if (!isBlank(byte)) this.#takeOfMoves(byte);
        break;
      case 'tagValue':
        if (byte === NEWLINE || (byte === QUOTE && !this.#escaped)) this.#endTag();
        else if (byte === BACKSLASH && !this.#escaped) this.#escaped = true;
        else {
          this.#escaped = false;
          if (this.#valueLength < LONGEST_TAG) this.#value[this.#valueLength++] = byte;
        }
        break;
      case 'tagEnd':
        if (byte === CLOSE_TAG) this.#place = 'moves';
        else if (!isBlank(byte)) this.#takeOfMoves(byte);
        break;
      case 'word':
        if (isBlank(byte) || ENDS_WORD.has(byte)) {
          this.#endWord();
          this.#takeOfMoves(byte);
        } else this.#takeOfWord(byte);
        break;
      default:
        this.#takeOfMoves(byte);
    }
  }

  #takeOfMoves(byte: number): void {
    this.#place = 'moves';
    if (isBlank(byte)) return;
    if (this.#resultEnd >= 0) this.#takeBehindResult(byte);
    if (this.#isEmpty) {
      this.#isEmpty = false;
      this.#start = this.#here();
    }
    switch (byte) {
      case OPEN_COMMENT:
        this.#place = 'comment';
        this.#eventLength = -1;
        this.#wasEmpty = false;
        break;
      case SEMICOLON:
        this.#place = 'line';
        break;
      case OPEN_TAG:
        this.#place = 'tagName';
        this.#tagName = '';
        this.#valueLength = 0;
        this.#escaped = false;
        this.#tagStart = this.#here();
        break;
      case OPEN_VARIATION:
        this.#depth += 1;
        break;
      case CLOSE_VARIATION:
        this.#depth = Math.max(0, this.#depth - 1);
        break;
      case CLOSE_TAG:
      case CLOSE_COMMENT:
        break;
      default:
        if (byte === PERCENT && this.#beginsLine) this.#place = 'line';
        else if (byte !== DOLLAR) {
          this.#place = 'word';
          this.#wordLength = 0;
          this.#tail = 0;
          this.#ofMoves = 0;
          this.#takeOfWord(byte);
        }
    }
  }

  /** Comments behind a result belong to the finished game if tags follow, else to the next one. */
  #takeBehindResult(byte: number): void {
    this.#afterResult ??= this.#here();
    if (byte === OPEN_COMMENT || byte === SEMICOLON || byte === OPEN_TAG) return;
    this.#finish(this.#resultEnd);
    this.#start = this.#afterResult;
    this.#isEmpty = false;
  }

  #takeOfWord(byte: number): void {
    if (this.#wordLength < LONGEST_RESULT) this.#word[this.#wordLength] = byte;
    this.#wordLength += 1;
    this.#tail = ((this.#tail << 8) | byte) & 0xffffff;
    // Numbers, dots and symbols are no moves: every move has a letter.
    if (byte >= 0x80 || isLetter(byte)) this.#ofMoves += 1;
    if (byte < 0x80 || !WIDE_BLANKS.has(this.#tail)) return;
    this.#wordLength -= 3;
    this.#ofMoves -= 3;
    this.#endWord(2);
  }

  #endWord(ago = 0): void {
    this.#place = 'moves';
    // Most words are moves: few are worth decoding.
    if (
      this.#wordLength <= LONGEST_RESULT &&
      RESULT_ENDS.has(this.#word[this.#wordLength - 1] ?? 0)
    ) {
      const word = this.#decoder.decode(this.#word.subarray(0, this.#wordLength));
      const result = resultOf(word);
      if (result) {
        if (this.#depth > 0) return;
        if (!/[01]/.test(this.#tags.get('Result') ?? '')) {
          this.#tags.set('Result', result);
        }
        this.#resultEnd = this.#at - ago;
        this.#afterResult = null;
        return;
      }
    }
    if (this.#ofMoves === 0) return;
    this.#moved = true;
    if (this.#step && this.#depth === 0) this.#follow(this.#step);
  }

  #follow(step: OpeningStep): void {
    const isMove = this.#wordLength <= LONGEST_RESULT;
    this.#step = isMove ? followed(step, this.#word.subarray(0, this.#wordLength)) : undefined;
    this.#opening = this.#step?.names ?? this.#opening;
  }

  #takeOfComment(byte: number): void {
    if (byte === CLOSE_COMMENT) {
      this.#place = 'moves';
      return;
    }
    if (byte === NEWLINE) {
      this.#wasEmpty = this.#previous === NEWLINE;
      this.#eventLength = this.#wasEmpty ? 0 : -1;
      return;
    }
    if (this.#eventLength < 0 || byte === RETURN) return;
    if (byte !== EVENT.charCodeAt(this.#eventLength)) {
      this.#eventLength = -1;
      return;
    }
    this.#eventLength += 1;
    if (this.#eventLength < EVENT.length) return;
    // The comment is unclosed: the next game has begun.
    const back = EVENT.length - 1;
    this.#finish(this.#at - back);
    this.#isEmpty = false;
    this.#start = { at: this.#at - back, line: this.#line, column: 1 };
    this.#tagStart = this.#start;
    this.#tagName = 'Event';
    this.#valueLength = 0;
    this.#escaped = false;
    this.#place = 'tagValue';
  }

  #takeOfTagName(byte: number): void {
    if (isBlank(byte)) {
      if (this.#tagName !== '') this.#place = 'tagBlank';
    } else if (byte === QUOTE || byte === OPEN_TAG || byte === CLOSE_TAG) this.#takeOfMoves(byte);
    else if (this.#tagName.length < LONGEST_TAG) this.#tagName += String.fromCharCode(byte);
  }

  #endTag(): void {
    this.#place = 'tagEnd';
    if (this.#moved || this.#resultEnd >= 0) {
      this.#finish(this.#tagStart.at);
      this.#start = this.#tagStart;
      this.#isEmpty = false;
    }
    this.#hasTags = true;
    // From another position the same moves are no opening.
    if (this.#tagName === 'FEN') this.#step = undefined;
    if (!this.#wanted.has(this.#tagName)) return;
    const value = this.#decoder.decode(this.#value.subarray(0, this.#valueLength));
    this.#tags.set(this.#tagName, value.replace(/\ufffd$/, '').trim());
  }

  #finish(end: number): void {
    if (this.#hasTags || this.#moved) {
      const { at, line, column } = this.#start;
      const opening = this.#opening;
      this.#found({ start: at, end, line, column, tags: this.#tags, opening });
    }
    this.#tags = new Map();
    this.#hasTags = false;
    this.#moved = false;
    this.#opening = '';
    this.#step = this.#openings;
    this.#resultEnd = -1;
    this.#isEmpty = true;
    this.#depth = 0;
  }

  #here(): Start {
    return { at: this.#at, line: this.#line, column: this.#at - this.#lineStart + 1 };
  }
}

function code(character: string): number {
  return character.charCodeAt(0);
}

function isBlank(byte: number): boolean {
  return byte === 0x20 || (byte >= 9 && byte <= 13);
}

function isLetter(byte: number): boolean {
  const small = byte | 0x20;
  return small >= 0x61 && small <= 0x7a;
}
