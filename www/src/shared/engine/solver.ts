import { type FromWorker, site, type WorkerLike, WorkerPool } from '@chariot/engine/client';
import type {
  DtzFacts,
  GameName,
  ProgressReport,
  Reply,
  ReplyTo,
  Request,
  RequestContent,
  RequestName,
} from '@chariot/protocol';
import { KeptTables } from './kept.ts';
import { SolverResults, underRule } from './results.ts';

/** Bytes of a WebAssembly memory page, and most pages. */
const PAGE = 64 << 10;
const MOST_PAGES = 65_536;

/** The current step of the solver, and the part of it that is done, 0 to 1. */
export type SolverStep =
  /** Reads the endings that captures and promotions lead to. */
  | { kind: 'conversions'; part: number }
  /** Finds mates of up to `plies` plies. A divided ending does so slice by slice. */
  | { kind: 'waves'; plies: number; part: number }
  /** Applies the fifty-move rule: solves distances to zeroing. */
  | { kind: 'zeroing'; part: number }
  /** Stores the table; at 1 it is stored. */
  | { kind: 'keeping'; part: number };

export interface LargeEnding {
  game: GameName;
  material: string;
  /** Endings it leads to. */
  smaller: readonly string[];
  /** Most bytes of memory. */
  memory: number;
  /** Facts about distances to zeroing, if those are to be solved where a mate may come too late. */
  dtz?: DtzFacts | undefined;
  /** Whether its results are stored too, because a larger ending is solved next. */
  isOnTheWay: boolean;
}

/**
 * Solves a large ending and stores its table. The worker, or workers, serve this alone, so that their memory is freed.
 * The endings it leads to have stored results, or are small: table files, with one side to move, would not help.
 *
 * Rejects if the ending cannot be solved, or on abort.
 */
export async function solveLarge(
  ending: LargeEnding,
  threads: number,
  onStep: (step: SolverStep) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    await solveAndKeep(ending, threads, onStep, signal);
  } catch (error) {
    if (!ending.dtz || signal.aborted) throw error;
    // Distances to zeroing need more memory and storage: try without.
    const { dtz: _, ...without } = ending;
    await new SolverResults().remove(ending.game, underRule(ending.material));
    await solveAndKeep(without, threads, onStep, signal);
  }
}

async function solveAndKeep(
  ending: LargeEnding,
  threads: number,
  onStep: (step: SolverStep) => void,
  signal: AbortSignal,
): Promise<void> {
  const { game, material, dtz } = ending;
  const engine = await SolverEngine.start(ending, threads, signal);
  const results = new SolverResults();
  try {
    await convert(engine, ending, 'all', (part) => onStep({ kind: 'conversions', part }));
    onStep({ kind: 'waves', plies: 0, part: 0 });
    let [longest, known] = [0, 0];
    await engine.ask('solveTable', { game, material }, (report) => {
      if (!('solveTable' in report)) return;
      const { plies, decided, slice, slices } = report.solveTable;
      // The last waves may find nothing.
      if (decided > known) longest = Math.max(longest, plies);
      known = decided;
      onStep({ kind: 'waves', plies, part: (slice + waved(plies)) / slices });
    });
    const hasDtz = dtz && longest > dtz.limit && (await solveDtz(engine, ending, dtz, onStep));
    onStep({ kind: 'keeping', part: 0 });
    if (ending.isOnTheWay) {
      const put = (which: Which): Promise<void> =>
        results.put(game, nameOf(material, which), async (number) => {
          const wanted = { game, material, number, underRule: which === 'under rule' };
          return (await engine.ask('results', wanted)).bytes;
        });
      if (hasDtz) await put('under rule');
      await put('all');
    }
    const { bytes: table } = await engine.ask('tableFile', { game, material });
    onStep({ kind: 'keeping', part: hasDtz ? 0.5 : 0.9 });
    const dtzFile = hasDtz ? await engine.ask('dtzFile', { game, material }) : undefined;
    await new KeptTables().put(game, material, table, dtzFile?.bytes);
    onStep({ kind: 'keeping', part: 1 });
  } finally {
    engine.close();
  }
}

/** Results of an ending: all, or those that the fifty-move rule lets stand. */
type Which = 'all' | 'under rule';

function nameOf(material: string, which: Which): string {
  return which === 'all' ? material : underRule(material);
}

/** Computes the conversions to the endings that a large one leads to. Those that are not stored are small. */
async function convert(
  engine: SolverEngine,
  { game, material, smaller: endings }: LargeEnding,
  which: Which,
  onPart: (part: number) => void,
): Promise<void> {
  const results = new SolverResults();
  for (const [i, smaller] of endings.entries()) {
    onPart(i / endings.length);
    const add = (of: Which): Promise<boolean> =>
      results.read(game, nameOf(smaller, of), (bytes) =>
        engine.ask('addResults', {
          game,
          material: smaller,
          bytes,
          underRule: of === 'under rule',
        }),
      );
    // Where the rule changes nothing only all results are stored.
    if (which === 'all' || !(await add('under rule'))) await add('all');
    await engine.ask('convert', { game, material, smaller });
  }
}

/** Part of the step for the conversions. */
const CONVERTED = 0.3;

/**
 * Solves distances to zeroing, to be stored with the table. False if they cannot be solved: for want of memory, or because
 * those of an ending it leads to are not stored.
 */
async function solveDtz(
  engine: SolverEngine,
  ending: LargeEnding,
  { limit }: DtzFacts,
  onStep: (step: SolverStep) => void,
): Promise<boolean> {
  const { game, material } = ending;
  try {
    await convert(engine, ending, 'under rule', (part) =>
      onStep({ kind: 'zeroing', part: CONVERTED * part }),
    );
    await engine.ask('solveDtz', { game, material }, (report) => {
      if (!('solveTable' in report)) return;
      const { plies, slice, slices } = report.solveTable;
      const part = (slice + plies / limit) / slices;
      onStep({ kind: 'zeroing', part: CONVERTED + (1 - CONVERTED) * part });
    });
    return true;
  } catch (error) {
    if (error instanceof Error && ['MEMORY', 'TABLE'].includes(error.message)) return false;
    throw error;
  }
}

/** Estimated part of the waves done, 0 to 1. The total is unknown; fifteen moves to mate count as half. */
function waved(plies: number): number {
  return plies / (plies + 30);
}

/** A worker that solves one ending. It has no watchdog: the person sees its progress and may stop it. */
class SolverEngine {
  readonly #worker: WorkerLike;
  readonly #ready = deferred();
  /** Removes the listener of the signal, which may outlive many engines. */
  readonly #ignore: () => void;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  /** Reason why the worker is unusable. */
  #lost: Error | null = null;

  static async start(
    { game, memory, dtz }: LargeEnding,
    threads: number,
    signal: AbortSignal,
  ): Promise<SolverEngine> {
    const edition = threads > 1 ? 'threads' : 'full';
    const module = await WebAssembly.compile(await site.read(site.files[game].editions[edition]));
    signal.throwIfAborted();
    // A quarter above the estimate: separate allocations are not always joined.
    const most = 1.25 * Math.max(memory, dtz?.memory ?? 0);
    const pages = Math.min(MOST_PAGES, Math.ceil(most / PAGE) + 1024);
    const engine = new SolverEngine(workerFor(threads, pages), module, signal);
    // Earlier requests would find no engine.
    await engine.#ready.promise;
    return engine;
  }

  private constructor(worker: WorkerLike, module: WebAssembly.Module, signal: AbortSignal) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#fail(new Error(event.message || 'a worker could not be started'));
    });
    const stop = (): void => this.#fail(signal.reason);
    signal.addEventListener('abort', stop);
    this.#ignore = () => signal.removeEventListener('abort', stop);
    worker.postMessage({ type: 'start', module, flags: null });
  }

  /** Rejects with the engine's error, or if the worker was lost or stopped. */
  async ask<Name extends RequestName>(
    name: Name,
    content: RequestContent<Name>,
    onReport: (report: ProgressReport) => void = () => {},
  ): Promise<ReplyTo<Name>> {
    if (this.#lost) throw this.#lost;
    this.#lastId += 1;
    const id = this.#lastId;
    const reply = await new Promise<Reply>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onReport });
      // Like the protocol's `request`, which the first script would have to export for this alone.
      const request = { [name]: content } as unknown as Request;
      this.#worker.postMessage({ type: 'request', id, request });
    });
    if ('error' in reply) throw new Error(reply.error.kind);
    return reply[name as never];
  }

  close(): void {
    this.#worker.terminate();
    this.#ignore();
  }

  #hear(message: FromWorker): void {
    if (message.type === 'ready') this.#ready.resolve();
    if (message.type === 'crash') this.#fail(new Error(message.message));
    if (message.type !== 'report' && message.type !== 'reply') return;
    const waiting = this.#waiting.get(message.id);
    if (message.type === 'report') {
      waiting?.onReport(message.report);
      return;
    }
    this.#waiting.delete(message.id);
    waiting?.resolve(message.reply);
  }

  #fail(error: Error): void {
    this.#lost = error;
    this.close();
    this.#ready.reject(error);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** A new worker, or several as one, with at most `pages` pages of memory. */
function workerFor(threads: number, pages: number): WorkerLike {
  return threads > 1 ? new WorkerPool(threads - 1, site.spawn, [pages]) : site.spawn.leader();
}

function deferred(): { promise: Promise<void>; resolve(): void; reject(error: Error): void } {
  let settle = { resolve: () => {}, reject: (_: Error) => {} };
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
  onReport(report: ProgressReport): void;
}
