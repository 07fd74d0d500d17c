import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WorkerLike } from '../client/host.ts';
import { FILES } from '../files.ts';
import type { Platform } from '../platform.ts';
import type { UciPlatform } from '../uci/uci.ts';

/** Most threads: more gain nothing. */
const MOST_THREADS = 16;

/** A thread of Node.js with the interface of a browser's worker. */
class NodeWorker<Message> implements WorkerLike<Message> {
  readonly #worker: Worker;

  constructor(script: URL) {
    this.#worker = new Worker(script);
  }

  postMessage(message: Message): void {
    this.#worker.postMessage(message);
  }

  terminate(): void {
    void this.#worker.terminate();
  }

  addEventListener<K extends keyof WorkerEventMap>(
    type: K,
    listener: (event: WorkerEventMap[K]) => void,
  ): void {
    this.#worker.on(type, (said: unknown) => {
      const event = type === 'message' ? { data: said } : Object(said);
      listener({ ...event, message: event.message, preventDefault() {} });
    });
  }
}

/** Node.js, and programs like it. */
export const node: Platform = {
  files: FILES,
  read: async (file) => new Uint8Array(await readFile(file)),
  spawn: {
    leader: () => new NodeWorker(new URL('./node-worker.js', import.meta.url)),
    helper: () => new NodeWorker(new URL('./node-helper.js', import.meta.url)),
  },
  mostThreads: Math.min(os.availableParallelism(), MOST_THREADS),
};

/** Node.js for a UCI engine. */
export const uciPlatform: UciPlatform = {
  ...node,
  spawnUci: () => new NodeWorker(new URL('./node-uci-engine.js', import.meta.url)),
};
