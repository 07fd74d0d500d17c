import { nameOf } from '@chariot/protocol';
import { expect, test, vi } from 'vitest';
import { Priority } from './asker.ts';
import {
  ANSWER,
  client,
  editions,
  type FakeWorker,
  FOUND,
  GAME,
  MOVES,
  ready,
  SEARCH,
  useFakeWorkers,
  workers,
  world,
} from './client.testing.ts';

useFakeWorkers();

/** Milliseconds after which a preempted search resumes. */
const QUIET = 100;
const LINE = { game: GAME, limits: { nodes: 7 } };

function answer(worker: FakeWorker): void {
  const last = worker.heard.findLast((message) => message.type === 'request');
  if (!last) throw new Error('nothing was asked');
  if (nameOf(last.request) === 'replay') worker.reply('answered');
  else worker.say({ type: 'reply', id: last.id, reply: ANSWER });
}

/** An engine in the midst of infinite analysis, with a worker that hears. */
async function analysing(hears = true) {
  world.hears = hears;
  const engine = client();
  const analyst = engine.asker(Priority.Analysis);
  const found = analyst.begin().search(SEARCH);
  return { engine, analyst, found, worker: await ready() };
}

test('an analysis gives way to the move of the game, and goes on after it', async () => {
  const { engine, found, worker } = await analysing();
  const move = engine.begin(Priority.Move).search(LINE);
  expect(worker.heard.at(-1)).toEqual({ type: 'stop', id: 1 });
  answer(worker);
  expect(worker.heard.at(-1)).toMatchObject({ request: { search: { limits: { nodes: 7 } } } });
  worker.say({ type: 'reply', id: 2, reply: ANSWER });
  expect(await move).toEqual(FOUND);
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(worker.heard.at(-1)).toMatchObject({ id: 3, request: { search: { game: GAME } } });
  answer(worker);
  expect(await found).toEqual(FOUND);
  expect(workers).toHaveLength(1);
});

test('questions in a row interrupt an analysis once', async () => {
  const { engine, worker } = await analysing();
  for (let i = 0; i < 3; i += 1) {
    const asked = engine.ask('replay', MOVES);
    if (i === 0) worker.say({ type: 'reply', id: 1, reply: ANSWER });
    worker.reply(`${i}`);
    expect(await asked).toMatchObject({ fens: [`${i}`] });
    await vi.advanceTimersByTimeAsync(QUIET / 2);
  }
  expect(worker.heard.filter(({ type }) => type === 'stop')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(worker.requests()).toEqual(['search', 'replay', 'replay', 'replay', 'search']);
});

test('a worker that cannot hear is replaced for a question, and the next one goes on', async () => {
  const { engine, worker } = await analysing(false);
  const asked = engine.ask('replay', MOVES);
  expect(worker.terminated).toBe(true);
  const second = await ready();
  second.reply('at once');
  expect(await asked).toMatchObject({ fens: ['at once'] });
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(second.requests()).toEqual(['replay', 'search']);
});

test('of one asker the latest counts, of two both', async () => {
  const { engine, analyst, found, worker } = await analysing();
  const other = engine.asker(Priority.Study);
  const study = other.begin().search(LINE);
  const next = analyst.begin().search(SEARCH);
  expect(await found).toBeNull();
  answer(worker);
  answer(worker);
  expect(await study).toEqual(FOUND);
  answer(worker);
  expect(await next).toEqual(FOUND);
  expect(worker.requests()).toEqual(['search', 'search', 'search']);
});

test('an asker that goes takes along what it asked, and what it asks later is refused', async () => {
  const { engine, worker } = await analysing();
  const asker = engine.asker(Priority.Study);
  const turn = asker.begin();
  const answers = [turn.search(SEARCH), turn.ask('replay', MOVES)];
  asker.stop();
  const cancelled = { error: expect.objectContaining({ kind: 'CANCELLED' }) };
  expect(await Promise.all(answers)).toEqual([null, cancelled]);
  expect([turn.isOver, await turn.search(SEARCH)]).toEqual([true, null]);
  expect(await turn.ask('replay', MOVES)).toEqual(cancelled);
  answer(worker);
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(worker.requests()).toEqual(['search', 'search']);
});

test('an analysis that is given up while it gives way does not go on', async () => {
  const { engine, analyst, found, worker } = await analysing();
  const asked = engine.ask('replay', MOVES);
  analyst.stop();
  expect(await found).toBeNull();
  worker.say({ type: 'reply', id: 1, reply: ANSWER });
  answer(worker);
  expect(await asked).toMatchObject({ fens: ['answered'] });
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(worker.requests()).toEqual(['search', 'replay']);
});

test('a turn that takes over what was pondered ends it too', async () => {
  world.hears = true;
  const engine = client();
  const pondering = engine.begin();
  const pondered = pondering.ponder(SEARCH);
  const worker = await ready();
  const turn = engine.begin();
  turn.adopt(pondering);
  pondering.hit();
  expect(worker.heard.at(-1)).toEqual({ type: 'ponderHit', id: 1 });
  turn.end();
  expect(await pondered).toBeNull();
  expect(worker.heard.at(-1)).toEqual({ type: 'stop', id: 1 });
});

test('a worker that is lost takes nothing along: all askers get their answers from the next', async () => {
  const { engine, found, worker } = await analysing();
  const study = engine.begin(Priority.Study).search(LINE);
  const asked = engine.ask('replay', MOVES);
  worker.say({ type: 'crash', message: 'unreachable' });
  await vi.advanceTimersByTimeAsync(200);
  const second = await ready();
  for (let i = 0; i < 3; i += 1) answer(second);
  expect(await asked).toMatchObject({ fens: ['answered'] });
  expect([await study, await found]).toEqual([FOUND, FOUND]);
  expect(second.requests()).toEqual(['replay', 'search', 'search']);
});

test('an engine that fits better takes an analysis over', async () => {
  const { engine, found, worker } = await analysing();
  engine.setThreads(2);
  void engine.begin(Priority.Analysis).search(SEARCH);
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.heard.at(-1)).toEqual({ type: 'stop', id: 1 });
  answer(worker);
  expect(worker.terminated).toBe(true);
  const better = await ready();
  expect(editions()).toEqual(['small', 'threads']);
  answer(better);
  expect(await found).toEqual(FOUND);
});
