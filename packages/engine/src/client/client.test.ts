import type { Reply, SearchReport } from '@chariot/protocol';
import { expect, test, vi } from 'vitest';
import {
  ANSWER,
  client,
  editions,
  type FakeWorker,
  FILE,
  FOUND,
  fenReply,
  GAME,
  LOADED,
  MOVES,
  REPORT,
  ready,
  readyFull,
  SEARCH,
  SOLVED,
  TABLE,
  threadCounts,
  useFakeWorkers,
  workers,
  workOn,
  world,
} from './client.testing.ts';
import { EngineClient } from './client.ts';
import { SILENT } from './fetching.ts';

useFakeWorkers();

test('requests go out one at a time, and each gets its own reply', async () => {
  const engine = client();
  const answers = [engine.ask('replay', MOVES), engine.ask('replay', MOVES)];
  const worker = await ready();
  expect(worker.requests()).toHaveLength(1);
  worker.reply('one');
  expect(worker.requests()).toHaveLength(2);
  worker.reply('two');
  expect(await Promise.all(answers)).toMatchObject([{ fens: ['one'] }, { fens: ['two'] }]);
});

test('a reply with the number of another request is dropped', async () => {
  const engine = client();
  const answer = engine.ask('replay', MOVES);
  const worker = await ready();
  worker.say({ type: 'reply', id: 99, reply: fenReply('late') });
  worker.reply('right');
  expect(await answer).toMatchObject({ fens: ['right'] });
});

test('a reply to another request is an error', async () => {
  const engine = client();
  const answer = engine.ask('view', GAME);
  (await ready()).reply('what');
  expect(await answer).toMatchObject({ error: { kind: 'PROTOCOL' } });
});

test.each<[string, (worker: FakeWorker) => unknown]>([
  ['traps', (worker) => worker.say({ type: 'crash', message: 'unreachable' })],
  ['reports an error', (worker) => worker.fail('out of memory')],
  ['stays silent', () => vi.advanceTimersByTimeAsync(5_001)],
])('a worker that %s is replaced and the question asked again', async (_, befall) => {
  const engine = client();
  const answer = engine.ask('replay', MOVES);
  const first = await ready();
  await befall(first);
  expect(first.terminated).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  const second = await ready();
  first.say({ type: 'reply', id: 1, reply: fenReply('from the grave') });
  second.reply('alive');
  expect(await answer).toMatchObject({ fens: ['alive'] });
});

test('a question that kills the worker twice is answered with an error', async () => {
  const engine = client();
  const answer = engine.ask('replay', MOVES);
  for (let i = 0; i < 2; i += 1) {
    (await ready()).say({ type: 'crash', message: 'stack overflow' });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(await answer).toEqual({ error: { kind: 'ENGINE', facts: [], cause: 'stack overflow' } });
  const next = engine.ask('replay', MOVES);
  (await ready()).reply('well again');
  expect(await next).toMatchObject({ fens: ['well again'] });
});

test('thinking may take its time, and reports count as signs of life', async () => {
  const engine = client();
  const reports: SearchReport[] = [];
  const answer = engine.begin().search(SEARCH, (report) => reports.push(report));
  const worker = await ready();
  await vi.advanceTimersByTimeAsync(5_900);
  worker.say({ type: 'report', id: 1, report: { search: REPORT } });
  await vi.advanceTimersByTimeAsync(5_000);
  worker.say({
    type: 'reply',
    id: 1,
    reply: ANSWER,
  });
  expect(await answer).toEqual(FOUND);
  expect(reports).toHaveLength(1);
  expect(workers).toHaveLength(1);
});

test('blocks of tables may take their time to be decoded before an answer', async () => {
  const engine = client();
  void engine.ask('probe', GAME);
  const worker = await readyFull();
  const started = workers.length;
  await vi.advanceTimersByTimeAsync(29_000);
  expect(workers).toHaveLength(started);
  expect(worker.requests()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(workers).toHaveLength(started + 1);
});

test('a search for hours that hangs is found out by its heartbeat in seconds', async () => {
  world.hears = true;
  const engine = client();
  const endless = { game: GAME, limits: { moveTime: 12 * 3_600_000 } };
  const answer = engine.begin().search(endless);
  const first = await ready();
  await workOn(first, 60);
  expect(first.terminated).toBe(false);
  await vi.advanceTimersByTimeAsync(5_001);
  expect(first.terminated).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  const second = await ready();
  expect(second.requests()).toEqual(['search']);
  second.say({ type: 'reply', id: 2, reply: ANSWER });
  expect(await answer).toEqual(FOUND);
});

test('a heartbeat does not prolong the life of a search that was told to stop', async () => {
  world.hears = true;
  const engine = client();
  const turn = engine.begin();
  void turn.search(SEARCH);
  const worker = await ready();
  turn.end();
  await vi.advanceTimersByTimeAsync(900);
  worker.say({ type: 'alive' });
  await vi.advanceTimersByTimeAsync(200);
  expect(worker.terminated).toBe(true);
});

test('giving up replaces a worker that computes, and what was waiting is asked of the new one', async () => {
  const engine = client();
  const turn = engine.begin();
  const thought = turn.search(SEARCH);
  const first = await ready();
  const answer = engine.ask('replay', MOVES);
  turn.end();
  expect(await thought).toBeNull();
  expect(first.terminated).toBe(true);
  (await ready()).reply('after');
  expect(await answer).toMatchObject({ fens: ['after'] });
});

test('a worker that hears is told to stop, and goes on', async () => {
  world.hears = true;
  const engine = client();
  const turn = engine.begin();
  const thought = turn.search(SEARCH);
  const worker = await ready();
  const answer = engine.ask('replay', MOVES);
  turn.end();
  expect(await thought).toBeNull();
  expect(worker.heard.at(-1)).toEqual({ type: 'stop', id: 1 });
  worker.say({ type: 'reply', id: 1, reply: ANSWER });
  worker.reply('the same worker');
  expect(await answer).toMatchObject({ fens: ['the same worker'] });
  expect(workers).toHaveLength(1);
});

test('of ten thousand positions in a row the worker searches the first and the last', async () => {
  world.hears = true;
  const engine = client();
  const worker = await ready();
  const ended: unknown[] = [];
  const asker = engine.asker();
  for (let i = 0; i < 10_000; i += 1) {
    void asker
      .begin()
      .search(SEARCH)
      .then((answer) => ended.push(answer));
    if (i % 1_000 === 0) await vi.advanceTimersByTimeAsync(0);
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.requests()).toEqual(['search']);
  expect(worker.heard.filter(({ type }) => type === 'stop')).toEqual([{ type: 'stop', id: 1 }]);
  worker.say({ type: 'reply', id: 1, reply: ANSWER });
  expect(worker.requests()).toEqual(['search', 'search']);
  worker.say({ type: 'reply', id: 2, reply: ANSWER });
  await vi.advanceTimersByTimeAsync(0);
  // Each asker has one answer, and the last has the result.
  expect(ended).toHaveLength(10_000);
  expect(ended.filter((answer) => answer !== null)).toEqual([FOUND]);
  expect(workers).toHaveLength(1);
});

test('stop and a new game behind searches that wait: nothing is lost, and nothing is searched', async () => {
  world.hears = true;
  const engine = client();
  const [first, second] = [engine.begin(), engine.begin()];
  const thoughts = [first.search(SEARCH), second.search(SEARCH)];
  const fresh = engine.ask('view', GAME);
  const worker = await ready();
  second.end();
  first.end();
  expect(await Promise.all(thoughts)).toEqual([null, null]);
  expect(worker.heard.at(-1)).toEqual({ type: 'stop', id: 1 });
  worker.say({ type: 'reply', id: 1, reply: ANSWER });
  expect(worker.requests()).toEqual(['search', 'view']);
  worker.reply('what');
  await fresh;
});

test('a worker that was told to stop and does not is replaced, and not asked again', async () => {
  world.hears = true;
  const engine = client();
  const turn = engine.begin();
  const thought = turn.search(SEARCH);
  const worker = await ready();
  turn.end();
  expect(await thought).toBeNull();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(worker.terminated).toBe(true);
  expect((await ready()).requests()).toEqual([]);
});

test('a solver that hears is told to stop; one that does not is replaced, for no fault of its own', async () => {
  world.hears = true;
  const engine = client();
  engine.setThreads(2);
  const turn = engine.begin();
  const solved = turn.ask('solveTable', TABLE);
  const worker = await readyFull();
  turn.end();
  expect(await solved).toMatchObject({ error: { kind: 'CANCELLED' } });
  expect(worker.heard.at(-1)).toEqual({ type: 'stop', id: 1 });
  const error: Reply = { error: { kind: 'STOPPED', facts: [] } };
  worker.say({ type: 'reply', id: 1, reply: error });
  const again = engine.begin();
  const deaf = again.ask('solveTable', TABLE);
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.requests()).toEqual(['solveTable', 'solveTable']);
  again.end();
  await deaf;
  await vi.advanceTimersByTimeAsync(1_500);
  await ready();
  expect([worker.terminated, editions().at(-1), threadCounts.at(-1)]).toEqual([true, 'threads', 2]);
});

/** The first search, which fetches the threaded engine. */
async function searchOnce(engine: EngineClient, start = readyFull): Promise<void> {
  const thought = engine.begin().search(SEARCH);
  const worker = await start();
  worker.say({ type: 'reply', id: 1, reply: ANSWER });
  await thought;
}

/** The threads fail after the first search; the next worker answers the open requests. */
async function loseThreads(): Promise<void> {
  const engine = client();
  engine.setThreads(2);
  await searchOnce(engine);
  const answer = engine.ask('replay', MOVES);
  workers.at(-1)?.say({ type: 'crash', message: 'out of memory' });
  await vi.advanceTimersByTimeAsync(2_000);
  (await ready()).reply('in their place');
  expect(await answer).toMatchObject({ fens: ['in their place'] });
}

test('where the full engine is unavailable when threads fail, the small one plays on', async () => {
  world.loadable.full = false;
  await loseThreads();
  expect(editions()).toEqual(['small', 'threads', 'small']);
});

test('what is too large for the memory that threads share is solved by one', async () => {
  const engine = client();
  engine.setThreads(2);
  const solved = engine.ask('solveTable', TABLE);
  const together = await readyFull();
  const error: Reply = { error: { kind: 'MEMORY', facts: [] } };
  together.say({ type: 'reply', id: 1, reply: error });
  const alone = await ready();
  alone.say({ type: 'reply', id: 2, reply: SOLVED });
  expect(await solved).toMatchObject({ material: 'KRK' });
  expect([editions().at(-1), threadCounts.at(-1)]).toEqual(['full', 1]);
});

test('giving up what still waits leaves the worker alone', async () => {
  const engine = client();
  const answer = engine.ask('replay', MOVES);
  const turn = engine.begin();
  const thought = turn.search(SEARCH);
  const worker = await ready();
  turn.end();
  expect(await thought).toBeNull();
  worker.reply('one');
  expect(await answer).toMatchObject({ fens: ['one'] });
  expect([worker.terminated, worker.requests()]).toEqual([false, ['replay']]);
});

test('the full engine takes over between two requests, when tables are first spoken of', async () => {
  const engine = client();
  const thought = engine.begin().search(SEARCH);
  const small = await ready();
  const solved = engine.ask('solveTable', TABLE);
  await vi.advanceTimersByTimeAsync(0);
  expect([small.terminated, editions()]).toEqual([false, ['small']]);
  small.say({
    type: 'reply',
    id: 1,
    reply: ANSWER,
  });
  expect(await thought).toEqual(FOUND);
  expect(small.terminated).toBe(true);
  const full = await ready();
  full.say({ type: 'reply', id: 2, reply: SOLVED });
  expect(await solved).toMatchObject({ material: 'KRK' });
  expect(editions()).toEqual(['small', 'full']);
});

test('a character plays in the full engine', async () => {
  const engine = client();
  const limits = { ...SEARCH.limits, character: 'gambler' } as const;
  void engine.begin().search({ ...SEARCH, limits });
  await ready();
  const full = await ready();
  expect(full.requests()).toEqual(['search']);
  expect(editions().at(-1)).toBe('full');
});

test('threads come with the first search, and one does what several could not', async () => {
  await loseThreads();
  expect([editions(), threadCounts]).toEqual([
    ['small', 'threads', 'full'],
    [1, 2, 1],
  ]);
});

test('another number of threads is another worker', async () => {
  const engine = client();
  engine.setThreads(2);
  await searchOnce(engine);
  engine.setThreads(3);
  await ready();
  engine.setThreads(1);
  await ready();
  expect(threadCounts).toEqual([1, 2, 3, 1]);
});

test('where threads are unavailable, the small engine goes on', async () => {
  world.loadable.threads = false;
  const engine = client();
  engine.setThreads(2);
  await searchOnce(engine, ready);
  await vi.advanceTimersByTimeAsync(0);
  expect(threadCounts).toEqual([1]);
});

test('where the full engine is unavailable, the small one goes on', async () => {
  world.loadable = { small: true, full: false, threads: false };
  const engine = client();
  const small = await ready();
  expect(await engine.ask('solveTable', TABLE)).toMatchObject({ error: { cause: 'HTTP 404' } });
  const answer = engine.ask('replay', MOVES);
  await vi.advanceTimersByTimeAsync(0);
  small.reply('as before');
  expect(await answer).toMatchObject({ fens: ['as before'] });
  world.loadable.full = true;
  const solved = engine.ask('solveTable', TABLE);
  (await ready()).say({
    type: 'reply',
    id: 2,
    reply: SOLVED,
  });
  expect(await solved).toMatchObject({ material: 'KRK' });
});

test('a new worker is given the tables before it is asked anything', async () => {
  const engine = client();
  const loaded = engine.load('KRK', 'loadTable', FILE);
  const first = await readyFull();
  first.say({ type: 'reply', id: 1, reply: LOADED });
  await loaded;
  const answer = engine.ask('replay', MOVES);
  first.fail('lost');
  await vi.advanceTimersByTimeAsync(200);
  const second = await ready();
  expect(second.requests()).toEqual(['loadTable']);
  second.say({ type: 'reply', id: 3, reply: LOADED });
  second.reply('loaded');
  expect(await answer).toMatchObject({ fens: ['loaded'] });
});

test('a table that kills the worker is not loaded again', async () => {
  const engine = client();
  const loaded = engine.load('KRK', 'loadTable', FILE);
  const first = await readyFull();
  first.say({ type: 'reply', id: 1, reply: LOADED });
  await loaded;
  first.fail('lost');
  await vi.advanceTimersByTimeAsync(200);
  (await ready()).say({ type: 'crash', message: 'bad table' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await ready()).requests()).toEqual([]);
});

test('after four failures in a row it is for the user to try again', async () => {
  world.loadable = { small: false, full: false, threads: false };
  const engine = client();
  const answer = engine.ask('replay', MOVES);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(engine.state.value).toEqual({ kind: 'failed', message: 'HTTP 404' });
  world.loadable = { small: true, full: true, threads: true };
  engine.retry();
  (await ready()).reply('at last');
  expect(await answer).toMatchObject({ fens: ['at last'] });
});

test('an engine that begins with the full edition does not fall back to the small one', async () => {
  world.loadable.full = false;
  const engine = client('full');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([engine.state.value.kind, workers]).toEqual(['failed', []]);
});

test('a silent host is reported when its time is over, without further tries; a person may try again', async () => {
  world.loadable.small = false;
  world.cause = SILENT;
  const engine = client();
  await vi.advanceTimersByTimeAsync(0);
  expect(engine.state.value).toEqual({ kind: 'failed', message: SILENT });
  Object.assign(world, { loadable: { ...world.loadable, small: true } });
  engine.retry();
  await ready();
  expect(engine.state.value).toEqual({ kind: 'ready' });
});

test('a browser without workers: told, and the page goes on', async () => {
  const engine = new EngineClient({
    module: () => Promise.resolve({} as WebAssembly.Module),
    spawn: () => {
      throw new DOMException('no workers here', 'SecurityError');
    },
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(engine.state.value).toEqual({ kind: 'failed', message: 'no workers here' });
});

test('a closed engine answers with an error what was asked, and starts no other worker', async () => {
  const engine = client();
  const answers = [engine.ask('replay', MOVES), engine.ask('replay', MOVES)];
  const worker = await ready();
  engine.close('enough');
  const closed = { error: { kind: 'ENGINE', cause: 'enough' } };
  expect(await Promise.all(answers)).toMatchObject([closed, closed]);
  expect(worker.terminated).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers).toHaveLength(1);
});
