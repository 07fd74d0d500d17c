import type { BoardSize } from '@chariot/board/pieces';
import type { GameName } from '@chariot/protocol';

/** Longest text in a link after unpacking, in bytes: a few letters may unpack to any length. */
const MOST_BYTES = 200_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A text in letters safe for an address: compressed, base64, with a checksum. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const letters = toLetters(new Uint8Array(await new Response(stream).arrayBuffer()));
  return letters + checksum(letters);
}

/** Reads the result of {@link packText}. */
export async function unpackText(packed: string): Promise<string | 'tooLong' | 'damaged'> {
  const letters = packed.slice(0, -2);
  const bytes = fromLetters(letters);
  if (!bytes || checksum(letters) !== packed.slice(-2)) return 'damaged';
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let count = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      count += value.length;
      if (count > MOST_BYTES) {
        void reader.cancel();
        return 'tooLong';
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return 'damaged';
  }
}

/** Two letters of a sum weighted by position. */
export function checksum(text: string): string {
  let sum = 7;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 4_093;
  return `${LETTERS[sum >> 6] ?? ''}${LETTERS[sum & 63] ?? ''}`;
}

/** A number of six bits as a letter. */
export function letterOf(number: number): string {
  return LETTERS[number] ?? '';
}

/** The number of a letter; −1 for none. */
export function numberOf(letter: string): number {
  return LETTERS.indexOf(letter);
}

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    const letters = [18, 12, 6, 0].map((shift) => letterOf((bits >> shift) & 63));
    text += letters.slice(0, Math.min(3, bytes.length - at) + 1).join('');
  }
  return text;
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (const letter of text) {
    const number = numberOf(letter);
    if (number < 0) return undefined;
    bits = ((bits << 6) | number) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at] = (bits >> count) & 0xff;
    at += 1;
  }
  return bytes;
}

/** Content of a link. Moves are coordinates; the engine checks them. */
export interface LinkContent {
  start?: string;
  moves: string[];
  /** Plies to the position to show. */
  ply: number;
}

/** Reason why a link cannot be made or read. */
export type LinkError = 'tooLong' | 'damaged';

/** Most moves in a link; each takes two or three characters. */
export const MOST_PLIES = 600;
/** Longest link read, in characters. */
const LONGEST = 3_000;
const PROMOTIONS = 'qrbn';
const FIRST_FILE = 'a'.charCodeAt(0);

/**
 * A game as the last part of an address: `m=` moves, `p=` the shown ply, `f=` the start with underscores for spaces. A
 * move is the numbers of its two squares and a bit that announces two more for a promotion, all in base64. A checksum
 * follows the moves, so that a truncated link is not taken for a shorter game.
 */
export function writeLink(size: BoardSize, { start, moves, ply }: LinkContent): string | LinkError {
  if (moves.length > MOST_PLIES) return 'tooLong';
  const parts: string[] = [];
  if (moves.length > 0) {
    const packed = pack(size, moves);
    if (packed === undefined) return 'damaged';
    parts.push(`m=${packed}`);
    if (ply !== moves.length) parts.push(`p=${ply}`);
  }
  if (start !== undefined) parts.push(`f=${start.replaceAll(' ', '_')}`);
  return parts.join('&');
}

/** Reads the result of {@link writeLink}; an empty text is the starting position. */
export function readLink(size: BoardSize, text: string): LinkContent | LinkError {
  if (text.length > LONGEST) return 'tooLong';
  const linked: LinkContent = { moves: [], ply: 0 };
  let ply: number | undefined;
  for (const part of text.split('&')) {
    const [key, value] = [part.slice(0, 2), part.slice(2)];
    if (key === 'm=') {
      const moves = unpack(size, value);
      if (!moves) return 'damaged';
      linked.moves = moves;
    } else if (key === 'p=') ply = Number(value);
    else if (key === 'f=') {
      const start = decoded(value)?.replaceAll('_', ' ');
      if (!start) return 'damaged';
      linked.start = start;
    } else if (part !== '') return 'damaged';
  }
  linked.ply = ply ?? linked.moves.length;
  const fits = Number.isInteger(linked.ply) && linked.ply >= 0 && linked.ply <= linked.moves.length;
  return fits ? linked : 'damaged';
}

/** Part of an address after view and game: `#analysis/chess/…`. */
export function linkIn(hash: string): string {
  return hash.split('/').slice(2).join('/');
}

/** Address that opens the analysis of a game. */
export function addressFor(game: GameName, link: string): string {
  return `#analysis/${game}/${link}`;
}

function pack(size: BoardSize, moves: readonly string[]): string | undefined {
  const width = bitsOf(size);
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  for (const move of moves) {
    const found = /^([a-z]\d+)([a-z]\d+)([qrbn]?)$/.exec(move);
    const from = squareNumber(size, found?.[1]);
    const to = squareNumber(size, found?.[2]);
    if (from === undefined || to === undefined) return undefined;
    push(from, width);
    push(to, width);
    const promotion = PROMOTIONS.indexOf(found?.[3] || '-');
    push(promotion < 0 ? 0 : 1, 1);
    if (promotion >= 0) push(promotion, 2);
  }
  // A 1 ends the moves; zeros fill the last character.
  bits.push(1);
  while (bits.length % 6 !== 0) bits.push(0);
  let text = '';
  for (let at = 0; at < bits.length; at += 6) {
    const value = bits.slice(at, at + 6).reduce((sum, bit) => sum * 2 + bit, 0);
    text += letterOf(value);
  }
  return text + checksum(text);
}

function unpack(size: BoardSize, packed: string): string[] | undefined {
  const text = packed.slice(0, -2);
  if (checksum(text) !== packed.slice(-2)) return undefined;
  const width = bitsOf(size);
  const bits = [...text].flatMap((letter) => {
    const value = numberOf(letter);
    return [5, 4, 3, 2, 1, 0].map((bit) => (value >> bit) & 1);
  });
  const end = bits.lastIndexOf(1);
  let at = 0;
  const pull = (count: number): number => {
    const value = bits.slice(at, at + count).reduce((sum, bit) => sum * 2 + bit, 0);
    at += count;
    return value;
  };
  const moves: string[] = [];
  while (at + 2 * width < end) {
    const squares = [pull(width), pull(width)];
    if (squares.some((square) => square >= size.files * size.ranks)) return undefined;
    const promotion = pull(1) === 1 ? (PROMOTIONS[pull(2)] ?? '') : '';
    moves.push(squares.map((square) => squareName(size, square)).join('') + promotion);
  }
  return at === end && moves.length <= MOST_PLIES ? moves : undefined;
}

function bitsOf({ files, ranks }: BoardSize): number {
  return Math.ceil(Math.log2(files * ranks));
}

function squareNumber({ files, ranks }: BoardSize, name = ''): number | undefined {
  const file = name.charCodeAt(0) - FIRST_FILE;
  const rank = Number(name.slice(1)) - 1;
  return file >= 0 && file < files && rank >= 0 && rank < ranks ? rank * files + file : undefined;
}

function squareName({ files }: BoardSize, number: number): string {
  return `${String.fromCharCode(FIRST_FILE + (number % files))}${Math.floor(number / files) + 1}`;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
