import {
  type ErrorReply,
  failure,
  type GameName,
  type Reply,
  type ReplyTo,
  type Request,
  type RequestContent,
  request as worded,
} from '@chariot/protocol';
import { signal } from '@preact/signals';
import { Askable, Priority, type Ticket, type Wish } from './asker.ts';
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
import { nextStep } from './schedule.ts';
import { canShare } from './threads.ts';
import { Watchdog } from './watchdog.ts';

export type EngineState =
  | { kind: 'starting' }
  | { kind: 'ready' }
  /** Given up after several tries; `retry` starts over. */
  | { kind: 'failed'; message: string };

/** Milliseconds from `stop` to the reply of a search, or between two waves of a solver, at most. */
const PATIENCE_STOPPING = 1_000;
/** Milliseconds before each restart; after the last one the user decides. */
const BACK_OFF = [100, 800, 3_000];
/** The requests that listen for `stop` while they run. */
const STOPPABLE = ['search', 'solveTable', 'think'];
/** Lowest level whose search evaluates with the network. */
const FULL_STRENGTH = 12;
/** Milliseconds without a request after which a preempted search resumes. */
const RESUME_AFTER = 100;
/** The first requests to a new worker. */
const REPLAY: Wish = { priority: Priority.Replay, ponders: false, onReport: () => {} };
/** A request that has killed this many workers gets an error instead of another try. */
const MAX_ATTEMPTS = 2;

/**
 * The engine as the page sees it: each request gets exactly one reply, whatever happens to the
 * worker.
 *
 * The worker has one request at a time. `schedule.ts` decides which, and when to replace the
 * worker. A worker that traps, stays silent or cannot start is replaced. The new one first gets the
 * loaded tables, then the requests that the lost one left open. The first worker is small; the full
 * engine replaces it at the first request for tables.
 */
export class EngineClient extends Askable {
  readonly state = signal<EngineState>({ kind: 'starting' });
  /** Size of the hash table in MiB; `undefined` before the first search. */
  readonly hash = signal<number | undefined>(undefined);
  /** Number of workers so far. A new worker knows only the loaded tables. */
  generation = 0;
  readonly #host: Host;
  #waiting: Job[] = [];
  /** Requests that load the tables of a lost worker into a new one, by table. */
  readonly #replayOnRestart = new Map<string, Request>();
  #current: Job | null = null;
  #worker: WorkerLike | null = null;
  #ready = false;
  /** Whether the worker listens while it computes: to messages and, if shared, to `#flags`. */
  #hears = false;
  readonly #flags = canShare
    ? new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
    : null;
  readonly #edition: EngineEdition;
  /** Resolves when the engine has the network; `null` before the fetch. */
  #network: Promise<void> | null = null;
  /** Why it was closed. */
  #closed: string | null = null;
  #lastId = 0;
  #lastOrder = 0;
  #failures = 0;
  /** Runs until a preempted search may resume. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #watchdog = new Watchdog(() => this.#silent());

  constructor(host: Host) {
    super();
    this.#host = host;
    this.#edition = new EngineEdition(host);
    void this.#start();
  }

  submit(request: Request, wish: Wish): Ticket {
    this.#lastOrder += 1;
    let settle: Job['settle'] = () => {};
    const answer = new Promise<Reply | ErrorReply | null>((resolve) => {
      settle = resolve;
    });
    const job = newJob(request, this.#lastOrder, wish, settle);
    this.#admit(job);
    return {
      answer,
      cancel: () => this.#cancel(job),
      hit: (priority) => this.#hit(job, priority),
    };
  }

  /** Like `ask`, for a table or a network: later workers get it too. `key` names it. */
  async load<Name extends 'loadTable' | 'loadDtz' | 'beginTable' | 'network'>(
    key: string,
    name: Name,
    content: RequestContent<Name>,
  ): Promise<ReplyTo<Name> | ErrorReply> {
    const reply = await this.ask(name, content);
    if (!('error' in reply)) this.#replayOnRestart.set(key, worded(name, content));
    return reply;
  }

  /** Fetches the network, at the latest with the first search that uses it. */
  learnNetwork(game: GameName): Promise<void> {
    const { network } = this.#host;
    if (!network) return Promise.resolve();
    this.#network ??= network()
      .then((bytes) => this.load('network', 'network', { game, bytes }))
      .then(
        () => {},
        () => {
          // The engine plays on without it, and the next search tries again.
          this.#network = null;
        },
      );
    return this.#network;
  }

  /**
   * Sets the number of threads (default 1) from the next search on; one if they are unavailable.
   */
  setThreads(threads: number): void {
    this.#edition.setThreads(threads);
    this.#next();
  }

  /** Sets the hash size in MiB (default 16) from the next search on; less if memory is short. */
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

  /** Ends the engine for good. Open and later requests get an error. */
  close(cause: string): void {
    const unanswered = [this.#current, ...this.#waiting];
    this.#closed = cause;
    this.#current = null;
    this.#waiting = [];
    clearTimeout(this.#pause);
    this.#drop();
    for (const job of unanswered) job?.settle(failure('ENGINE', cause));
  }

  #admit(job: Job): void {
    const { request } = job;
    if (this.#closed !== null) {
      job.settle(failure('ENGINE', this.#closed));
      return;
    }
    if (isAboutTables(request)) {
      // The small engine goes on with other requests meanwhile, and for good if no other loads.
      this.#edition.fetchFull().then(
        () => this.#enqueue(job),
        (error) => job.settle(failure('ENGINE', textOf(error))),
      );
      return;
    }
    if ('search' in request) {
      void this.#edition.grow().then(() => this.#next());
      const { game, limits } = request.search;
      if ((limits.level ?? FULL_STRENGTH) >= FULL_STRENGTH) void this.learnNetwork(game.game);
      if (limits.character) {
        // Without the full engine a character plays as its level does.
        const play = (): void => this.#enqueue(job);
        this.#edition.fetchFull().then(play, play);
        return;
      }
    }
    this.#enqueue(job);
  }

  #enqueue(job: Job): void {
    if (job.stopReason) return;
    this.#waiting.push(job);
    this.#next();
  }

  #cancel(job: Job): void {
    const isStopping = job.stopReason !== null;
    job.stopReason = 'cancelled';
    this.#waiting = this.#waiting.filter((other) => other !== job);
    if (this.#current === job && !isStopping) this.#stop(job);
    job.settle(null);
  }

  /** Makes a pondering search an ordinary one. */
  #hit(job: Job, priority: Priority): void {
    if (!job.ponders) return;
    this.#lastOrder += 1;
    Object.assign(job, { ponders: false, gaveWay: false, priority, order: this.#lastOrder });
    if (this.#current === job && !job.stopReason) {
      if (this.#flags) Atomics.store(this.#flags, 1, job.id);
      this.#post({ type: 'ponderHit', id: job.id });
      this.#watchdog.watch(patience(job, this.#hears));
    } else this.#next();
  }

  /** Makes the worker answer now, or replaces one that cannot hear. */
  #stop(job: Job): void {
    if (this.#hears && STOPPABLE.some((name) => name in job.request)) {
      if (this.#flags) Atomics.store(this.#flags, 0, job.id);
      this.#post({ type: 'stop', id: job.id });
      this.#watchdog.watch(PATIENCE_STOPPING);
    } else {
      this.#replace();
    }
  }

  /** Replaces a worker whose work is not wanted now. This is no failure. */
  #replace(): void {
    const job = this.#current;
    this.#current = null;
    if (job?.stopReason === 'preempted') this.#resume(job);
    this.#drop();
    void this.#start();
  }

  async #start(): Promise<void> {
    this.state.value = { kind: 'starting' };
    try {
      const { edition, module } = await this.#edition.fetch();
      if (this.#worker || this.#closed !== null) return;
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
      // It has had its time.
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
          this.#lastOrder += 1;
          this.#waiting.push(newJob(request, this.#lastOrder, REPLAY));
        }
        this.#next();
        break;
      case 'alive':
        if (this.#current && !this.#current.stopReason) {
          this.#watchdog.watch(patience(this.#current, this.#hears));
        }
        break;
      case 'report':
        // While a search stops, its reports are unwanted and no signs of life.
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
          // Memory shared by threads is bounded; one thread may have more.
          this.#edition.beAlone();
          this.#waiting.push(job);
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
    const step = nextStep({
      isReady: this.#ready,
      fits: this.#edition.fits(),
      hears: this.#hears,
      isQuiet: this.#pause === undefined,
      current: this.#current,
      waiting: this.#waiting,
    });
    switch (step.kind) {
      case 'wait':
        break;
      case 'preempt':
        step.job.stopReason = 'preempted';
        this.#stop(step.job);
        break;
      case 'replace':
        this.#replace();
        break;
      case 'send':
        this.#send(step.job);
        break;
      default:
        step satisfies never;
    }
  }

  #send(job: Job): void {
    this.#waiting = this.#waiting.filter((other) => other !== job);
    this.#lastId += 1;
    job.id = this.#lastId;
    job.gaveWay = false;
    this.#current = job;
    this.#post({ type: 'request', id: job.id, request: this.#worded(job) });
    this.#watchdog.watch(patience(job, this.#hears));
  }

  /** The request as sent: a search with its hash size and whether it ponders. */
  #worded({ request, ponders }: Job): Request {
    if (!('search' in request)) return request;
    const { game, limits } = request.search;
    const hash = this.#edition.remember();
    return worded('search', { game, limits: { ...limits, ponder: ponders }, hash });
  }

  /** Queues a preempted search again, to resume when requests have paused. */
  #resume(job: Job): void {
    job.stopReason = null;
    job.gaveWay = this.#waiting.some(({ priority }) => priority > job.priority);
    this.#waiting.push(job);
    this.#rest();
  }

  /** Restarts the pause before preempted searches resume: requests come in a row. */
  #rest(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#next();
    }, RESUME_AFTER);
  }

  #settle(job: Job, reply: Reply | ErrorReply): void {
    if ('search' in reply && reply.search.hash) this.hash.value = reply.search.hash;
    if (this.#waiting.some(({ gaveWay }) => gaveWay)) this.#rest();
    job.settle(reply);
  }

  #drop(): void {
    this.#watchdog.rest();
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    // The next start loads all tables anyway.
    this.#waiting = this.#waiting.filter(({ priority }) => priority !== Priority.Replay);
  }

  #silent(): void {
    const job = this.#current;
    // A solver that prepares hears nothing.
    if (job?.stopReason === 'cancelled' && 'solveTable' in job.request) this.#replace();
    else this.#lost('the engine did not answer in time');
  }

  #lost(cause: string): void {
    if (this.#closed !== null) return;
    const job = this.#current;
    this.#current = null;
    this.#drop();
    if (this.#edition.isThreaded) this.#edition.beAlone();
    // Memory is the usual cause when a search fails: the next one gets less.
    if (job && 'search' in job.request) this.#edition.rememberLess();
    if (job?.priority === Priority.Replay) {
      // A table that kills the worker would kill the next one too.
      for (const [key, request] of this.#replayOnRestart) {
        if (request === job.request) this.#replayOnRestart.delete(key);
      }
    } else if (job && job.stopReason !== 'cancelled') {
      job.attempts += 1;
      job.stopReason = null;
      if (job.attempts >= MAX_ATTEMPTS) {
        this.#settle(job, failure('ENGINE', cause));
      } else this.#waiting.push(job);
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
