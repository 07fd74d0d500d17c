import { expect, test, vi } from 'vitest';
import {
  ANSWER,
  client,
  type FakeWorker,
  FOUND,
  MOVES,
  ready,
  SEARCH,
  useFakeWorkers,
  workers,
  workOn,
  world,
} from './client.testing.ts';

useFakeWorkers();

/** The worker's last request, if it is a search. */
function lastSearch(worker: FakeWorker): object {
  const last = worker.heard.at(-1);
  if (last?.type !== 'request' || !('search' in last.request)) throw new Error('no search');
  const { limits, ...request } = last.request.search;
  return { id: last.id, ...limits, ...request };
}

/** A worker that ponders, and the end of its turn. */
async function pondering(listens = true) {
  world.hears = listens;
  const engine = client();
  const turn = engine.begin();
  const answer = turn.ponder(SEARCH);
  return { engine, worker: await ready(), answer, turn };
}

test('the expected move is played: the search goes on, and minds its limits', async () => {
  const { worker, answer, turn } = await pondering();
  expect(lastSearch(worker)).toMatchObject({ id: 1, ponder: true });
  await workOn(worker, 30);
  turn.hit();
  expect(worker.heard.at(-1)).toEqual({ type: 'ponderHit', id: 1 });
  worker.say({ type: 'reply', id: 1, reply: ANSWER });
  expect([await answer, workers.length]).toMatchObject([{ best: undefined }, 1]);
});

test('a search that goes on after the expected move is watched like any other', async () => {
  const { worker, turn } = await pondering();
  await workOn(worker, 30);
  turn.hit();
  await vi.advanceTimersByTimeAsync(6_500);
  expect(worker.terminated).toBe(true);
  expect(lastSearch(await ready())).toMatchObject({ ponder: false });
});

test('pondering gives way to every request, and is taken up again', async () => {
  const { engine, worker, answer, turn } = await pondering();
  const other = engine.ask('replay', MOVES);
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.heard.at(-1)).toEqual({ type: 'stop', id: 1 });
  worker.say({ type: 'reply', id: 1, reply: ANSWER });
  worker.reply('at once');
  expect(await other).toMatchObject({ fens: ['at once'] });
  await vi.advanceTimersByTimeAsync(100);
  expect(lastSearch(worker)).toMatchObject({ id: 3, ponder: true });
  turn.hit();
  worker.say({ type: 'reply', id: 3, reply: ANSWER });
  expect(await answer).toEqual(FOUND);
});

test('the expected move comes while pondering gives way: then it is a question like any other', async () => {
  const { engine, worker, turn } = await pondering();
  void engine.ask('replay', MOVES);
  await vi.advanceTimersByTimeAsync(0);
  turn.hit();
  worker.say({ type: 'reply', id: 1, reply: ANSWER });
  worker.reply('first what was asked first');
  await vi.advanceTimersByTimeAsync(0);
  expect(lastSearch(worker)).toMatchObject({ id: 3, ponder: false });
});

test('pondering that is given up ends at once, and leaves the worker', async () => {
  const { engine, worker, answer, turn } = await pondering();
  turn.end();
  expect(await answer).toBeNull();
  expect(worker.heard.at(-1)).toEqual({ type: 'stop', id: 1 });
  const other = engine.ask('replay', MOVES);
  await vi.advanceTimersByTimeAsync(0);
  worker.say({ type: 'reply', id: 1, reply: ANSWER });
  worker.reply('next');
  expect(await other).toMatchObject({ fens: ['next'] });
  expect([worker.terminated, worker.requests()]).toEqual([false, ['search', 'replay']]);
});

test('a search that ends before the expected move keeps its answer', async () => {
  const { worker, answer, turn } = await pondering();
  worker.say({ type: 'reply', id: 1, reply: ANSWER });
  turn.hit();
  expect(await answer).toEqual(FOUND);
  expect(worker.requests()).toEqual(['search']);
});

test('a worker that cannot hear does not ponder, and searches when the move has come', async () => {
  const { worker, turn } = await pondering(false);
  expect(worker.requests()).toEqual([]);
  turn.hit();
  expect(lastSearch(worker)).toMatchObject({ ponder: false });
});

test('a worker that is lost while it ponders is replaced, and ponders on', async () => {
  const { worker } = await pondering();
  worker.say({ type: 'crash', message: 'unreachable' });
  await vi.advanceTimersByTimeAsync(200);
  expect(lastSearch(await ready())).toMatchObject({ ponder: true });
});

test('other memory is another worker, from the next search on, also where one ponders', async () => {
  const { engine, worker } = await pondering();
  expect(lastSearch(worker)).toMatchObject({ hash: 16 });
  engine.setHash(64);
  worker.say({ type: 'reply', id: 1, reply: ANSWER });
  expect(worker.terminated).toBe(true);
  expect(lastSearch(await ready())).toMatchObject({ ponder: true, hash: 64 });
});

test('a search that the worker was lost in gets half the memory, and what it got is told', async () => {
  const engine = client();
  engine.setHash(64);
  const answer = engine.begin().search(SEARCH);
  const first = await ready();
  expect(lastSearch(first)).toMatchObject({ hash: 64 });
  first.say({ type: 'crash', message: 'out of memory' });
  await vi.advanceTimersByTimeAsync(200);
  const second = await ready();
  expect(lastSearch(second)).toMatchObject({ hash: 32 });
  second.say({
    type: 'reply',
    id: 2,
    reply: { search: { ...FOUND, hash: 16 } },
  });
  await answer;
  expect(engine.hash.value).toBe(16);
});
