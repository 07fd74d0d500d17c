import { gzipSync } from 'node:zlib';
import type { Reply } from '@chariot/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER, FakeWorker, GAME, SEARCH } from './client.testing.ts';
import { EngineClient } from './client.ts';
import { unpacked } from './network.ts';

const BYTES = new Uint8Array([67, 72, 65, 82, 0, 255]);
const TAKEN: Reply = { network: {} };
const WEAK = { game: GAME, limits: { level: 11 } };

/** The workers made so far, and how the network is fetched. */
const workers: FakeWorker[] = [];
const network = vi.fn<() => Promise<Uint8Array>>();

function client(): EngineClient {
  return new EngineClient({
    module: () => Promise.resolve({} as WebAssembly.Module),
    network,
    spawn: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
  });
}

async function ready(): Promise<FakeWorker> {
  await vi.advanceTimersByTimeAsync(0);
  const worker = workers.at(-1);
  if (!worker) throw new Error('no worker was made');
  worker.say({ type: 'ready', hears: true });
  return worker;
}

async function answer(worker: FakeWorker, reply: Reply): Promise<void> {
  const last = worker.heard.at(-1);
  if (last?.type !== 'request') throw new Error('nothing was asked');
  worker.say({ type: 'reply', id: last.id, reply });
  await vi.advanceTimersByTimeAsync(0);
}

function search(engine: EngineClient, content = SEARCH): Promise<unknown> {
  return engine.begin().search(content);
}

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
  network.mockReset();
  network.mockResolvedValue(BYTES);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the network comes with the first search at full strength and waits until that is over', async () => {
  const engine = client();
  const worker = await ready();
  const found = search(engine);
  await vi.advanceTimersByTimeAsync(0);
  expect(network).toHaveBeenCalledTimes(1);
  expect(worker.requests()).toEqual(['search']);
  await answer(worker, ANSWER);
  await found;
  expect(worker.requests()).toEqual(['search', 'network']);
  expect(worker.heard.at(-1)).toMatchObject({
    request: { network: { game: GAME.game, bytes: BYTES } },
  });
  await answer(worker, TAKEN);
  void search(engine);
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.requests()).toEqual(['search', 'network', 'search']);
  expect(network).toHaveBeenCalledTimes(1);
});

test('a weaker level needs no network, nor does a page that only shows a game', async () => {
  const engine = client();
  const worker = await ready();
  void engine.ask('view', GAME);
  await answer(worker, { error: { kind: 'GAME', facts: [] } });
  const found = search(engine, WEAK);
  await vi.advanceTimersByTimeAsync(0);
  await answer(worker, ANSWER);
  await found;
  expect(worker.requests()).toEqual(['view', 'search']);
  expect(network).not.toHaveBeenCalled();
});

test('a new worker is given the network of the lost one', async () => {
  const engine = client();
  const first = await ready();
  void search(engine);
  await vi.advanceTimersByTimeAsync(0);
  await answer(first, ANSWER);
  await answer(first, TAKEN);
  first.say({ type: 'crash', message: 'unreachable' });
  await vi.advanceTimersByTimeAsync(100);
  const second = await ready();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.requests()).toEqual(['network']);
  expect(network).toHaveBeenCalledTimes(1);
});

test('without the network the engine plays on, and the next search tries again', async () => {
  network.mockRejectedValueOnce(new Error('offline'));
  const engine = client();
  const worker = await ready();
  const first = search(engine);
  await vi.advanceTimersByTimeAsync(0);
  await answer(worker, ANSWER);
  expect(await first).toEqual({ best: undefined, report: undefined, hash: undefined });
  expect(worker.requests()).toEqual(['search']);
  void search(engine);
  await vi.advanceTimersByTimeAsync(0);
  await answer(worker, ANSWER);
  expect(worker.requests()).toEqual(['search', 'search', 'network']);
});

test.each([
  ['packed', new Uint8Array(gzipSync(BYTES))],
  ['unpacked by the browser', BYTES],
])('a network that arrives %s is read', async (_, bytes) => {
  vi.useRealTimers();
  expect(await unpacked(bytes)).toEqual(BYTES);
});
