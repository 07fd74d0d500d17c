import { signal } from '@preact/signals';
import type { Reply, Request, ThinkReport } from '../generated/wasm.js';
import { Equipment } from './equipment.ts';
import type { Host, WorkerLike } from './host.ts';
import {
  expectType,
  isAboutTables,
  isBeingStopped,
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

/** A reply of one type. */
export type ReplyOf<T extends Reply['type']> = Extract<Reply, { type: T }>;
/** The reply that says a request could not be met. */
export type Fault = ReplyOf<'fault'>;

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
/** A request that the worker died of this many times gets a fault instead of another try. */
const MAX_ATTEMPTS = 2;

/** What an asker may want besides the reply. */
interface Asking {
  /** Aborted when the answer is no longer wanted: the reply is then a fault of the kind `CANCELLED`. */
  signal?: AbortSignal;
  /** Told what comes before the reply. */
  onReport?: (report: Reply) => void;
  /** Aborted when the position that is pondered has come about. */
  hit?: AbortSignal | undefined;
}

/**
 * The engine as the page sees it: each request gets exactly one reply, whatever happens to the worker.
 *
 * One request is in the worker at a time. A worker that traps, stays silent or cannot be started is
 * replaced: the new one is first given the remembered tables, then what the lost one had not answered. The first
 * worker is small; the full engine takes its place with the first request about tables, and between two others.
 *
 * While nothing is asked, the engine may ponder: that gives way to every request, and is taken up again after it.
 */
export class EngineClient {
  readonly state = signal<EngineState>({ kind: 'starting' });
  /** Memory that searches remember in, in MiB; `undefined` before the first. */
  readonly hash = signal<number | undefined>(undefined);
  /** How many workers there have been: what a lost one knew, and was not taught by a lesson, is gone. */
  generation = 0;
  readonly #host: Host;
  readonly #waiting: Job[] = [];
  /** What is pondered whenever nothing else is to do. */
  #pondered: Job | null = null;
  /** Requests that give a new worker what the lost one had learned, by what they teach. */
  readonly #lessons = new Map<string, Request>();
  #current: Job | null = null;
  #worker: WorkerLike | null = null;
  #ready = false;
  /** True if the worker listens while it thinks: to messages, and where memory can be shared also to these. */
  #hears = false;
  readonly #flags = canShare
    ? new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
    : null;
  readonly #equipment: Equipment;
  #lastId = 0;
  #failures = 0;
  readonly #watchdog = new Watchdog(() => this.#silent());

  constructor(host: Host) {
    this.#host = host;
    this.#equipment = new Equipment(host);
    void this.#start();
  }

  /** Asks and waits for a reply of the expected type. */
  async ask<T extends Reply['type']>(
    expected: T,
    request: Request,
    asking: Asking = {},
  ): Promise<ReplyOf<T> | Fault> {
    return expectType(expected, await this.#wait(request, asking));
  }

  /** As `ask`; a request that succeeded is repeated to every later worker. `lesson` names what it teaches. */
  async teach<T extends Reply['type']>(
    lesson: string,
    expected: T,
    request: Request,
  ): Promise<ReplyOf<T> | Fault> {
    const reply = await this.ask(expected, request);
    if (reply.type === expected) this.#lessons.set(lesson, request);
    return reply;
  }

  /**
   * Thinks until the limits are reached; `null` if `signal` was aborted first. What the search learned stays in either
   * case, where the worker can hear while it computes.
   *
   * With `hit` the position is pondered until that is aborted, and only then limits hold. It may be answered before.
   */
  async think(
    request: Extract<Request, { type: 'think' }>,
    onReport: (report: ThinkReport) => void,
    signal: AbortSignal,
    hit?: AbortSignal,
  ): Promise<ReplyOf<'answer'> | Fault | null> {
    const tell = (reply: Reply): void => {
      if (reply.type === 'report') onReport(reply.report);
    };
    const reply = await this.#wait(request, { signal, hit, onReport: tell });
    if (reply?.type === 'answer' && reply.hash) this.hash.value = reply.hash;
    return reply && expectType('answer', reply);
  }

  /** From the next search on the engine has so many threads, if it can be had with them; 1 at first. */
  setThreads(threads: number): void {
    this.#equipment.setThreads(threads);
    this.#next();
  }

  /** From the next search on it remembers in so many MiB, if they can be had; 16 at first. */
  setHash(mebibytes: number): void {
    if (mebibytes !== this.#equipment.hash) this.hash.value = undefined;
    this.#equipment.hash = mebibytes;
    this.#next();
  }

  /** Starts over after the state became `failed`. */
  retry(): void {
    if (this.state.value.kind !== 'failed') return;
    this.#failures = 0;
    void this.#start();
  }

  /** The reply; `null` if the asker gave up. */
  async #wait(
    request: Request,
    { signal, hit, onReport = () => {} }: Asking,
  ): Promise<Reply | null> {
    // The small engine goes on with other requests meanwhile, and for good if no other can be had.
    if (isAboutTables(request)) {
      try {
        await this.#equipment.learnTables();
      } catch (error) {
        return { type: 'fault', kind: 'ENGINE', message: textOf(error) };
      }
    } else if (request.type === 'think') {
      void this.#equipment.grow().then(() => this.#next());
    }
    if (signal?.aborted) return null;
    return new Promise((resolve) => {
      const cancel = (): void => this.#cancel(job);
      const come = (): void => this.#hit(job);
      const settle = (reply: Reply | null): void => {
        signal?.removeEventListener('abort', cancel);
        hit?.removeEventListener('abort', come);
        resolve(reply);
      };
      const job = newJob(request, onReport, settle);
      signal?.addEventListener('abort', cancel, { once: true });
      hit?.addEventListener('abort', come, { once: true });
      if (hit && !hit.aborted) {
        job.ponders = true;
        this.#pondered = job;
      } else {
        this.#waiting.push(job);
      }
      this.#next();
    });
  }

  #cancel(job: Job): void {
    const place = this.#waiting.indexOf(job);
    job.isGivenUp = true;
    if (this.#pondered === job) this.#pondered = null;
    if (place >= 0) this.#waiting.splice(place, 1);
    else if (this.#current === job) this.#stop(job);
    job.settle(null);
  }

  /** What was pondered has come about: it is a question like any other now. */
  #hit(job: Job): void {
    this.#pondered = null;
    job.ponders = false;
    if (this.#current !== job) {
      this.#waiting.push(job);
      this.#next();
    } else if (!job.givesWay) {
      if (this.#flags) Atomics.store(this.#flags, 1, job.id);
      this.#post({ type: 'hit', id: job.id });
      this.#watchdog.watch(patience(job));
    }
  }

  /** Makes the worker answer now, or replaces it if it cannot hear. */
  #stop(job: Job): void {
    const { type } = job.request;
    if (this.#hears && (type === 'think' || type === 'solveTable')) {
      if (this.#flags) Atomics.store(this.#flags, 0, job.id);
      this.#post({ type: 'stop', id: job.id });
      this.#watchdog.watch(PATIENCE_STOPPING);
    } else {
      this.#replace();
    }
  }

  /** A new worker instead of one whose work nobody wants: there is no fault in it. */
  #replace(): void {
    this.#current = null;
    this.#drop();
    void this.#start();
  }

  async #start(): Promise<void> {
    this.state.value = { kind: 'starting' };
    try {
      const { edition, module } = await this.#equipment.fetch();
      if (this.#worker) return;
      const worker = this.#host.spawn(this.#equipment.renew(edition));
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
      this.#lost(textOf(error));
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
        for (const request of this.#lessons.values()) {
          this.#waiting.unshift({ ...newJob(request), isLesson: true });
        }
        this.#next();
        break;
      case 'report':
        // Reports of a search that is being stopped are no signs of life, and nobody wants them.
        if (message.id !== this.#current?.id || isBeingStopped(this.#current)) break;
        this.#watchdog.watch(patience(this.#current, message.report));
        this.#current.onReport(message.report);
        break;
      case 'reply': {
        const job = this.#current;
        if (message.id !== job?.id) break;
        this.#watchdog.rest();
        this.#failures = 0;
        this.#current = null;
        if (job.givesWay) this.#resume(job);
        else if (this.#equipment.isThreaded && !job.isGivenUp && isShortOfMemory(message.reply)) {
          // What threads share is bounded; one thread may have more.
          this.#equipment.beAlone();
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
    const fits = this.#equipment.fits();
    if (this.#current) {
      const job = this.#current;
      if (!job.ponders || isBeingStopped(job) || (fits && this.#waiting.length === 0)) return;
      job.givesWay = true;
      this.#stop(job);
      return;
    }
    if (!fits) {
      this.#drop();
      void this.#start();
      return;
    }
    // Where a search cannot be told that its position has come about, it begins with that.
    const job = this.#waiting.shift() ?? (this.#hears ? this.#pondered : null);
    if (!job) return;
    this.#lastId += 1;
    job.id = this.#lastId;
    this.#current = job;
    this.#post({ type: 'request', id: job.id, request: this.#worded(job) });
    this.#watchdog.watch(patience(job));
  }

  /** A search is told, with each question, what it may remember in and whether it ponders. */
  #worded({ request, ponders }: Job): Request {
    if (request.type !== 'think') return request;
    const hash = this.#equipment.remember();
    return { ...request, hash, limits: { ...request.limits, ponder: ponders } };
  }

  /** A search that gave way waits until nothing else is asked, or for its turn if its position has come about. */
  #resume(job: Job): void {
    job.givesWay = false;
    if (!job.ponders && !job.isGivenUp) this.#waiting.push(job);
  }

  #settle(job: Job, reply: Reply): void {
    if (this.#pondered === job) this.#pondered = null;
    job.settle(reply);
  }

  #drop(): void {
    this.#watchdog.rest();
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    // A lesson that was under way is among those repeated at the next start.
    for (let i = this.#waiting.length - 1; i >= 0; i -= 1) {
      if (this.#waiting[i]?.isLesson) this.#waiting.splice(i, 1);
    }
  }

  #silent(): void {
    const job = this.#current;
    // A solver hears nothing while it prepares.
    if (job?.isGivenUp && job.request.type === 'solveTable') this.#replace();
    else this.#lost('the engine did not answer in time');
  }

  #lost(cause: string): void {
    const job = this.#current;
    this.#current = null;
    this.#drop();
    if (this.#equipment.isThreaded) this.#equipment.beAlone();
    // Memory is what a search fails for most: the next has less.
    if (job?.request.type === 'think') this.#equipment.rememberLess();
    if (job?.isLesson) {
      // A lesson that kills the worker would kill each next one too.
      for (const [lesson, request] of this.#lessons) {
        if (request === job.request) this.#lessons.delete(lesson);
      }
    } else if (job && !job.isGivenUp) {
      job.attempts += 1;
      job.givesWay = false;
      if (job.attempts >= MAX_ATTEMPTS) {
        this.#settle(job, { type: 'fault', kind: 'ENGINE', message: cause });
      } else if (!job.ponders) {
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
