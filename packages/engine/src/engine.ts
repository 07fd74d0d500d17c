import type {
  ErrorReply,
  Game,
  GameName,
  MoveStyle,
  NotatedMove,
  NoticeFact,
  ProbeResult,
  ProgressReport,
  ReplyTo,
  RequestContent,
  RequestName,
  SearchLimits,
  SearchReport,
  View,
} from '@chariot/protocol';
import { onAbort, until } from './abort.ts';
import {
  BYTES,
  CLOCK,
  DEPTH,
  LIMITS,
  OPTIONS,
  PLIES,
  POSITION,
  properties,
  required,
  STOPPABLE,
  TEXTS,
} from './arguments.ts';
import { Priority, type Turn } from './client/asker.ts';
import type { EngineClient } from './client/client.ts';
import { textOf, UNTIL_STOPPED } from './client/job.ts';
import { type Decision, decide } from './decide.ts';
import type { Estimate, SolvedEndings, SolveProgress } from './endings.ts';
import { EngineError, type ErrorKind, errorOf } from './error.ts';
import type { Perft } from './perft.ts';
import { type Platform, startClient } from './platform.ts';
import type { GameReview } from './review.ts';
import { type WinDrawLoss, winDrawLoss } from './winRate.ts';

/** How to start an engine. */
export interface EngineOptions {
  game: GameName;
  /** Search threads (default 1); fewer where workers cannot share memory. */
  threads?: number;
  /** MiB of the transposition table (default 16); less where memory is short. */
  hash?: number;
  /**
   * When to fetch the network. True: with the first search at full strength, which starts without
   * it, so a page that plays weaker levels loads less. False (default): before the engine is ready.
   */
  lazyNetwork?: boolean;
}

/** A position: its start, and the moves from there in coordinates (`e2e4`). */
export interface Position {
  /** The starting position if absent. */
  fen?: string;
  moves?: readonly string[];
  /** Notation of moves in answers; the game's usual one if absent. */
  style?: MoveStyle;
}

/** Everything about a position. */
export interface Status extends Omit<View, 'game'> {
  /** The position itself, for the next question. */
  position: Required<Pick<Position, 'moves'>> & Position;
  /** Repairs made to the FEN. */
  notices: readonly NoticeFact[];
}

/** When a search ends. Without limits a move gets one second; an analysis has no end. */
export type Limits = Omit<SearchLimits, 'ponder' | 'searchMoves'> & {
  /** The moves to search, in any notation of the game; all if absent. */
  searchMoves?: readonly string[];
};

/** Progress of a search. */
export interface Report extends SearchReport {
  /** From a model fitted to the engine's games against itself. */
  wdl: WinDrawLoss;
}

/** A search that can be stopped. */
export interface Stoppable {
  /** Ends the search. */
  signal?: AbortSignal;
}

/** How to solve an ending. */
export interface SolveOptions extends Stoppable {
  /**
   * Finds the file of a table by its ending's name, such as `KRK`. A missing or damaged one is
   * solved instead, with all it leads to; if `file` rejects, so does `solve`.
   */
  file?: (ending: string) => Promise<Uint8Array | undefined>;
  /** Called with each wave of mates. */
  onProgress?: (progress: SolveProgress) => void;
  /** Most bytes of memory (default 2 GiB). An ending that takes more is refused at once. */
  maxBytes?: number;
}

/** How to make a review. */
export interface ReviewOptions extends Stoppable {
  /** Nodes for each position (default 40000). */
  nodes?: number;
  /** Called with the share of positions done, 0 to 1. */
  onProgress?: (done: number) => void;
}

/** Makes an engine; for this file only. */
let make: (game: GameName, client: EngineClient) => Engine;

/**
 * An engine in a worker of its own. It answers one question after the other; failures reject with
 * an `EngineError`. A new worker replaces a lost one.
 */
export class Engine {
  readonly game: GameName;
  readonly #client: EngineClient;
  /** Fetched with the first ending to solve. */
  #endings: Promise<SolvedEndings> | undefined;
  #tables = 0;
  /** Why it answers no more: `CLOSED`, or `ENGINE` and its cause. */
  #over: { kind: ErrorKind; cause: string } | null = null;

  private constructor(game: GameName, client: EngineClient) {
    this.game = game;
    this.#client = client;
    client.state.subscribe((state) => {
      if (state.kind === 'failed') this.#end('ENGINE', state.message);
    });
  }

  static {
    make = (game, client) => new Engine(game, client);
  }

  /** The legal moves. */
  async legalMoves(position: Position = {}): Promise<readonly NotatedMove[]> {
    return (await this.status(position)).moves;
  }

  /** Pieces, legal moves, check, history, and the result of a finished game. */
  async status(position: Position = {}): Promise<Status> {
    const { view, notices } = await this.#ask('view', this.#gameAt(position));
    return statusOf(view, notices);
  }

  /** The status after moves in any notation of the game: `e2e4`, `Nf3`, `炮二平五`. */
  async play(position: Position, ...moves: readonly string[]): Promise<Status> {
    const game = this.#gameAt(position);
    const { view } = await this.#ask('play', {
      game,
      texts: required('moves', moves, TEXTS) as string[],
    });
    return statusOf(view, []);
  }

  /**
   * Reports of a search, one for each finished line. They end at the limits, when `signal` is
   * aborted, or when the loop is left. Other questions overtake the search, which then goes on.
   */
  async *analyse(
    position: Position = {},
    options: Limits & Stoppable = {},
  ): AsyncGenerator<Report, void, void> {
    const { signal, ...limits } = limitsOf(options);
    const turn = this.#client.begin(Priority.Analysis);
    const end = (): void => turn.end();
    const forget = onAbort(signal, end);
    const reports: Report[] = [];
    let [nodes, deepest, known] = [0, 0, 0];
    let wake = (): void => {};
    const isLimited = Object.keys(limits).some((name) => !NO_LIMITS.includes(name));
    const search = this.#decide(
      position,
      isLimited ? limits : { ...limits, moveTime: UNTIL_STOPPED },
      turn,
      (report) => {
        // A search that was overtaken begins again, and soon reaches the depth it had.
        if (report.nodes < nodes) known = deepest;
        nodes = report.nodes;
        deepest = Math.max(deepest, report.depth);
        if (report.depth <= known) return;
        reports.push(report);
        wake();
      },
    );
    let isOver = false;
    const over = search.finally(() => {
      isOver = true;
      wake();
    });
    // Its error belongs to whoever is still in the loop.
    over.catch(() => {});
    try {
      while (!isOver || reports.length > 0) {
        const report = reports.shift();
        if (report) yield report;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
      await over;
    } finally {
      end();
      forget();
    }
  }

  /**
   * The move to play and the expected reply; the best so far if `signal` is aborted. Other questions
   * overtake a search that has no time to keep.
   */
  async bestMove(
    position: Position = {},
    options: Limits & Stoppable = {},
  ): Promise<Decision<Report>> {
    const { signal, ...limits } = limitsOf(options);
    const { depth, nodes, moveTime, clock } = limits;
    const isTimed = moveTime !== undefined || clock !== undefined;
    const isLimited = depth !== undefined || nodes !== undefined;
    const priority = isTimed || !isLimited ? Priority.Move : Priority.Study;
    const work = (turn: Turn) => this.#decide(position, limits, turn, () => {});
    return until(this.#client, signal, work, priority);
  }

  /**
   * Exact results of a position and its moves, from the known endings: see `solve` and `loadTable`.
   * Results that the fifty-move rule turns into draws are `cursed`, once `loadDtz` has loaded the
   * files of `missingDtz`.
   */
  async probe(position: Position = {}): Promise<ProbeResult> {
    await (await this.#endings)?.renew();
    return (await this.#ask('probe', this.#gameAt(position))).result;
  }

  /** The memory that `solve` would take, without solving anything. */
  async estimate(ending: string): Promise<Estimate> {
    return (await this.#solved()).estimate(ending);
  }

  /**
   * Solves an ending, such as `KBNK`, and those it leads to; resolves to its name. `KBNK` takes
   * half a second. Rejects with `MEMORY` at once if it would take too much.
   */
  async solve(ending: string, options: SolveOptions = {}): Promise<string> {
    return (await this.#solved()).solveAs(ending, options);
  }

  #solved(): Promise<SolvedEndings> {
    this.#endings ??= this.#fetchEndings();
    return this.#endings;
  }

  async #fetchEndings(): Promise<SolvedEndings> {
    try {
      const { SolvedEndings } = await import('./endings.ts');
      return new SolvedEndings({
        game: this.game,
        ask: (name, content, turn, onReport) => this.#ask(name, content, turn, onReport),
        load: (bytes) => this.loadTable(bytes),
        client: this.#client,
      });
    } catch (error) {
      // The next call tries again.
      this.#endings = undefined;
      throw new EngineError('ENGINE', textOf(error));
    }
  }

  /** Reads the file of an endgame table; resolves to the name of its ending. */
  async loadTable(bytes: Uint8Array): Promise<string> {
    required('bytes', bytes, BYTES);
    const content = this.#cloned({ game: this.game, bytes });
    const reply = await this.#client.load(this.#nextKey(), 'loadTable', content);
    return (await this.#good(reply)).material;
  }

  /** Reads a file of distances to zeroing, `KPK.dtz`; resolves to the name of its ending. */
  async loadDtz(bytes: Uint8Array): Promise<string> {
    required('bytes', bytes, BYTES);
    const content = this.#cloned({ game: this.game, bytes });
    const reply = await this.#client.load(this.#nextKey(), 'loadDtz', content);
    return (await this.#good(reply)).material;
  }

  /** A key for a file that later workers get too. */
  #nextKey(): string {
    this.#tables += 1;
    return `table ${this.#tables}`;
  }

  /** The loss of each move of a game, and the accuracy of each side. */
  async review(position: Position, options: ReviewOptions = {}): Promise<GameReview> {
    const { reviewGame } = await import('./review.ts');
    return reviewGame(this, position, options);
  }

  /** Number of lines of `depth` plies (at most 255), by first move. */
  async perft(position: Position, depth: number, options: Stoppable = {}): Promise<Perft> {
    const { signal } = properties('options', options, STOPPABLE);
    const game = this.#gameAt(position);
    const plies = required('depth', depth, PLIES);
    const { perft } = await import('./perft.ts');
    return this.#good(
      await until(this.#client, signal, (turn) => perft(this.#client, game, plies, turn)),
    );
  }

  /** Clears the transposition table and histories. */
  async newGame(): Promise<void> {
    await this.#ask('newGame', this.game);
  }

  /** Nodes of the benchmark on one thread, the same in every build, and milliseconds. */
  async bench(depth: number): Promise<{ nodes: number; millis: number }> {
    return this.#ask('bench', { game: this.game, depth: required('depth', depth, DEPTH) });
  }

  /** Ends the engine and its threads. Open questions reject. */
  close(): void {
    this.#end('CLOSED', 'the engine is closed');
  }

  #end(kind: ErrorKind, cause: string): void {
    if (this.#over) return;
    this.#over = { kind, cause };
    this.#client.close(cause);
  }

  async #decide(
    position: Position,
    limits: Limits,
    turn: Turn,
    onReport: (report: Report) => void,
  ): Promise<Decision<Report>> {
    const game = this.#gameAt(position);
    const { view } = await this.#ask('view', game);
    const { searchMoves: texts, ...others } = limits;
    const searchMoves = texts && (await this.#coordinates(game, view, texts));
    const wanted = { ...others, ...(searchMoves && { searchMoves }) };
    const told = (report: SearchReport): Report => ({
      ...report,
      wdl: winDrawLoss(this.game, view.pieces.length, report.score),
    });
    const hear = (report: SearchReport): void => onReport(told(report));
    const decision = await this.#good(await decide(this.#client, game, wanted, turn, hear));
    return { ...decision, report: decision.report && told(decision.report) };
  }

  async #ask<Name extends RequestName>(
    name: Name,
    content: RequestContent<Name>,
    asker: Pick<Turn, 'ask'> = this.#client,
    onReport?: (report: ProgressReport) => void,
  ): Promise<ReplyTo<Name>> {
    return this.#good(await asker.ask(name, this.#cloned(content), onReport));
  }

  /** Moves in any notation, in coordinates. */
  async #coordinates(game: Game, view: View, texts: readonly string[]): Promise<string[]> {
    const moves: string[] = [];
    for (const text of texts) {
      const known = view.moves.find((move) => move.uci === text || move.text === text);
      if (known) moves.push(known.uci);
      else {
        const played = (await this.#ask('play', { game, texts: [text] })).view;
        moves.push(...played.history.slice(-1).map(({ uci }) => uci));
      }
    }
    return moves;
  }

  /** The content of a reply; throws if it is an error. */
  async #good<Said extends object>(reply: Said | ErrorReply): Promise<Said> {
    if (!('error' in reply)) return reply;
    this.#requireOpen();
    throw await errorOf(this.game, reply);
  }

  #requireOpen(): void {
    if (this.#over) throw new EngineError(this.#over.kind, this.#over.cause);
  }

  /** A copy of the content as a worker will get it: content that cannot be cloned throws here. */
  #cloned<Content>(content: Content): Content {
    this.#requireOpen();
    try {
      return structuredClone(content);
    } catch (error) {
      throw new EngineError('PROTOCOL', textOf(error));
    }
  }

  #gameAt(position: Position): Game {
    const { fen, moves = [], style } = properties('position', position, POSITION);
    return this.#cloned({
      game: this.game,
      moves: moves as string[],
      ...(fen !== undefined && { start: fen }),
      ...(style !== undefined && { style }),
    });
  }
}

/** @internal Starts an engine on a platform; resolves when it can search at full strength. */
export async function startEngine(options: EngineOptions, platform: Platform): Promise<Engine> {
  const { game, threads = 1, hash, lazyNetwork = false } = properties('options', options, OPTIONS);
  required('game', game, OPTIONS.game);
  const client = startClient(game, platform, { threads });
  const engine = make(game, client);
  if (hash !== undefined) client.setHash(hash);
  await engine.legalMoves();
  if (!lazyNetwork) await client.learnNetwork(game);
  return engine;
}

/** Search options that do not end a search. */
const NO_LIMITS: readonly string[] = [
  'lines',
  'level',
  'character',
  'stubbornDefence',
  'searchMoves',
];

/** Limits as the types say; their moves may be in any notation. */
function limitsOf(options: Limits & Stoppable): Limits & Stoppable {
  const limits = properties('limits', options, LIMITS);
  const clock = limits.clock && properties('clock', limits.clock, CLOCK);
  return { ...limits, ...(clock && { clock }) };
}

function statusOf({ game, ...view }: View, notices: readonly NoticeFact[]): Status {
  const { start, moves, style } = game;
  const position = {
    moves,
    ...(start !== undefined && { fen: start }),
    ...(style !== undefined && { style }),
  };
  return { ...view, position, notices };
}
