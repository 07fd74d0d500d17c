import { signal } from '@preact/signals';
import type { Reply, Request, TableRequest, ThinkReport } from '../generated/wasm.js';
import type { FromWorker, ToWorker } from './messages.ts';
import { canShare } from './threads.ts';

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

/** The part of a worker the client uses. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  addEventListener<K extends keyof WorkerEventMap>(
    type: K,
    listener: (event: WorkerEventMap[K]) => void,
  ): void;
}

/** `small`: what the first move needs; `full`: with endgame tables; `threads`: with these, and several threads. */
export type Edition = 'small' | 'full' | 'threads';

/** What the client needs from the browser. */
export interface Host {
  /** The compiled engine; called again after a failure. */
  module(edition: Edition): Promise<WebAssembly.Module>;
  /** A new worker, or several as one. */
  spawn(threads: number): WorkerLike;
}

/** Milliseconds without a sign of life after which the worker counts as lost. */
const PATIENCE = 5_000;
/** Positions that the slowest device looks at in a millisecond, with reports far apart. */
const SLOWEST = 10;
/** One wave of solving an ending, or its preparation, may take long on a slow phone. */
const PATIENCE_SOLVING = 30_000;
/** Milliseconds from the word to stop until a search answers, at most. */
const PATIENCE_STOPPING = 1_000;
/** Pauses before the tries to start again, in milliseconds; after the last one it is for the user to say. */
const BACK_OFF = [100, 800, 3_000];
/** A request that the worker died of this many times gets a fault instead of another try. */
const MAX_ATTEMPTS = 2;
/** Id of the requests that repeat a lesson: nobody waits for their replies. */
const LESSON = 0;

/** The requests that only the full engine knows. */
const ABOUT_TABLES: Readonly<Record<TableRequest['type'], true>> = {
  explore: true,
  random: true,
  heat: true,
  material: true,
  census: true,
  loadTable: true,
  beginTable: true,
  missingParts: true,
  addPart: true,
  solveTable: true,
};

interface Job {
  id: number;
  request: Request;
  attempts: number;
  onReport: (report: Reply) => void;
  /** `null`: the asker gave up. */
  settle(reply: Reply | null): void;
  /** Nobody waits for the reply any more. */
  isGivenUp: boolean;
}

/** What an asker may want besides the reply. */
interface Asking {
  /** Aborted when the answer is no longer wanted: the reply is then a fault of the kind `CANCELLED`. */
  signal?: AbortSignal;
  /** Told what comes before the reply. */
  onReport?: (report: Reply) => void;
}

/**
 * The engine as the page sees it: each request gets exactly one reply, whatever happens to the worker.
 *
 * One request is in the worker at a time. A worker that traps, stays silent or cannot be started is
 * replaced: the new one is first given the remembered tables, then what the lost one had not answered. The first
 * worker is small; the full engine takes its place with the first request about tables, and between two others.
 */
export class EngineClient {
  readonly state = signal<EngineState>({ kind: 'starting' });
  /** How many workers there have been: what a lost one knew, and was not taught by a lesson, is gone. */
  generation = 0;
  readonly #host: Host;
  readonly #waiting: Job[] = [];
  /** Requests that give a new worker what the lost one had learned, by what they teach. */
  readonly #lessons = new Map<string, Request>();
  #current: Job | null = null;
  #worker: WorkerLike | null = null;
  #ready = false;
  /** True if the worker can be stopped while it thinks: by message, and where memory can be shared also by this. */
  #hears = false;
  readonly #flag = canShare
    ? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    : null;
  /** What the worker shall be, and what it is: each with its threads. */
  #wanted: Edition = 'small';
  #threads = 1;
  #running = { edition: 'small', threads: 1 };
  /** Threads were tried in vain. */
  #mustBeAlone = false;
  #lastId = 0;
  #failures = 0;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host) {
    this.#host = host;
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
   */
  async think(
    request: Extract<Request, { type: 'think' }>,
    onReport: (report: ThinkReport) => void,
    signal: AbortSignal,
  ): Promise<ReplyOf<'answer'> | Fault | null> {
    const tell = (reply: Reply): void => {
      if (reply.type === 'report') onReport(reply.report);
    };
    const reply = await this.#wait(request, { signal, onReport: tell });
    return reply && expectType('answer', reply);
  }

  /** From the next search on the engine has so many threads, if it can be had with them; 1 at first. */
  setThreads(threads: number): void {
    if (threads === this.#threads) return;
    this.#threads = threads;
    this.#mustBeAlone = false;
    if (this.#wanted === 'threads' && threads === 1) this.#wanted = 'full';
    this.#next();
  }

  /** Starts over after the state became `failed`. */
  retry(): void {
    if (this.state.value.kind !== 'failed') return;
    this.#failures = 0;
    void this.#start();
  }

  /** The reply; `null` if the asker gave up. */
  async #wait(request: Request, { signal, onReport = () => {} }: Asking): Promise<Reply | null> {
    // The small engine goes on with other requests meanwhile, and for good if no other can be had.
    if (request.type in ABOUT_TABLES && !(await this.#grow())) {
      try {
        await this.#host.module('full');
      } catch (error) {
        return { type: 'fault', kind: 'ENGINE', message: textOf(error) };
      }
      if (this.#wanted === 'small') this.#wanted = 'full';
    } else if (request.type === 'think') {
      void this.#grow().then(() => this.#next());
    }
    if (signal?.aborted) return null;
    return new Promise((resolve) => {
      this.#lastId += 1;
      const cancel = (): void => this.#cancel(job);
      const settle = (reply: Reply | null): void => {
        signal?.removeEventListener('abort', cancel);
        resolve(reply);
      };
      const job = newJob(this.#lastId, request, onReport, settle);
      signal?.addEventListener('abort', cancel, { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Fetches the engine with threads, if it is wanted and not yet there; true if it is. */
  async #grow(): Promise<boolean> {
    if (this.#threads === 1 || this.#mustBeAlone) return false;
    try {
      await this.#host.module('threads');
    } catch {
      this.#mustBeAlone = true;
      return false;
    }
    if (this.#threads > 1 && !this.#mustBeAlone) this.#wanted = 'threads';
    return this.#wanted === 'threads';
  }

  #cancel(job: Job): void {
    const place = this.#waiting.indexOf(job);
    job.isGivenUp = true;
    if (place >= 0) this.#waiting.splice(place, 1);
    else if (this.#current === job) this.#stop(job);
    job.settle(null);
  }

  /** Makes the worker answer now, or replaces it if it cannot hear. */
  #stop(job: Job): void {
    if (this.#hears && job.request.type === 'think') {
      if (this.#flag) Atomics.store(this.#flag, 0, job.id);
      this.#post({ type: 'stop', id: job.id });
      this.#watch(PATIENCE_STOPPING);
    } else {
      this.#current = null;
      this.#drop();
      job.settle(null);
      void this.#start();
    }
  }

  async #start(): Promise<void> {
    this.state.value = { kind: 'starting' };
    try {
      const edition = this.#wanted;
      const module = await this.#host.module(edition);
      if (this.#worker) return;
      const threads = edition === 'threads' ? this.#threads : 1;
      this.#running = { edition, threads };
      const worker = this.#host.spawn(threads);
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
      this.#post({ type: 'start', module, flag: this.#flag });
      this.#watch(PATIENCE);
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
        clearTimeout(this.#watchdog);
        this.#ready = true;
        this.#hears = message.hears;
        this.state.value = { kind: 'ready' };
        for (const request of this.#lessons.values()) {
          this.#waiting.unshift(newJob(LESSON, request));
        }
        this.#next();
        break;
      case 'report':
        // Reports of a search that is being stopped are no signs of life, and nobody wants them.
        if (message.id !== this.#current?.id || this.#current.isGivenUp) break;
        this.#watch(patience(this.#current.request, elapsed(message.report)));
        this.#current.onReport(message.report);
        break;
      case 'reply': {
        const job = this.#current;
        if (message.id !== job?.id) break;
        clearTimeout(this.#watchdog);
        this.#failures = 0;
        this.#current = null;
        job.settle(message.reply);
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
    if (!this.#ready || this.#current) return;
    const { edition, threads } = this.#running;
    if (edition !== this.#wanted || (edition === 'threads' && threads !== this.#threads)) {
      this.#drop();
      void this.#start();
      return;
    }
    const job = this.#waiting.shift();
    if (!job) return;
    this.#current = job;
    this.#post({ type: 'request', id: job.id, request: job.request });
    this.#watch(patience(job.request, 0));
  }

  #watch(milliseconds: number): void {
    clearTimeout(this.#watchdog);
    const due = performance.now() + milliseconds;
    this.#watchdog = setTimeout(() => {
      // A timer that fires much too late means that the whole page slept; the worker slept with it.
      if (performance.now() > due + 1_000) this.#watch(milliseconds);
      else this.#lost('the engine did not answer in time');
    }, milliseconds);
  }

  #drop(): void {
    clearTimeout(this.#watchdog);
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    // A lesson that was under way is among those repeated at the next start.
    for (let i = this.#waiting.length - 1; i >= 0; i -= 1) {
      if (this.#waiting[i]?.id === LESSON) this.#waiting.splice(i, 1);
    }
  }

  #lost(cause: string): void {
    const job = this.#current;
    this.#current = null;
    this.#drop();
    if (this.#wanted === 'threads') {
      // One thread does what several could not.
      this.#mustBeAlone = true;
      this.#wanted = 'full';
    }
    if (job?.id === LESSON) {
      // A lesson that kills the worker would kill each next one too.
      for (const [lesson, request] of this.#lessons) {
        if (request === job.request) this.#lessons.delete(lesson);
      }
    } else if (job && !job.isGivenUp) {
      job.attempts += 1;
      if (job.attempts < MAX_ATTEMPTS) this.#waiting.unshift(job);
      else job.settle({ type: 'fault', kind: 'ENGINE', message: cause });
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

function newJob(
  id: number,
  request: Request,
  onReport: Job['onReport'] = () => {},
  settle: Job['settle'] = () => {},
): Job {
  return { id, request, attempts: 0, onReport, settle, isGivenUp: false };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Milliseconds to wait for the next sign of life. */
function patience(request: Request, elapsed: number): number {
  if (request.type === 'solveTable') return PATIENCE_SOLVING;
  const { moveTime, nodes = 0 } = request.type === 'think' ? request.limits : {};
  const budget = moveTime ?? nodes / SLOWEST;
  return Math.max(budget - elapsed, 0) + PATIENCE;
}

/** Milliseconds since the question, if the report says so. */
function elapsed(report: Reply): number {
  return report.type === 'report' ? report.report.millis : 0;
}

function expectType<T extends Reply['type']>(expected: T, reply: Reply | null): ReplyOf<T> | Fault {
  if (!reply) return { type: 'fault', kind: 'CANCELLED', message: 'it is no longer wanted' };
  if (reply.type === 'fault') return reply;
  if (reply.type === expected) return reply as ReplyOf<T>;
  return {
    type: 'fault',
    kind: 'PROTOCOL',
    message: `expected ${expected}, got ${reply.type}`,
  };
}
