import { getEventListeners } from 'node:events';
import type { FromWorker, ToWorker } from '@chariot/engine/client';
import { failure } from '@chariot/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LargeEnding, type SolverStep, solveLarge } from './solver.ts';

/** The smallest valid module; no test runs it. */
const MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const ENDING: LargeEnding = {
  game: 'chess',
  material: 'KBBKN',
  smaller: ['KBBK', 'KBKN'],
  memory: 1e8,
  isOnTheWay: false,
};

const kept = vi.hoisted(() => ({
  files: [] as (number | undefined)[],
  names: [] as string[],
  /** Stored results by ending. */
  results: new Map<string, number[]>(),
}));
vi.mock('@chariot/engine/fetch', () => ({
  fetchFile: () => Promise.resolve(new Response(MODULE)),
}));
vi.mock('./kept.ts', () => ({
  KeptTables: class {
    put(game: string, material: string, table: Uint8Array, dtz?: Uint8Array) {
      kept.names.push(`${game}/${material}`);
      kept.files = [table[0], ...(dtz ? [dtz[0]] : [])];
      return Promise.resolve();
    }
  },
}));

vi.mock('./results.ts', async (original) => ({
  ...(await original<typeof import('./results.ts')>()),
  SolverResults: class {
    async put(game: string, material: string, read: (number: number) => Promise<Uint8Array>) {
      kept.results.set(`${game}-${material}`, [...(await read(0)), ...(await read(1))]);
    }
    async read(game: string, material: string, use: (part: Uint8Array) => Promise<unknown>) {
      const part = kept.results.get(`${game}-${material}`);
      if (part) await use(Uint8Array.from(part));
      return part !== undefined;
    }
    async remove(game: string, material: string) {
      kept.results.delete(`${game}-${material}`);
    }
  },
}));

/** A worker that starts slowly, like one with several threads. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  /** Request that it never answers. */
  static mute = '';
  /** Request that it crashes on. */
  static deadly = '';
  /** Request that it refuses, and the kind of the error. */
  static refused: [string, string] = ['', ''];
  /** Plies of the ending's longest mate. */
  static longest = 0;
  requests: string[] = [];
  /** Whether added results were those that stand. */
  underRule: boolean[] = [];
  terminated = false;
  #ready = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    if (message.type === 'start') {
      if (FakeWorker.mute === 'start') return;
      if (FakeWorker.deadly === 'start') {
        FakeWorker.deadly = '';
        setTimeout(() => this.#post({ type: 'crash', message: 'there is no memory to share' }));
        return;
      }
      setTimeout(() => {
        this.#ready = true;
        this.#post({ type: 'ready', hears: false });
      }, 5);
      return;
    }
    if (message.type !== 'request') return;
    if (!this.#ready) this.#post({ type: 'crash', message: 'a request came before the engine' });
    const { id, request } = message;
    const [name = ''] = Object.keys(request);
    this.requests.push(name);
    if ('addResults' in request) this.underRule.push(request.addResults.underRule ?? false);
    if (name === FakeWorker.mute) return;
    const [refused, kind] = FakeWorker.refused;
    if (name === refused) {
      setTimeout(() =>
        this.#post({ type: 'reply', id, reply: failure(kind as 'TABLE', 'refused') as never }),
      );
      return;
    }
    if (name === FakeWorker.deadly) {
      setTimeout(() => this.#post({ type: 'crash', message: 'memory access out of bounds' }));
      return;
    }
    if (name === 'solveTable') {
      // The last wave finds nothing.
      for (const plies of [FakeWorker.longest, FakeWorker.longest + 1]) {
        const solveTable = { plies, decided: 1, slice: 0, slices: 1 };
        setTimeout(() => this.#post({ type: 'report', id, report: { solveTable } }));
      }
    }
    const bytes = Uint8Array.of(name === 'dtzFile' ? 8 : 7);
    setTimeout(() => this.#post({ type: 'reply', id, reply: { [name]: { bytes } } as never }));
  }

  terminate(): void {
    this.terminated = true;
  }

  #post(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  FakeWorker.all = [];
  FakeWorker.mute = '';
  FakeWorker.deadly = '';
  FakeWorker.refused = ['', ''];
  FakeWorker.longest = 0;
  Object.assign(kept, { files: [], names: [] });
  kept.results.clear();
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an engine is asked when it is ready, and let go when its table is kept', async () => {
  const { signal } = new AbortController();
  await solveLarge(ENDING, 1, () => {}, signal);
  const [worker] = FakeWorker.all;
  expect(worker?.requests).toEqual(['convert', 'convert', 'solveTable', 'tableFile']);
  expect(kept.files).toEqual([7]);
  expect(worker?.terminated).toBe(true);
  // A leftover listener would hold the engine and its memory while others are solved.
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('an ending on the way leaves its results, with which the larger one is solved', async () => {
  const { signal } = new AbortController();
  await solveLarge(
    { ...ENDING, material: 'KBKN', smaller: [], isOnTheWay: true },
    1,
    () => {},
    signal,
  );
  expect(kept.results).toEqual(new Map([['chess-KBKN', [7, 7]]]));
  await solveLarge(ENDING, 1, () => {}, signal);
  expect(FakeWorker.all.map(({ requests }) => requests)).toEqual([
    ['solveTable', 'results', 'results', 'tableFile'],
    ['convert', 'addResults', 'convert', 'solveTable', 'tableFile'],
  ]);
  expect(kept.names).toEqual(['chess/KBKN', 'chess/KBBKN']);
});

const WITH_DTZ: LargeEnding = { ...ENDING, dtz: { memory: 2e8, limit: 100 } };

test.each([
  [156, ['solveTable', 'convert', 'convert', 'solveDtz', 'tableFile', 'dtzFile']],
  [101, ['solveTable', 'convert', 'convert', 'solveDtz', 'tableFile', 'dtzFile']],
  [100, ['solveTable', 'tableFile']],
])(
  'distances to zeroing are solved where a mate of %i plies may come too late',
  async (longest, wanted) => {
    FakeWorker.longest = longest;
    const steps: string[] = [];
    const note = ({ kind }: SolverStep) => steps.at(-1) === kind || steps.push(kind);
    await solveLarge(WITH_DTZ, 1, note, new AbortController().signal);
    expect(FakeWorker.all[0]?.requests.slice(2)).toEqual(wanted);
    expect(steps.includes('zeroing')).toBe(wanted.includes('solveDtz'));
    expect(kept.files).toEqual(wanted.includes('dtzFile') ? [7, 8] : [7]);
  },
);

test('the larger ending is solved under the rule with the results that it lets stand', async () => {
  FakeWorker.longest = 156;
  const { signal } = new AbortController();
  const smaller = { ...WITH_DTZ, material: 'KBKN', smaller: [], isOnTheWay: true };
  await solveLarge(smaller, 1, () => {}, signal);
  expect([...kept.results.keys()]).toEqual(['chess-KBKN.kept', 'chess-KBKN']);
  await solveLarge({ ...WITH_DTZ, smaller: ['KBKN', 'KBBK'] }, 1, () => {}, signal);
  expect(FakeWorker.all[1]?.requests).toEqual([
    ...['addResults', 'convert', 'convert', 'solveTable'],
    ...['addResults', 'convert', 'convert', 'solveDtz', 'tableFile', 'dtzFile'],
  ]);
  expect(FakeWorker.all[1]?.underRule).toEqual([false, true]);
});

test.each(['TABLE', 'MEMORY'])(
  'a table is kept without them, and not solved again, if they are refused: %s',
  async (kind) => {
    FakeWorker.longest = 156;
    FakeWorker.refused = ['solveDtz', kind];
    await solveLarge(WITH_DTZ, 1, () => {}, new AbortController().signal);
    expect(FakeWorker.all).toHaveLength(1);
    expect(kept.files).toEqual([7]);
  },
);

test.each(['start', 'solveDtz'])(
  'a table is kept without them if the engine is lost in %s',
  async (deadly) => {
    FakeWorker.longest = 156;
    FakeWorker.deadly = deadly;
    kept.results.set('chess-KBBKN.kept', [1]);
    await solveLarge(WITH_DTZ, 1, () => {}, new AbortController().signal);
    const [first, second] = FakeWorker.all;
    expect(first?.requests.at(-1)).toBe(deadly === 'start' ? undefined : deadly);
    expect(first?.terminated).toBe(true);
    expect(second?.requests).toContain('solveTable');
    expect(second?.requests).not.toContain('solveDtz');
    // They would take room, and mislead larger endings.
    expect(kept.results.size).toBe(0);
    expect(kept.files).toEqual([7]);
  },
);

test.each(['solveTable', 'solveDtz', 'tableFile'])('it is stopped in %s', async (mute) => {
  FakeWorker.mute = mute;
  FakeWorker.longest = 156;
  const stop = new AbortController();
  const solving = solveLarge(WITH_DTZ, 1, () => {}, stop.signal);
  await vi.waitFor(() => expect(FakeWorker.all[0]?.requests).toContain(mute));
  stop.abort(new Error('enough'));
  await expect(solving).rejects.toThrow('enough');
  expect(FakeWorker.all.map(({ terminated }) => terminated)).toEqual([true]);
});

test('it is stopped before it is ready', async () => {
  FakeWorker.mute = 'start';
  const stop = new AbortController();
  const solving = solveLarge(ENDING, 1, () => {}, stop.signal);
  await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(1));
  stop.abort(new Error('enough'));
  await expect(solving).rejects.toThrow('enough');
  expect(FakeWorker.all[0]?.requests).toEqual([]);
});
