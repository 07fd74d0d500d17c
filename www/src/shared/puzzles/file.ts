// The packed puzzle file; its format: `tools/lab/src/puzzles/packed.rs`.

/** A position with a single winning move, and the winning line. */
export interface PackedPuzzle {
  fen: string;
  /** In coordinates: the solver's move, the answer, the solver's move and so on. */
  moves: readonly string[];
  /** Themes of the line. */
  motifs: readonly string[];
  /** Estimated rating of the people of whom half solve it. */
  rating: number;
}

/** Reason why a file is not a puzzle file. */
export type PuzzleFileProblem = 'magic' | 'version' | 'checksum' | 'truncated' | 'damaged';

/** Thrown for an unreadable file. */
export class PuzzleFileError extends Error {
  readonly problem: PuzzleFileProblem;

  constructor(problem: PuzzleFileProblem) {
    super(`a file of puzzles: ${problem}`);
    this.problem = problem;
  }
}

const MAGIC = 'CHARPUZ';
const VERSION = 2;
/** A puzzle's moves are counted in this unit, to which its rating is added. */
const MOVES_UNIT = 4_096;

/** Puzzles of a file, easiest first. Throws {@link PuzzleFileError}. */
export function readPuzzles(bytes: Uint8Array): PackedPuzzle[] {
  const start = new Bytes(bytes);
  if (ascii(start.take(MAGIC.length)) !== MAGIC) throw new PuzzleFileError('magic');
  if (start.number(1) !== VERSION) throw new PuzzleFileError('version');
  if (bytes.length < MAGIC.length + 5) throw new PuzzleFileError('truncated');
  const content = bytes.subarray(0, -4);
  if (checksum(content) !== new Bytes(bytes.subarray(-4)).number(4)) {
    throw new PuzzleFileError('checksum');
  }
  const rest = new Bytes(content.subarray(MAGIC.length + 1));
  rest.text();
  const board: Board = {
    files: rest.number(1),
    ranks: rest.number(1),
    letters: rest.text(),
    ends: rest.texts(),
    motifs: rest.texts(),
  };
  const count = rest.number(4);
  const puzzles: PackedPuzzle[] = [];
  while (puzzles.length < count) puzzles.push(readPuzzle(rest, board));
  if (!rest.isEmpty()) throw new PuzzleFileError('damaged');
  return puzzles;
}

/** Header data common to all puzzles. */
interface Board {
  files: number;
  ranks: number;
  letters: string;
  ends: readonly string[];
  motifs: readonly string[];
}

function readPuzzle(bytes: Bytes, board: Board): PackedPuzzle {
  const shape = bytes.number(2);
  const end = at(board.ends, bytes.number(1));
  const motifs = Array.from(bytes.take(bytes.number(1)), (motif) => at(board.motifs, motif));
  const fen = `${readPieces(bytes, board)} ${end}`;
  const moves = Array.from({ length: Math.floor(shape / MOVES_UNIT) }, () =>
    moveOf(bytes.number(2), board),
  );
  if (moves.length % 2 === 0) throw new PuzzleFileError('damaged');
  return { fen, moves, motifs, rating: shape % MOVES_UNIT };
}

/** First field of the FEN. */
function readPieces(bytes: Bytes, { files, ranks, letters }: Board): string {
  const occupied = bytes.take(Math.ceil((files * ranks) / 8));
  const isOn = (square: number): boolean =>
    (((occupied[square >> 3] ?? 0) >> (square & 7)) & 1) > 0;
  const squares = Array.from({ length: files * ranks }, (_, square) => square).filter(isOn);
  const codes = bytes.take(Math.ceil(squares.length / 2));
  const letterOn = new Map(
    squares.map((square, index) => {
      const code = ((codes[index >> 1] ?? 0) >> (4 * (index & 1))) & 15;
      return [square, at([...letters], code)];
    }),
  );
  const rank = (number: number): string => {
    const signs = Array.from({ length: files }, (_, file) => letterOn.get(number * files + file));
    // Blanks, to be counted.
    const text = signs.map((letter) => letter ?? ' ').join('');
    return text.replace(/ +/g, ({ length }) => `${length}`);
  };
  return Array.from({ length: ranks }, (_, fromTop) => rank(ranks - 1 - fromTop)).join('/');
}

function moveOf(number: number, { files, ranks, letters }: Board): string {
  const squares = files * ranks;
  const piece = Math.floor(number / squares / squares);
  const name = (square: number): string =>
    String.fromCharCode(97 + (square % files)) + (Math.floor(square / files) + 1);
  const [from, to] = [number % squares, Math.floor(number / squares) % squares];
  return name(from) + name(to) + (piece > 0 ? at([...letters], piece).toLowerCase() : '');
}

function at(list: readonly string[], index: number): string {
  const found = list[index];
  if (found === undefined) throw new PuzzleFileError('damaged');
  return found;
}

/** FNV-1a, 32 bits. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

function ascii(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** A reader of bytes in order. */
class Bytes {
  #at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(count: number): Uint8Array {
    const taken = this.#bytes.subarray(this.#at, this.#at + count);
    if (taken.length < count) throw new PuzzleFileError('truncated');
    this.#at += count;
    return taken;
  }

  /** A little-endian number of so many bytes. */
  number(bytes: number): number {
    return this.take(bytes).reduceRight((number, byte) => number * 256 + byte, 0);
  }

  text(): string {
    return ascii(this.take(this.number(1)));
  }

  texts(): string[] {
    return Array.from({ length: this.number(1) }, () => this.text());
  }

  isEmpty(): boolean {
    return this.#at === this.#bytes.length;
  }
}
