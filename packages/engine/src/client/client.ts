import {
  contentOf,
  type ErrorReply,
  failure,
  type GameName,
  type ProgressReport,
  type Reply,
  type ReplyTo,
  type Request,
  type RequestContent,
  type RequestName,
  type SearchReport,
  request as worded,
} from '@chariot/protocol';
import { signal } from '@preact/signals';
import { EngineEdition } from './edition.ts';
import { SILENT } from './fetching.ts';
import type { Host, WorkerLike } from './host.ts';
import {
  isAboutTables,
  isShortOfMemory,
  type Job,
  newJob,
  PATIENCE,
  patience,
  textOf,
} from './job.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { canShare } from './threads.ts';
import { Watchdog } from './watchdog.ts';

/** How the engine is, for the page to show. */
export type EngineState =
  | { kind: 'starting' }
  | { kind: 'ready' }
  /** Given up after several tries; `retry` starts over. */
  | { kind: 'failed'; message: string };

/** Milliseconds from the word to stop until a search answers, or a solver between two waves, at most. */
const PATIENCE_STOPPING = 1_000;
/** Pauses before the tries to start again, in milliseconds; after the last one it is for the user to say. */
const BACK_OFF = [100, 800, 3_000];
/** The requests that listen while they are answered. */
const STOPPABLE = ['search', 'solveTable', 'think'];
/** The level from which a search evaluates with the network. */
const FULL_STRENGTH = 10;
/** A request that the worker died of this many times gets an error instead of another try. */
const MAX_ATTEMPTS = 2;

/** What an asker may want besides the reply. */
interface Asking {
  /** Aborted when the answer is no longer wanted: the reply is then an error of the kind `CANCELLED`. */
  signal?: AbortSignal;
  /** Told what comes before the reply. */
  onReport?: (report: ProgressReport) => void;
  /** Aborted when the opponent has made the move that is pondered on. */
  hit?: AbortSignal | undefined;
}

/**
 * The engine as the page sees it: each request gets exactly one reply, whatever happens to the worker.
 *
 * One request is in the worker at a time. A worker that traps, stays silent or cannot be started is
 * replaced: the new one is first given the remembered tables, then what the lost one had not answered. The first
 * worker is small; the full engine replaces it at the first tables request, otherwise between two requests.
 *
 * While nothing is asked, the engine may ponder: that gives way to every request, and is taken up again after it.
 */
export class EngineClient {
  readonly state = signal<EngineState>({ kind: 'starting' });
  /** Size of the hash table in MiB; `undefined` before the first search. */
  readonly hash = signal<number | undefined>(undefined);
  /** Number of workers so far: what a lost one knew is gone, except for loaded tables. */
  generation = 0;
  readonly #host: Host;
  readonly #waiting: Job[] = [];
  /** What is pondered whenever nothing else is to do. */
  #pondered: Job | null = null;
  /** Requests that give a new worker the tables of the lost one, by the table. */
  readonly #replayOnRestart = new Map<string, Request>();
  #current: Job | null = null;
  #worker: WorkerLike | null = null;
  #ready = false;
  /** True if the worker listens while it thinks: to messages and, where memory can be shared, to `#flags`. */
  #hears = false;
  readonly #flags = canShare
    ? new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
    : null;
  readonly #edition: EngineEdition;
  /** Resolves when the engine has the network; `null` before it is fetched. */
  #network: Promise<void> | null = null;
  #isClosed = false;
  #lastId = 0;
  #failures = 0;
  readonly #watchdog = new Watchdog(() => this.#silent());

  constructor(host: Host) {
    this.#host = host;
    this.#edition = new EngineEdition(host);
    void this.#start();
  }

  /** Asks, and waits for what the reply says. */
  async ask<Name extends RequestName>(
    name: Name,
    content: RequestContent<Name>,
    asking: Asking = {},
  ): Promise<ReplyTo<Name> | ErrorReply> {
    const reply = await this.#wait(worded(name, content), asking);
    return contentOf(name, reply ?? failure('CANCELLED', 'it is no longer wanted'));
  }

  /** As `ask`, for a table or a network: each later worker is given it too. `key` names it. */
  async load<Name extends 'loadTable' | 'loadDtz' | 'addCensus' | 'beginTable' | 'network'>(
    key: string,
    name: Name,
    content: RequestContent<Name>,
  ): Promise<ReplyTo<Name> | ErrorReply> {
    const reply = await this.ask(name, content);
    if (!('error' in reply)) this.#replayOnRestart.set(key, worded(name, content));
    return reply;
  }

  /** Fetches the network, with the first search that it is for or before; what is asked after that has it. */
  learnNetwork(game: GameName): Promise<void> {
    const { network } = this.#host;
    if (!network) return Promise.resolve();
    this.#network ??= network()
      .then((bytes) => this.load('network', 'network', { game, bytes }))
      .then(
        () => {},
        () => {
          // The engine plays on without, and the next search tries again.
          this.#network = null;
        },
      );
    return this.#network;
  }

  /**
   * Searches until the limits are reached; `null` if `signal` was aborted first. What the search learned stays in either
   * case, where the worker can hear while it computes.
   *
   * With `hit` the engine ponders until that is aborted, and only then limits hold. It may answer before.
   */
  async search(
    content: RequestContent<'search'>,
    onReport: (report: SearchReport) => void,
    signal: AbortSignal,
    hit?: AbortSignal,
  ): Promise<ReplyTo<'search'> | ErrorReply | null> {
    const tell = (report: ProgressReport): void => {
      if ('search' in report) onReport(report.search);
    };
    const reply = await this.#wait(worded('search', content), { signal, hit, onReport: tell });
    if (!reply) return null;
    const found = contentOf('search', reply);
    if (!('error' in found) && found.hash) this.hash.value = found.hash;
    return found;
  }

  /** Sets the number of threads, from the next search on (default 1); one if the threaded engine is unavailable. */
  setThreads(threads: number): void {
    this.#edition.setThreads(threads);
    this.#next();
  }

  /** Sets the hash size in MiB, from the next search on (default 16); smaller if memory is short. */
  setHash(mebibytes: number): void {
    if (mebibytes !== this.#edition.hash) this.hash.value = undefined;
    this.#edition.hash = mebibytes;
    this.#next();
  }

  /** Starts over after the state became `failed`. */
  retry(): void {
    if (this.state.value.kind !== 'failed') return;
    this.#failures = 0;
    void this.#start();
  }

  /** Ends the engine for good. What waits for a reply gets an error; nothing may be asked afterwards. */
  close(cause: string): void {
    const unanswered = [this.#current, this.#pondered, ...this.#waiting];
    this.#isClosed = true;
    this.#current = null;
    this.#waiting.length = 0;
    this.#drop();
    for (const job of unanswered) job?.settle(failure('ENGINE', cause));
  }

  /** The reply; `null` if the asker gave up. */
  async #wait(
    request: Request,
    { signal, hit, onReport = () => {} }: Asking,
  ): Promise<Reply | ErrorReply | null> {
    // The small engine goes on with other requests meanwhile, and for good if no other is available.
    if (isAboutTables(request)) {
      try {
        await this.#edition.learnTables();
      } catch (error) {
        return failure('ENGINE', textOf(error));
      }
    } else if ('search' in request) {
      void this.#edition.grow().then(() => this.#next());
      const { game, limits } = request.search;
      if ((limits.level ?? FULL_STRENGTH) >= FULL_STRENGTH) void this.learnNetwork(game.game);
    }
    if (signal?.aborted) return null;
    return new Promise((resolve) => {
      const cancel = (): void => this.#cancel(job);
      const come = (): void => this.#hit(job);
      const settle = (reply: Reply | ErrorReply | null): void => {
        signal?.removeEventListener('abort', cancel);
        hit?.removeEventListener('abort', come);
        resolve(reply);
      };
      const ponders = hit !== undefined && !hit.aborted;
      const job = newJob(request, ponders ? 'ponder' : 'ask', onReport, settle);
      signal?.addEventListener('abort', cancel, { once: true });
      hit?.addEventListener('abort', come, { once: true });
      if (ponders) this.#pondered = job;
      else this.#waiting.push(job);
      this.#next();
    });
  }

  #cancel(job: Job): void {
    const place = this.#waiting.indexOf(job);
    job.stopReason = 'cancelled';
    if (this.#pondered === job) this.#pondered = null;
    if (place >= 0) this.#waiting.splice(place, 1);
    else if (this.#current === job) this.#stop(job);
    job.settle(null);
  }

  /** What was pondered has come about: it is a question like any other now. */
  #hit(job: Job): void {
    this.#pondered = null;
    job.purpose = 'ask';
    if (this.#current !== job) {
      this.#waiting.push(job);
      this.#next();
    } else if (!job.stopReason) {
      if (this.#flags) Atomics.store(this.#flags, 1, job.id);
      this.#post({ type: 'ponderHit', id: job.id });
      this.#watchdog.watch(patience(job, this.#hears));
    }
  }

  /** Makes the worker answer now, or replaces it if it cannot hear. */
  #stop(job: Job): void {
    if (this.#hears && STOPPABLE.some((name) => name in job.request)) {
      if (this.#flags) Atomics.store(this.#flags, 0, job.id);
      this.#post({ type: 'stop', id: job.id });
      this.#watchdog.watch(PATIENCE_STOPPING);
    } else {
      this.#replace();
    }
  }

  /** Replaces a worker whose work is no longer wanted; not counted as a failure. */
  #replace(): void {
    this.#current = null;
    this.#drop();
    void this.#start();
  }

  async #start(): Promise<void> {
    this.state.value = { kind: 'starting' };
    try {
      const { edition, module } = await this.#edition.fetch();
      if (this.#worker || this.#isClosed) return;
      const worker = this.#host.spawn(this.#edition.renew(edition));
      this.#worker = worker;
      this.generation += 1;
      const lost = (cause: string): void => {
        if (this.#worker === worker) this.#lost(cause);
      };
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (this.#worker === worker) this.#hear(data);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        lost(event.message || 'the worker script could not be loaded');
      });
      worker.addEventListener('messageerror', () => lost('a message could not be read'));
      this.#post({ type: 'start', module, flags: this.#flags });
      this.#watchdog.watch(PATIENCE);
    } catch (error) {
      const cause = textOf(error);
      // It has been waited for long enough.
      if (cause === SILENT) this.#failures = BACK_OFF.length;
      this.#lost(cause);
    }
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        this.#watchdog.rest();
        this.#ready = true;
        this.#hears = message.hears;
        this.state.value = { kind: 'ready' };
        for (const request of this.#replayOnRestart.values()) {
          this.#waiting.unshift(newJob(request, 'replay'));
        }
        this.#next();
        break;
      case 'alive':
        if (this.#current && !this.#current.stopReason) {
          this.#watchdog.watch(patience(this.#current, this.#hears));
        }
        break;
      case 'report':
        // Reports of a search that is being stopped are no signs of life, and nobody wants them.
        if (message.id !== this.#current?.id || this.#current.stopReason) break;
        this.#watchdog.watch(patience(this.#current, this.#hears, message.report));
        this.#current.onReport(message.report);
        break;
      case 'reply': {
        const job = this.#current;
        if (message.id !== job?.id) break;
        this.#watchdog.rest();
        this.#failures = 0;
        this.#current = null;
        if (job.stopReason === 'preempted') this.#resume(job);
        else if (this.#edition.isThreaded && !job.stopReason && isShortOfMemory(message.reply)) {
          // What threads share is bounded; one thread may have more.
          this.#edition.beAlone();
          this.#waiting.unshift(job);
        } else this.#settle(job, message.reply);
        this.#next();
        break;
      }
      case 'crash':
        this.#lost(message.message);
        break;
      default:
        message satisfies never;
    }
  }

  #next(): void {
    if (!this.#ready) return;
    const fits = this.#edition.fits();
    if (this.#current) {
      const job = this.#current;
      if (job.purpose !== 'ponder' || job.stopReason) return;
      if (fits && this.#waiting.length === 0) return;
      job.stopReason = 'preempted';
      this.#stop(job);
      return;
    }
    if (!fits) {
      this.#drop();
      void this.#start();
      return;
    }
    // Without ponderhit there is no pondering: the search starts once its position is on the board.
    const job = this.#waiting.shift() ?? (this.#hears ? this.#pondered : null);
    if (!job) return;
    this.#lastId += 1;
    job.id = this.#lastId;
    this.#current = job;
    this.#post({ type: 'request', id: job.id, request: this.#worded(job) });
    this.#watchdog.watch(patience(job, this.#hears));
  }

  /** A search is told, with each question, what it may remember in and whether it ponders. */
  #worded({ request, purpose }: Job): Request {
    if (!('search' in request)) return request;
    const { game, limits } = request.search;
    const hash = this.#edition.remember();
    return worded('search', { game, limits: { ...limits, ponder: purpose === 'ponder' }, hash });
  }

  /** A preempted search waits until nothing else is asked, or for its turn if its position has come about. */
  #resume(job: Job): void {
    job.stopReason = null;
    if (job.purpose === 'ask') this.#waiting.push(job);
  }

  #settle(job: Job, reply: Reply | ErrorReply): void {
    if (this.#pondered === job) this.#pondered = null;
    job.settle(reply);
  }

  #drop(): void {
    this.#watchdog.rest();
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    // A table that was being loaded is among those loaded at the next start.
    for (let i = this.#waiting.length - 1; i >= 0; i -= 1) {
      if (this.#waiting[i]?.purpose === 'replay') this.#waiting.splice(i, 1);
    }
  }

  #silent(): void {
    const job = this.#current;
    // A solver hears nothing while it prepares.
    if (job?.stopReason === 'cancelled' && 'solveTable' in job.request) this.#replace();
    else this.#lost('the engine did not answer in time');
  }

  #lost(cause: string): void {
    if (this.#isClosed) return;
    const job = this.#current;
    this.#current = null;
    this.#drop();
    if (this.#edition.isThreaded) this.#edition.beAlone();
    // Memory is what a search fails for most: the next has less.
    if (job && 'search' in job.request) this.#edition.rememberLess();
    if (job?.purpose === 'replay') {
      // A table that kills the worker would kill each next one too.
      for (const [key, request] of this.#replayOnRestart) {
        if (request === job.request) this.#replayOnRestart.delete(key);
      }
    } else if (job && job.stopReason !== 'cancelled') {
      job.attempts += 1;
      job.stopReason = null;
      if (job.attempts >= MAX_ATTEMPTS) {
        this.#settle(job, failure('ENGINE', cause));
      } else if (job.purpose === 'ask') {
        this.#waiting.unshift(job);
      }
    }
    const pause = BACK_OFF[this.#failures];
    this.#failures += 1;
    if (pause === undefined) {
      this.state.value = { kind: 'failed', message: cause };
    } else {
      this.state.value = { kind: 'starting' };
      setTimeout(() => void this.#start(), pause);
    }
  }
}
