import type { Edition, Host } from './host.ts';

const LEAST_HASH = 1;

/** The wanted edition of the engine and the running one, each with its threads and hash table. */
export class EngineEdition {
  /** Wanted size of the hash table in MiB. */
  hash = 16;
  readonly #host: Host;
  #wanted: Edition;
  #threads = 1;
  #running: { edition: Edition; threads: number; hash?: number } = { edition: 'small', threads: 1 };
  /** Whether several threads have failed. */
  #mustBeAlone = false;

  constructor(host: Host) {
    this.#host = host;
    this.#wanted = host.first ?? 'small';
  }

  get isThreaded(): boolean {
    return this.#wanted === 'threads';
  }

  setThreads(threads: number): void {
    if (threads === this.#threads) return;
    this.#threads = threads;
    this.#mustBeAlone = false;
    if (this.#wanted === 'threads' && threads === 1) this.#wanted = 'full';
  }

  /** Fetches the threaded engine if it is wanted and missing; resolves to whether it is there. */
  async grow(): Promise<boolean> {
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

  /** Fetches an engine with tables and characters; rejects if none is available. */
  async fetchFull(): Promise<void> {
    if (await this.grow()) return;
    await this.#host.module('full');
    if (this.#wanted === 'small') this.#wanted = 'full';
  }

  /** Fetches the module of a new worker. */
  async fetch(): Promise<{ edition: Edition; module: WebAssembly.Module }> {
    const edition = this.#wanted;
    try {
      return { edition, module: await this.#host.module(edition) };
    } catch (error) {
      // Offline, the cached small engine plays on; not where only the full one can answer.
      if (this.#host.first !== 'full') this.#wanted = 'small';
      throw error;
    }
  }

  /** Records a new worker of this edition; returns its number of threads. */
  renew(edition: Edition): number {
    const threads = edition === 'threads' ? this.#threads : 1;
    this.#running = { edition, threads };
    return threads;
  }

  fits(): boolean {
    const { edition, threads, hash = this.hash } = this.#running;
    const wantedThreads = edition === 'threads' ? this.#threads : 1;
    return edition === this.#wanted && threads === wantedThreads && hash === this.hash;
  }

  /** Records that the worker allocates its hash table; returns the size in MiB. */
  remember(): number {
    this.#running.hash = this.hash;
    return this.hash;
  }

  beAlone(): void {
    this.#mustBeAlone = true;
    this.#wanted = 'full';
  }

  /** Halves the hash table from the next search on. */
  rememberLess(): void {
    this.hash = Math.max(LEAST_HASH, this.hash / 2);
  }
}
