import {
  type Annotations,
  addAnnotations,
  type Command,
  joined,
  MOST_MOVES,
  MoveTree,
  type ParsedGame,
  type ParsedMove,
  type Shape,
  type TreeNode,
  type TreeStart,
} from '@chariot/game';
import { glyphOfJudgement, type PgnError, type PgnGame } from '@chariot/game/pgn';
import type { GameName } from '@chariot/protocol';
import type { Core } from './core.ts';
import { misuse, placed, RulesError } from './error.ts';
import { Game, type Move } from './game.ts';
import type { Notation } from './games.ts';

/** Annotations of a move and the position after it. */
export interface MoveNotes {
  /** Words for people. */
  comment?: string;
  /** Words before the first move of a variation. */
  before?: string;
  /** Numeric annotation glyphs: 1 is `!`, 2 is `?`. */
  nags?: number[];
  /** The mover's time left: `0:09:58`. */
  clock?: string;
  /** The time spent on the move. */
  spent?: string;
  /** Arrows and marked squares. */
  shapes?: Shape[];
  /** Other commands in comments, unread: `['eval', '0.35']`. */
  commands?: [name: string, value: string][];
}

/** A move to write: in coordinates. */
export interface WritableMove extends MoveNotes {
  uci: string;
  /** Lines instead of this move. */
  variations?: WritableMove[][];
}

/** A game to write. */
export interface WritableGame extends Pick<MoveNotes, 'comment' | 'shapes' | 'commands'> {
  /** FEN of the start, absent for the usual one. */
  start?: string;
  /** Facts about the game by PGN's names; in DhtmlXQ too. */
  tags?: Readonly<Record<string, string>>;
  moves: WritableMove[];
}

/** A move of a game that was read. */
export interface RecordedMove extends Move, MoveNotes {
  /** FEN after the move. */
  fen: string;
  variations?: RecordedMove[][];
}

/** A game that was read: its main line, with variations at the moves that they replace. */
export interface GameRecord extends WritableGame {
  game: GameName;
  tags: Record<string, string>;
  moves: RecordedMove[];
  /** As in PGN: `1-0`, `0-1`, `1/2-1/2`, `*`. */
  result: string;
  /** The first fault, with its place in the text. What is legal before it was read. */
  error?: RulesError;
}

/** How moves are read and written. */
interface Notations {
  read?: Notation | undefined;
  write?: Notation | undefined;
}

/** A game's tree of legal moves, and its first illegal move. */
export interface Grown {
  tree: MoveTree;
  error: RulesError | undefined;
}

/**
 * Plays all moves of a game and its variations.
 * @throws {RulesError} for an impossible start.
 */
export function grow(core: Core, parsed: ParsedGame, { read, write }: Notations): Grown {
  const game = new Game(core, parsed.start);
  const start = parsed.start === undefined ? undefined : game.startFen;
  const tree = new MoveTree(core.game, start, startOf(game), parsed.tags);
  addAnnotations(tree.root, parsed);
  let error: RulesError | undefined;
  // Branches left, the deepest last: the game is always at or behind the place of the last one.
  const waiting: { after: TreeNode; next: readonly ParsedMove[] }[] = [];
  const wait = (after: TreeNode, next: readonly ParsedMove[]): void => {
    for (const move of [...next].reverse()) waiting.push({ after, next: [move] });
  };
  wait(tree.root, parsed.next);
  for (let branch = waiting.pop(); branch; branch = waiting.pop()) {
    let { after, next } = branch;
    while (game.plies > after.ply) game.undo();
    for (let move = next[0]; move; move = next[0]) {
      try {
        const played = game.play(move.text, { read, notation: write });
        after = tree.add(after, played, { fen: game.fen, openingKey: '' });
      } catch (reason) {
        if (!(reason instanceof RulesError) || reason.kind === 'CRASH') throw reason;
        error ??= placed(reason, move.place);
        break;
      }
      addAnnotations(after, move);
      next = move.next;
      wait(after, next.slice(1));
    }
  }
  return { tree, error };
}

function startOf(game: Game): TreeStart {
  const [, , castling = '-', , , number = '1'] = game.fen.split(' ');
  return {
    fen: game.fen,
    pieces: game.pieces(),
    toMove: game.turn,
    castling: castling === '-' ? '' : castling,
    moveNumber: Number(number),
    openingKey: '',
  };
}

/** A game that was read, with its legal moves. */
export function recordOf(core: Core, parsed: PgnGame, notations: Notations): GameRecord {
  const tags = Object.fromEntries(parsed.tags);
  const known = { game: core.game, tags, result: parsed.tags.get('Result') ?? '*' };
  const form = parsed.error && formError(parsed.error);
  try {
    const { tree, error } = grow(core, parsed, notations);
    const first = [error, form].filter((one) => one != null).sort(byPlace)[0];
    return {
      ...known,
      ...(tree.start !== undefined && { start: tree.start }),
      ...notesOf(tree.root),
      moves: linesOf(tree.root.children[0]),
      ...(first && { error: first }),
    };
  } catch (error) {
    if (!(error instanceof RulesError) || error.kind === 'CRASH') throw error;
    return { ...known, ...(parsed.start && { start: parsed.start }), moves: [], error };
  }
}

function byPlace(one: RulesError, other: RulesError): number {
  const [a, b] = [one.place, other.place];
  return a && b ? a.line - b.line || a.column - b.column : 0;
}

const FORM: Readonly<Record<PgnError['kind'], string>> = {
  unclosedComment: 'The comment is not closed.',
  openVariation: 'A variation is not closed.',
  strayBracket: 'This bracket closes nothing.',
  noMoveToVary: 'A variation needs a move before it.',
  tooManyMoves: `A game has at most ${MOST_MOVES} moves with its variations.`,
  tooManyWords: 'The game is too long.',
};

function formError({ kind, place }: PgnError): RulesError {
  return placed(new RulesError('PGN', FORM[kind]), place);
}

/** The line that begins with a node, and its variations. */
function linesOf(first: TreeNode | undefined): RecordedMove[] {
  const main: RecordedMove[] = [];
  const waiting = [{ first, line: main }];
  for (let work = waiting.pop(); work; work = waiting.pop()) {
    for (let node = work.first; node; node = node.children[0]) {
      const recorded: RecordedMove = { ...(node.move as Move), fen: node.fen, ...notesOf(node) };
      work.line.push(recorded);
      const others = node.parent?.children[0] === node ? node.parent.children.slice(1) : [];
      if (others.length === 0) continue;
      recorded.variations = others.map((other) => {
        const line: RecordedMove[] = [];
        waiting.push({ first: other, line });
        return line;
      });
    }
  }
  return main;
}

const CLOCK = 'clk';
const SPENT = 'emt';

function notesOf({ comment, before, glyphs, judgement, shapes, commands }: Annotations): MoveNotes {
  const time = (name: string): string | undefined => commands.find(([one]) => one === name)?.[1];
  const [clock, spent] = [time(CLOCK), time(SPENT)];
  const others = commands.filter(([name]) => name !== CLOCK && name !== SPENT);
  const nags = judgement ? [glyphOfJudgement(judgement), ...glyphs] : [...glyphs];
  const words = joined(judgement?.said ?? '', comment);
  return {
    ...(words && { comment: words }),
    ...(before && { before }),
    ...(nags.length > 0 && { nags }),
    ...(clock && { clock }),
    ...(spent && { spent }),
    ...(shapes.length > 0 && { shapes: [...shapes] }),
    ...(others.length > 0 && { commands: others.map(([name, value]) => [name, value]) }),
  };
}

/**
 * A game to write in the form of one that was read.
 * @throws {RulesError} `ARGUMENT`
 */
export function parsedOf(game: WritableGame): ParsedGame {
  const { start, tags = {}, moves } = Object(game);
  if (!Array.isArray(moves)) throw misuse('A record has a list of moves', moves);
  if (start !== undefined && typeof start !== 'string') throw misuse('The start is a FEN', start);
  const entries = Object.entries(Object(tags));
  for (const [name, value] of entries) {
    if (typeof value !== 'string') throw misuse(`The tag ${name} is a text`, value);
  }
  const parsed: ParsedGame = {
    next: [],
    tags: new Map(entries as [string, string][]),
    ...(start !== undefined && { start }),
    ...annotationsOf(game),
  };
  let count = 0;
  const waiting: { line: unknown; into: ParsedMove[] }[] = [{ line: moves, into: parsed.next }];
  for (let work = waiting.pop(); work; work = waiting.pop()) {
    let { line, into } = work;
    if (!Array.isArray(line)) throw misuse('A variation is a list of moves', line);
    for (const move of line) {
      count += 1;
      if (count > MOST_MOVES) throw new RulesError('ARGUMENT', FORM.tooManyMoves);
      const { uci, variations = [] } = Object(move);
      if (typeof uci !== 'string') throw misuse('A move has its coordinates as uci', uci);
      if (!Array.isArray(variations)) throw misuse('Variations are a list', variations);
      const made: ParsedMove = { text: uci, next: [], ...annotationsOf(move) };
      into.push(made);
      for (const other of [...variations].reverse()) waiting.push({ line: other, into });
      into = made.next;
    }
  }
  return parsed;
}

function annotationsOf(notes: MoveNotes): Partial<Annotations> {
  const { comment, before, nags = [], clock, spent, shapes = [], commands = [] } = notes;
  for (const [name, value] of Object.entries({ comment, before, clock, spent })) {
    if (value !== undefined && typeof value !== 'string') throw misuse(`${name} is a text`, value);
  }
  for (const [name, value] of Object.entries({ nags, shapes, commands })) {
    if (!Array.isArray(value)) throw misuse(`${name} is a list`, value);
  }
  const odd = nags.find((nag) => !Number.isInteger(nag) || nag < 0 || nag > 255);
  if (odd !== undefined) throw misuse('A NAG is a whole number from 0 to 255', odd);
  const times: Command[] = [];
  if (clock) times.push([CLOCK, clock]);
  if (spent) times.push([SPENT, spent]);
  return {
    ...(comment && { comment }),
    ...(before && { before }),
    glyphs: [...nags],
    shapes: shapes.map(({ brush, from, to }) => ({ brush, from, ...(to && { to }) })),
    commands: [...times, ...commands.map(([name, value]): Command => [`${name}`, `${value}`])],
  };
}
