import {
  type Game,
  nameOf,
  type Reply,
  type RequestContent,
  type RequestName,
  type SearchReport,
} from '@chariot/protocol';
import { afterEach, beforeEach, vi } from 'vitest';
import { EngineClient } from './client.ts';
import type { Edition } from './host.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export const GAME: Game = { game: 'chess', moves: [] };
export const MOVES: RequestContent<'replay'> = { game: GAME, texts: [] };
export const SEARCH: RequestContent<'search'> = { game: GAME, limits: { moveTime: 1_000 } };
export const TABLE: RequestContent<'solveTable'> = { game: 'chess', material: 'KRK' };
export const REPORT = { depth: 1, millis: 900 } as SearchReport;

export const FOUND = { best: undefined, report: undefined, hash: undefined };
export const ANSWER: Reply = { search: FOUND };
export const SOLVED: Reply = { solveTable: { material: 'KRK', millis: 1 } };
export const LOADED: Reply = { loadTable: { material: 'KRK', millis: 1 } };
export const FILE: RequestContent<'loadTable'> = { game: 'chess', bytes: new Uint8Array() };

export const fenReply = (fen: string): Reply => ({
  replay: { moves: [], fens: [fen], openingKeys: [], rejected: undefined },
});

/** A worker that says only what the test dictates. */
export class FakeWorker {
  readonly heard: ToWorker[] = [];
  terminated = false;
  readonly #listeners = new Map<string, ((event: never) => void)[]>();

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }
  say(message: FromWorker): void {
    this.#emit('message', { data: message });
  }
  fail(message: string): void {
    this.#emit('error', { message, preventDefault() {} });
  }
  reply(text: string): void {
    const last = this.heard.at(-1);
    if (last?.type !== 'request') throw new Error('nothing was asked');
    this.say({ type: 'reply', id: last.id, reply: fenReply(text) });
  }
  requests(): RequestName[] {
    return this.heard.flatMap((message) =>
      message.type === 'request' ? [nameOf(message.request)] : [],
    );
  }
  #emit(type: string, event: unknown): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event as never);
  }
}

/** The workers made so far, with their thread counts. */
export const workers: FakeWorker[] = [];
export const threadCounts: number[] = [];
/** Whether workers hear while they compute, which files load, and the error of the others. */
export const world = { hears: false, loadable: everything(), cause: 'HTTP 404' };

function everything(): Record<Edition, boolean> {
  return { small: true, full: true, threads: true };
}

export function client(first: Edition = 'small'): EngineClient {
  return new EngineClient({
    first,
    module: (edition) =>
      world.loadable[edition]
        ? Promise.resolve({ edition } as unknown as WebAssembly.Module)
        : Promise.reject(new Error(world.cause)),
    spawn: (threads) => {
      const worker = new FakeWorker();
      threadCounts.push(threads);
      workers.push(worker);
      return worker;
    },
  });
}

/** The module of each worker. */
export function editions(): unknown[] {
  return workers.flatMap(({ heard: [start] }) =>
    start?.type === 'start' ? [(start.module as unknown as { edition: Edition }).edition] : [],
  );
}

/** The newest worker, started. */
export async function ready(): Promise<FakeWorker> {
  await vi.advanceTimersByTimeAsync(0);
  const worker = workers.at(-1);
  if (!worker) throw new Error('no worker was made');
  worker.say({ type: 'ready', hears: world.hears });
  return worker;
}

/** The full engine, started in place of the small one. */
export async function readyFull(): Promise<FakeWorker> {
  await ready();
  return ready();
}

/** Lets `seconds` pass while the worker gives a sign of life each second. */
export async function workOn(worker: FakeWorker, seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    worker.say({ type: 'alive' });
  }
}

/** Gives each test of a file no workers, and a clock of its own. */
export function useFakeWorkers(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    workers.length = 0;
    threadCounts.length = 0;
    Object.assign(world, { hears: false, loadable: everything(), cause: 'HTTP 404' });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
