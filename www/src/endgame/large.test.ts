import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LargeEnding, SolverStep } from '../shared/engine/solver.ts';
import type { CatalogueStore } from './catalogue.ts';
import { LargeEndings, type LargeProgress } from './large.ts';
import type { LargePlan } from './plan.ts';

/** A solver that waits for the test to settle each ending. */
const solver = vi.hoisted(() => ({
  begun: [] as string[],
  step: (_: SolverStep): void => {},
  end: (_?: Error): void => {},
}));
vi.mock('../shared/engine/solver.ts', () => ({
  solveLarge: (
    { material }: LargeEnding,
    _threads: number,
    onStep: (step: SolverStep) => void,
    signal: AbortSignal,
  ) =>
    new Promise<void>((resolve, reject) => {
      solver.begun.push(material);
      solver.step = onStep;
      solver.end = (error) => (error ? reject(error) : resolve());
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
}));

/** The results that were retained, call by call. */
const retained = vi.hoisted(() => ({ calls: [] as unknown[] }));
vi.mock('../shared/engine/results.ts', () => ({
  SolverResults: class {
    retain(...call: unknown[]) {
      retained.calls.push(call);
      return Promise.resolve();
    }
  },
}));

const PLAN: LargePlan = {
  kind: 'possible',
  endings: [
    { name: 'KQRKR', smaller: ['KQKR'], memory: 1e9 },
    { name: 'KRPKR', smaller: ['KQRKR'], memory: 2e9, dtz: { memory: 1e9, limit: 100 } },
  ],
  resumed: ['KRRKR'],
  memory: 3e9,
  work: 4e9,
  seconds: 100,
  storage: 1e8,
};

function store(plan: LargePlan = PLAN) {
  const solved = vi.fn();
  const catalogue = { plan: () => Promise.resolve(plan) } as unknown as CatalogueStore;
  return { large: new LargeEndings('chess', catalogue, solved), solved };
}

beforeEach(() => {
  solver.begun = [];
  retained.calls = [];
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('endings are solved one after the other, and the part that is done only grows', async () => {
  const { large, solved } = store();
  const done = large.solve('KRPKR');
  const parts: number[] = [];
  const told = (): LargeProgress | null => large.progress.value;
  for (const material of ['KQRKR', 'KRPKR']) {
    await vi.waitFor(() => expect(solver.begun.at(-1)).toBe(material));
    const steps: SolverStep[] = [
      { kind: 'conversions', part: 0.5 },
      { kind: 'waves', plies: 40, part: 0.4 },
      { kind: 'waves', plies: 1, part: 0.5 },
      { kind: 'zeroing', part: 0.4 },
      { kind: 'conversions', part: 0 },
      { kind: 'keeping', part: 0.9 },
    ];
    for (const step of steps) {
      solver.step(step);
      expect(told()).toMatchObject({ wanted: 'KRPKR', material, count: 2, step: step.kind });
      parts.push(told()?.part ?? 0);
    }
    solver.end();
  }
  await done;
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts.at(-1)).toBeLessThan(1);
  expect([large.progress.value, large.failure.value]).toEqual([null, null]);
  expect(solved).toHaveBeenCalledOnce();
  expect(retained.calls).toEqual([
    ['chess', ['KRRKR']],
    ['chess', []],
  ]);
});

test.each([
  [new DOMException('', 'QuotaExceededError'), 'room'],
  [new Error('MEMORY'), 'memory'],
  [new Error('MEMORY: unreachable executed'), 'memory'],
  [new Error('unreachable executed'), 'failed'],
  [new Error('memory access out of bounds'), 'failed'],
  [new Error('Out of bounds memory access (evaluating table)'), 'failed'],
  [new Error('no network'), 'failed'],
])('a failure has its reason: %s', async (error, why) => {
  const { large, solved } = store();
  const done = large.solve('KRPKR');
  await vi.waitFor(() => expect(solver.begun).toEqual(['KQRKR']));
  solver.end(error);
  await done;
  expect(large.failure.value).toEqual({ material: 'KRPKR', why });
  expect(solved).not.toHaveBeenCalled();
});

test('it can be stopped, and begun once only', async () => {
  const { large } = store();
  const done = large.solve('KRPKR');
  await vi.waitFor(() => expect(solver.begun).toEqual(['KQRKR']));
  await large.solve('KQRKR');
  large.stop();
  await done;
  expect(solver.begun).toEqual(['KQRKR']);
  expect(large.failure.value).toEqual({ material: 'KRPKR', why: 'stopped' });
  // What was solved is there for the next run.
  expect(retained.calls).toEqual([['chess', ['KRRKR']]]);
});

test('what is impossible is not begun', async () => {
  const { large } = store({ kind: 'impossible', why: 'store' });
  await large.consider('KRPKR');
  expect(large.plan.value?.plan.kind).toBe('impossible');
  await large.solve('KRPKR');
  expect(solver.begun).toEqual([]);
});
