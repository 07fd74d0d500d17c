import type {
  ErrorReply,
  Game,
  GameName,
  MoveStyle,
  NotatedMove,
  NoticeFact,
  ProbeResult,
  ReplyTo,
  RequestContent,
  RequestName,
  SearchLimits,
  SearchReport,
  View,
} from '@chariot/protocol';
import { type Turn, until } from './client/asker.ts';
import type { EngineClient } from './client/client.ts';
import { UNTIL_STOPPED } from './client/job.ts';
import { type Decision, decide } from './decide.ts';
import { SolvedEndings } from './endings.ts';
import { EngineError, errorOf } from './error.ts';
import { GAMES } from './games.ts';
import { type Perft, perft } from './perft.ts';
import { type Platform, startClient } from './platform.ts';
import { LIMITS, OPTIONS, POSITION, requireProperties } from './properties.ts';
import type { GameReview } from './review.ts';
import { type WinDrawLoss, winDrawLoss } from './winRate.ts';

/** What an engine is started with. */
export interface EngineOptions {
  game: GameName;
  /** Threads that search, 1 if absent; fewer where they cannot share memory. */
  threads?: number;
  /** MiB for what searches remember, 16 if absent; less where there is less memory. */
  hash?: number;
  /**
   * True: the network is fetched with the first search at full strength, which goes on without it. A page that asks for
   * moves of a level, or for none, has less to load. False, if absent: the engine is ready when it has its network.
   */
  lazyNetwork?: boolean;
}

/** A position: where it starts, and the moves from there in coordinates (`e2e4`). */
export interface Position {
  /** Absent for the usual start. */
  fen?: string;
  moves?: readonly string[];
  /** How moves are written for people in answers; the game's usual way if absent. */
  style?: MoveStyle;
}

/** Everything about a position. */
export interface Status extends Omit<View, 'game'> {
  /** The position, to ask on with. */
  position: Required<Pick<Position, 'moves'>> & Position;
  /** What was repaired in the FEN. */
  notices: readonly NoticeFact[];
}

/** When a search ends by itself; without limits it gets a second, an analysis has no end. */
export type Limits = Omit<SearchLimits, 'ponder'>;

/** How far a search is. */
export interface Report extends SearchReport {
  /** By a model of games of the engine against itself. */
  wdl: WinDrawLoss;
}

/** A search that can be stopped. */
export interface Stoppable {
  /** Ends it. */
  signal?: AbortSignal;
}

/** How an ending is solved. */
export interface SolveOptions extends Stoppable {
  /**
   * Asked for the file of each table that is needed, by the name of its ending. What it does not know, or what cannot be
   * read, is solved; if it rejects, so does `solve`.
   */
  file?: (ending: string) => Promise<Uint8Array | undefined>;
}

/** How a review is made. */
export interface ReviewOptions extends Stoppable {
  /** Nodes for each position, 40000 if absent. */
  nodes?: number;
  /** Told which share of the positions is done, 0 to 1. */
  onProgress?: (done: number) => void;
}

/** Makes an engine, which nothing but this file does. */
let make: (game: GameName, client: EngineClient) => Engine;

/**
 * An engine in a worker of its own. What it cannot do rejects with an `EngineError`; it answers one question after the
 * other, and after a worker was lost, a new one goes on.
 */
export class Engine {
  readonly game: GameName;
  readonly #client: EngineClient;
  readonly #endings: SolvedEndings;
  #tables = 0;
  #isClosed = false;

  private constructor(game: GameName, client: EngineClient) {
    this.game = game;
    this.#client = client;
    this.#endings = new SolvedEndings({
      game,
      ask: (name, content, turn) => this.#ask(name, content, turn),
      generation: () => client.generation,
    });
    client.state.subscribe((state) => {
      if (state.kind === 'failed') this.#end(state.message);
    });
  }

  static {
    make = (game, client) => new Engine(game, client);
  }

  /** The legal moves. */
  async legalMoves(position: Position = {}): Promise<readonly NotatedMove[]> {
    return (await this.status(position)).moves;
  }

  /** Everything about a position: pieces, legal moves, check, history, and the result when the game is over. */
  async status(position: Position = {}): Promise<Status> {
    const { view, notices } = await this.#ask('view', this.#gameAt(position));
    return statusOf(view, notices);
  }

  /** The position after moves in any notation of the game: `e2e4`, `Nf3`, `炮二平五`. */
  async play(position: Position, ...moves: readonly string[]): Promise<Status> {
    const game = this.#gameAt(position);
    const { view } = await this.#ask('play', { game, texts: [...moves] });
    return statusOf(view, []);
  }

  /**
   * Reports of a search, one for each finished line, until the limits are reached, `signal` is aborted or the loop is left.
   */
  async *analyse(
    position: Position = {},
    { signal, ...limits }: Limits & Stoppable = {},
  ): AsyncGenerator<Report, void, void> {
    const turn = this.#client.begin();
    const end = (): void => turn.end();
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
    const reports: Report[] = [];
    let wake = (): void => {};
    const isLimited = Object.keys(limits).some((name) => !NO_LIMITS.includes(name));
    const search = this.#decide(
      position,
      isLimited ? limits : { ...limits, moveTime: UNTIL_STOPPED },
      turn,
      (report) => {
        reports.push(report);
        wake();
      },
    );
    let isOver = false;
    const over = search.finally(() => {
      isOver = true;
      wake();
    });
    // Its error is for whoever is still in the loop.
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
      signal?.removeEventListener('abort', end);
    }
  }

  /** The move to play, and what is expected then. When `signal` is aborted, it is the best move found so far. */
  async bestMove(
    position: Position = {},
    { signal, ...limits }: Limits & Stoppable = {},
  ): Promise<Decision<Report>> {
    return until(this.#client, signal, (turn) => this.#decide(position, limits, turn, () => {}));
  }

  /**
   * Exact results of a position and of each of its moves, as far as the engine knows the endings: see `solve` and
   * `loadTable`. What the fifty-move rule draws is `cursed`, as far as `loadDtz` was called for `missingDtz`.
   */
  async probe(position: Position = {}): Promise<ProbeResult> {
    await this.#endings.renew();
    return (await this.#ask('probe', this.#gameAt(position))).result;
  }

  /** Solves an ending, such as `KBNK`, and those that it leads to; resolves to its name. That one takes half a second. */
  async solve(ending: string, { signal, file }: SolveOptions = {}): Promise<string> {
    const read = async (name: string): Promise<boolean> => {
      const bytes = await file?.(name);
      if (!bytes) return false;
      // A damaged file is as good as none.
      return this.loadTable(bytes).then(
        (read) => read === name,
        () => false,
      );
    };
    return until(this.#client, signal, (turn) => this.#endings.solve(ending, read, turn));
  }

  /** Reads the file of an endgame table; resolves to the name of its ending. */
  async loadTable(bytes: Uint8Array): Promise<string> {
    const content = this.#cloned({ game: this.game, bytes });
    const reply = await this.#client.load(this.#nextKey(), 'loadTable', content);
    return (await this.#good(reply)).material;
  }

  /** Reads a file of an ending's distances to zeroing, `KPK.dtz`; resolves to the name of its ending. */
  async loadDtz(bytes: Uint8Array): Promise<string> {
    const content = this.#cloned({ game: this.game, bytes });
    const reply = await this.#client.load(this.#nextKey(), 'loadDtz', content);
    return (await this.#good(reply)).material;
  }

  /** A name for a file that a new worker is given again. */
  #nextKey(): string {
    this.#tables += 1;
    return `table ${this.#tables}`;
  }

  /** What each move of a game lost, and how well each side played. */
  async review(position: Position, options: ReviewOptions = {}): Promise<GameReview> {
    const { reviewGame } = await import('./review.ts');
    return reviewGame(this, position, options);
  }

  /** How many lines of so many plies, at most 255, there are, by first move. */
  async perft(position: Position, depth: number, { signal }: Stoppable = {}): Promise<Perft> {
    const game = this.#gameAt(position);
    const plies = this.#cloned(depth);
    return this.#good(
      await until(this.#client, signal, (turn) => perft(this.#client, game, plies, turn)),
    );
  }

  /** Forgets what searches have learned. */
  async newGame(): Promise<void> {
    await this.#ask('newGame', this.game);
  }

  /** Nodes of the benchmark by one thread, which are the same in every build of the engine, and the milliseconds it took. */
  async bench(depth: number): Promise<{ nodes: number; millis: number }> {
    return this.#ask('bench', { game: this.game, depth });
  }

  /** Ends the engine and its threads; unanswered questions reject. */
  close(): void {
    this.#end('the engine was closed');
  }

  #end(cause: string): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#client.close(cause);
  }

  async #decide(
    position: Position,
    limits: Limits,
    turn: Turn,
    onReport: (report: Report) => void,
  ): Promise<Decision<Report>> {
    const game = this.#gameAt(position);
    requireProperties('limits', limits, LIMITS);
    const wanted = this.#cloned(limits);
    const { view } = await this.#ask('view', game);
    requireLegal(wanted.searchMoves, view);
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
  ): Promise<ReplyTo<Name>> {
    return this.#good(await asker.ask(name, this.#cloned(content)));
  }

  /** What a reply says, or the error that it is. */
  async #good<Said extends object>(reply: Said | ErrorReply): Promise<Said> {
    if ('error' in reply) throw await errorOf(this.game, reply);
    return reply;
  }

  /** The same, as a worker will get it: what cannot be sent is found out here. */
  #cloned<Content>(content: Content): Content {
    if (this.#isClosed) throw new EngineError('CLOSED', 'the engine is closed');
    try {
      return structuredClone(content);
    } catch (error) {
      throw new EngineError('PROTOCOL', error instanceof Error ? error.message : String(error));
    }
  }

  #gameAt(position: Position): Game {
    requireProperties('position', position, POSITION);
    const { fen, moves = [], style } = position;
    return this.#cloned({
      game: this.game,
      moves: moves as string[],
      ...(fen !== undefined && { start: fen }),
      ...(style !== undefined && { style }),
    });
  }
}

/** @internal Starts an engine on a platform; resolves when it is ready to search at full strength. */
export async function startEngine(options: EngineOptions, platform: Platform): Promise<Engine> {
  requireProperties('options', options, OPTIONS);
  const { game, threads = 1, hash, lazyNetwork = false } = options;
  if (!GAMES.includes(game)) throw new EngineError('GAME', `the games are ${GAMES.join(', ')}`);
  for (const [name, value] of Object.entries({ threads, hash: hash ?? 1 })) {
    if (Number.isInteger(value) && value >= 1 && value <= MOST) continue;
    throw new EngineError('PROTOCOL', `${name}: expected a whole number from 1 to ${MOST}`);
  }
  const client = startClient(game, platform, { threads });
  const engine = make(game, client);
  if (hash !== undefined) client.setHash(hash);
  await engine.legalMoves();
  if (!lazyNetwork) await client.learnNetwork(game);
  return engine;
}

/** What is said to a search that does not end it. */
const NO_LIMITS: readonly string[] = ['lines', 'level', 'searchMoves'];
/** The largest number of threads or MiB that may be asked for. */
const MOST = 1024;

/** The engine would search all moves in place of those that are none. */
function requireLegal(searchMoves: unknown, { moves }: View): void {
  if (searchMoves === undefined) return;
  if (!Array.isArray(searchMoves))
    throw new EngineError('PROTOCOL', 'searchMoves: expected a list of moves in coordinates');
  const illegal = searchMoves.find((wanted) => !moves.some(({ uci }) => uci === wanted));
  if (illegal !== undefined)
    throw new EngineError('ILLEGAL_MOVE', `searchMoves: ${illegal} is illegal here`);
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
