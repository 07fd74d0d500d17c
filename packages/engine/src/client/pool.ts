import type { WorkerLike } from './host.ts';
import type { ToHelper, ToWorker } from './messages.ts';

/** Pages of WebAssembly memory, 64 KiB each: first, and at most, or less if unavailable. */
const FIRST_PAGES = 40;
const MOST_PAGES = [4096, 2048, 1024];
const PAGES_PER_MIB = 16;
/** MiB that the main worker needs without its hash table, and each helper: stack and histories. */
const LEADER = 4;
const HELPER = 4;
/** MiB kept for loading and solving endgame tables, and the least size of a hash table. */
const TABLES = 24;
const LEAST_HASH = 16;

export interface Spawn {
  leader(): WorkerLike;
  helper(): WorkerLike<ToHelper>;
}

/**
 * Workers that search together and act as one: the first answers, the others help it in shared
 * memory. Little memory means fewer workers and a smaller hash table.
 */
export class WorkerPool implements WorkerLike {
  readonly #memory: WebAssembly.Memory;
  readonly #leader: WorkerLike;
  readonly #helpers: readonly WorkerLike<ToHelper>[];
  /** Largest size of the hash table in MiB. */
  readonly mostHash: number;

  constructor(helpers: number, spawn: Spawn, mostPages: readonly number[] = MOST_PAGES) {
    const [memory, pages] = sharedMemory(mostPages);
    const room = pages / PAGES_PER_MIB - LEADER - TABLES;
    const count = Math.min(helpers, Math.floor((room - LEAST_HASH) / HELPER));
    this.#memory = memory;
    this.mostHash = room - count * HELPER;
    this.#leader = spawn.leader();
    this.#helpers = Array.from({ length: count }, () => spawn.helper());
  }

  postMessage(message: ToWorker): void {
    if (message.type === 'start') {
      const { module } = message;
      const memory = this.#memory;
      const pool = { memory, helpers: this.#helpers.length };
      this.#leader.postMessage({ ...message, pool } satisfies ToWorker);
      for (const helper of this.#helpers) helper.postMessage({ module, memory } satisfies ToHelper);
    } else {
      this.#leader.postMessage(message.type === 'request' ? this.#bounded(message) : message);
    }
  }

  terminate(): void {
    for (const worker of [this.#leader, ...this.#helpers]) worker.terminate();
  }

  addEventListener<K extends keyof WorkerEventMap>(
    type: K,
    listener: (event: WorkerEventMap[K]) => void,
  ): void {
    this.#leader.addEventListener(type, listener);
    if (type === 'message') return;
    for (const helper of this.#helpers) helper.addEventListener(type, listener);
  }

  /** The request with its hash size cut to the available memory. */
  #bounded(message: Extract<ToWorker, { type: 'request' }>): ToWorker {
    const { request } = message;
    if (!('search' in request) || request.search.hash === undefined) return message;
    const hash = Math.min(request.search.hash, this.mostHash);
    return { ...message, request: { search: { ...request.search, hash } } };
  }
}

/** Shared memory, and its largest number of pages. */
function sharedMemory(mostPages: readonly number[]): [WebAssembly.Memory, number] {
  for (const maximum of mostPages) {
    try {
      const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum, shared: true });
      return [memory, maximum];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  throw new Error('there is no memory to share');
}
