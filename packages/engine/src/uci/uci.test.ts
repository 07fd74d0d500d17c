import type { GameName } from '@chariot/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WorkerLike } from '../client/host.ts';
import { END, type FromUci, type ToUci, type UciStart } from './messages.ts';
import { SharedLines } from './sharedLines.ts';
import { UciEngine } from './uci.ts';

/** A thread that says only what the test dictates. */
class FakeThread implements WorkerLike<ToUci> {
  readonly heard: ToUci[] = [];
  terminated = false;
  #listen: (event: MessageEvent<FromUci>) => void = () => {};

  postMessage(message: ToUci): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    if (type === 'message') this.#listen = listener as (event: MessageEvent) => void;
  }
  say(...messages: FromUci[]): void {
    for (const data of messages) this.#listen({ data } as MessageEvent<FromUci>);
  }
  get start(): UciStart {
    return this.heard[0] as UciStart;
  }
  get lines(): unknown[] {
    return this.heard.flatMap((message) => (message.type === 'line' ? [message.line] : []));
  }
}

let threads: FakeThread[];
let said: string[];
let quits: number;

function engine(...lines: string[]): UciEngine {
  const address = new URL('file:///engine');
  const files = { editions: { small: address, full: address, threads: address }, network: address };
  const spawn = (): FakeThread => {
    threads.push(new FakeThread());
    return threads.at(-1) as FakeThread;
  };
  const uci = new UciEngine(
    {
      files: { chess: files, xiangqi: files } as Record<GameName, typeof files>,
      // The smallest module of WebAssembly.
      read: async () => new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]),
      spawn: { leader: () => new FakeThread() as never, helper: () => new FakeThread() as never },
      spawnUci: spawn,
      mostThreads: 4,
    },
    (line) => said.push(line),
    () => {
      quits += 1;
    },
  );
  uci.send(lines.join('\n'));
  return uci;
}

/** The newest of `count` threads. */
async function thread(count: number, { hears = true } = {}): Promise<FakeThread> {
  await vi.waitFor(() => expect(threads).toHaveLength(count));
  const newest = threads[count - 1] as FakeThread;
  newest.say({ type: 'ready', hears });
  return newest;
}

const done = (line: number, setting?: string): FromUci => ({ type: 'done', line, setting });

beforeEach(() => {
  threads = [];
  said = [];
  quits = 0;
});

test('lines reach the engine in order, and what it says reaches the program', async () => {
  const uci = engine('uci', 'isready');
  const first = await thread(1);
  expect(first.start).toMatchObject({ game: 'chess', threads: 1, settings: [] });
  uci.send('d');
  expect(first.lines).toEqual(['uci', 'isready', 'd']);
  first.say({ type: 'say', line: 'uciok' });
  expect(said).toEqual(['uciok']);
  const finished = uci.finish();
  expect(first.lines.at(-1)).toBe(END);
  first.say({ type: 'over' });
  await finished;
  expect([first.terminated, quits]).toEqual([true, 1]);
});

test('an engine of another game is told what was set, and goes on with what is left', async () => {
  const uci = engine('Hash 1', 'position startpos', 'MultiPV 2', 'Hash 2', 'UCI_Variant', 'go');
  const first = await thread(1);
  first.say(done(1, 'hash'), done(2, 'position'), done(3, 'multipv'), done(4, 'hash'));
  first.say({ type: 'handOver', game: 'xiangqi', threads: 1 });
  uci.send('stop');
  const other = await thread(2);
  expect(first.terminated).toBe(true);
  expect(other.start).toMatchObject({ game: 'xiangqi', settings: ['MultiPV 2', 'Hash 2'] });
  expect(other.lines).toEqual(['UCI_Variant', 'go', 'stop']);
  // Late words of the old engine are dropped.
  first.say({ type: 'say', line: 'bestmove e2e4' });
  expect(said).toEqual([]);
});

test('a search that does not hear ends with its best move so far', async () => {
  const uci = engine('position startpos', 'go infinite', 'stop');
  const deaf = await thread(1, { hears: false });
  deaf.say(done(1, 'position'));
  expect(deaf.terminated).toBe(false);
  deaf.say({ type: 'best', line: 2, answer: 'bestmove e2e4' });
  expect([deaf.terminated, said]).toEqual([true, ['bestmove e2e4']]);
  const next = await thread(2, { hears: false });
  expect(next.start.settings).toEqual(['position startpos']);
  expect(next.lines).toEqual(['stop']);
  next.say(done(1));
  uci.send('go infinite');
  next.say({ type: 'best', line: 2, answer: 'bestmove d2d4' });
  uci.send('isready');
  expect([next.terminated, said.at(-1)]).toEqual([false, 'readyok']);
  uci.send('go depth 1');
  expect(said.at(-1)).toBe('bestmove d2d4');
  expect((await thread(3)).lines).toEqual(['go depth 1']);
});

test('a line at which the engine is lost twice is given up', async () => {
  engine('go depth 9', 'd');
  for (const count of [1, 2]) (await thread(count)).say({ type: 'crash', message: 'trap' });
  expect(said).toEqual(['info string error ENGINE: trap', 'bestmove (none)']);
  expect((await thread(3)).lines).toEqual(['d']);
});

test('lines in shared memory keep their order, whatever their length', () => {
  const lines = new SharedLines();
  const reader = new SharedLines(lines.buffer);
  expect(reader.read()).toBeUndefined();
  const long = 'x'.repeat(700_000);
  for (let i = 0; i < 5; i += 1) {
    expect(lines.write(`${i}車${long}`)).toBe(true);
    expect(lines.write(long)).toBe(false);
    expect(lines.write('')).toBe(true);
    expect(reader.read()).toBe(`${i}車${long}`);
    expect(reader.read()).toBe('');
  }
  // As natively, a line that is too long is cut.
  expect(lines.write(long + long)).toBe(true);
  expect(reader.read()).toHaveLength(2 ** 20 - 1);
});
