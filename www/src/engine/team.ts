import type { WorkerLike } from './host.ts';
import type { ToHelper, ToWorker } from './messages.ts';

/** Pages of WebAssembly memory, of 64 KiB: at the start, and at most, less where that much cannot be had. */
const FIRST_PAGES = 520;
const MOST_PAGES = [4096, 2048, 1024];

/** Workers that search together, as one: the first answers, the others help it in the memory they share. */
export class Team implements WorkerLike {
  readonly #leader: Worker;
  readonly #helpers: readonly Worker[];

  constructor(leader: Worker, helpers: readonly Worker[]) {
    this.#leader = leader;
    this.#helpers = helpers;
  }

  postMessage(message: ToWorker): void {
    if (message.type !== 'start') {
      this.#leader.postMessage(message);
      return;
    }
    const { module } = message;
    const memory = sharedMemory();
    const crew = { memory, helpers: this.#helpers.length };
    this.#leader.postMessage({ ...message, crew } satisfies ToWorker);
    for (const helper of this.#helpers) helper.postMessage({ module, memory } satisfies ToHelper);
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
}

function sharedMemory(): WebAssembly.Memory {
  for (const maximum of MOST_PAGES) {
    try {
      return new WebAssembly.Memory({ initial: FIRST_PAGES, maximum, shared: true });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  throw new Error('there is no memory to share');
}
