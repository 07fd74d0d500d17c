// Reads what a GUI says, as the native engine does (`crates/uci/src/protocol/read/uci.rs`).

/** What `go` asks for; times in milliseconds. */
export interface Go {
  depth?: number;
  nodes?: number;
  movetime?: number;
  mate?: number;
  wtime?: number;
  btime?: number;
  winc?: number;
  binc?: number;
  movestogo?: number;
  /** In coordinates; empty for all moves. */
  searchmoves: string[];
  infinite: boolean;
  ponder: boolean;
  /** What was not understood, for people. */
  errors: string[];
}

/** A command of the GUI. */
export type UciCommand =
  | { kind: 'uci' | 'isready' | 'ucinewgame' | 'stop' | 'ponderhit' | 'd' | 'quit' | 'nothing' }
  | { kind: 'setoption'; name: string; value: string }
  | { kind: 'position'; fen: string | undefined; moves: string[] }
  | { kind: 'go'; go: Go }
  | { kind: 'bench' | 'perft'; depth: number }
  /** Not understood: the reason, for people. */
  | { kind: 'unknown'; reason: string };

const NUMBERS = [
  ...(['depth', 'nodes', 'movetime', 'mate'] as const),
  ...(['wtime', 'btime', 'winc', 'binc', 'movestogo'] as const),
];
const KEYWORDS: readonly string[] = [...NUMBERS, 'infinite', 'ponder', 'searchmoves'];
/** The largest number that the engine reads, in a day and in nodes. */
const MOST = 2 ** 32 - 1;
/** The depth of `bench` without one. */
const BENCH_DEPTH = 10;
/** The largest depth of a search that the engine reads. */
export const MOST_DEPTH = 2 ** 16 - 1;
/** The largest depth of perft that it reads. */
const MOST_PERFT = 255;

/** Reads a line. Words before the first known command are skipped, as the protocol demands. */
export function parse(line: string): UciCommand {
  const words = line.split(/\s+/).filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    const command = commandOf(word, words.slice(at + 1));
    if (command) return command;
  }
  if (words.length === 0) return { kind: 'nothing' };
  return unknown(`unknown command: ${line}`);
}

function unknown(reason: string): UciCommand {
  return { kind: 'unknown', reason };
}

function commandOf(name: string, rest: readonly string[]): UciCommand | undefined {
  switch (name) {
    case 'uci':
    case 'isready':
    case 'ucinewgame':
    case 'stop':
    case 'ponderhit':
    case 'd':
    case 'quit':
      return { kind: name };
    case 'debug':
    case 'register':
      return { kind: 'nothing' };
    case 'setoption':
      return setOption(rest);
    case 'position':
      return position(rest);
    case 'go':
      if (rest[0] === 'perft') return perft(rest[1]);
      return { kind: 'go', go: parseGo(rest) };
    case 'bench':
      return { kind: 'bench', depth: number(rest[0] ?? '') ?? BENCH_DEPTH };
    default:
      return undefined;
  }
}

/** `go perft <depth>`. */
function perft(depth: string | undefined): UciCommand {
  const plies = number(depth ?? '');
  if (plies === undefined || plies > MOST_PERFT)
    return unknown(`go perft needs a depth of 0 to ${MOST_PERFT}`);
  return { kind: 'perft', depth: plies };
}

/** `name <words> [value <words>]`. */
function setOption([first, ...words]: readonly string[]): UciCommand {
  if (first !== 'name') return unknown('setoption needs a name');
  const [name, value] = split(words, 'value');
  return { kind: 'setoption', name: name.join(' '), value: value.join(' ') };
}

/** `startpos | fen <fields>`, then `[moves <moves>]`. */
function position(words: readonly string[]): UciCommand {
  const [[first, ...fields], moves] = split(words, 'moves');
  if (first === 'fen') return { kind: 'position', fen: fields.join(' '), moves };
  if (first !== 'startpos' || fields.length > 0) return unknown('position needs startpos or fen');
  return { kind: 'position', fen: undefined, moves };
}

/** The words before a keyword, and those after it. */
function split(words: readonly string[], keyword: string): [string[], string[]] {
  const at = words.indexOf(keyword);
  return at < 0 ? [[...words], []] : [words.slice(0, at), words.slice(at + 1)];
}

/** Reads the words after `go`. Words that make no sense are listed in `errors`. */
function parseGo(words: readonly string[]): Go {
  const go: Go = { searchmoves: [], infinite: false, ponder: false, errors: [] };
  const left = [...words];
  const next = (): string | undefined =>
    left[0] !== undefined && !KEYWORDS.includes(left[0]) ? left.shift() : undefined;
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const limit = NUMBERS.find((name) => name === word);
    if (word === 'infinite' || word === 'ponder') {
      go[word] = true;
    } else if (word === 'searchmoves') {
      for (let move = next(); move !== undefined; move = next()) go.searchmoves.push(move);
    } else if (limit) {
      const value = number(next() ?? '');
      if (value === undefined) go.errors.push(`go: ${word} needs a number`);
      else go[limit] = value;
    } else {
      go.errors.push(`go: unknown word: ${word}`);
    }
  }
  return go;
}

/** A whole number. A negative one counts as zero, one that is too large as the largest. */
function number(word: string): number | undefined {
  if (!/^[-+]?\d+$/.test(word)) return undefined;
  return Math.max(0, Math.min(Number(word), MOST));
}
