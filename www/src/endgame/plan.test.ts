import type { EndingFacts } from '@chariot/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { planFor } from './plan.ts';

/** Bytes, too many to be used unasked. */
const LARGE = (256 << 20) + 1;
const FACTS: readonly EndingFacts[] = [
  { name: 'KRPKR', smaller: ['KQRKR', 'KRRKR', 'KRKR'], memory: 1.9e9 },
  { name: 'KQRKR', smaller: ['KQKR', 'KRKR'], memory: 8e8 },
  { name: 'KRRKR', smaller: ['KRKR'], memory: LARGE },
  { name: 'KQKR', smaller: [], memory: 1e7 },
  { name: 'KRKR', smaller: [], memory: 1e6 },
  { name: 'KPPPK', smaller: [], memory: undefined },
  { name: 'KPPPKP', smaller: ['KPPPK'], memory: LARGE },
  { name: 'KRBNKR', smaller: [], memory: 5e10 },
  { name: 'KBBKN', smaller: ['KRKR'], memory: 4e8, dtz: { memory: 9e8, limit: 100 } },
  { name: 'KBBKNP', smaller: ['KBBKN'], memory: 5e8 },
  { name: 'KNPKN', smaller: ['KBBKN'], memory: 3e8, dtz: { memory: 6e8, limit: 100 } },
  { name: 'KBNKB', smaller: [], memory: 2e8 },
  { name: 'KBNK', smaller: [], memory: 1e7, dtz: { memory: 3e7, limit: 100 } },
];
/** A browser with this much memory, in GiB, and storage, in bytes. */
function browser(deviceMemory: number | undefined, { phone = false, quota = 1e12 } = {}): void {
  vi.stubGlobal('matchMedia', () => ({ matches: phone }));
  vi.stubGlobal(
    'FileSystemFileHandle',
    class {
      createWritable() {}
    },
  );
  vi.stubGlobal('navigator', {
    deviceMemory,
    storage: { getDirectory: () => {}, estimate: () => Promise.resolve({ quota, usage: 0 }) },
  });
}

const plan = (material: string, results: readonly string[] = []) =>
  planFor(material, {
    facts: (name) => Promise.resolve(FACTS.find((facts) => facts.name === name) ?? null),
    hasResults: (name) => results.includes(name),
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a table does not help the solver, nor do results of the ending itself', async () => {
  browser(8);
  const found = await plan('KQRKR', ['KQRKR']);
  expect(found.kind === 'possible' && found.endings.map(({ name }) => name)).toEqual(['KQRKR']);
});

test('large endings are solved after those they lead to', async () => {
  browser(8);
  const found = await plan('KRPKR');
  expect(found).toMatchObject({
    kind: 'possible',
    memory: 1.9e9,
    work: 1.9e9 + 8e8 + LARGE + 1e7 + 1e6,
  });
  expect(found.kind === 'possible' && found.endings.map(({ name }) => name)).toEqual([
    'KQRKR',
    'KRRKR',
    'KRPKR',
  ]);
});

test('endings whose results an interrupted run has stored are not solved again', async () => {
  browser(8);
  const whole = await plan('KRPKR');
  const found = await plan('KRPKR', ['KQRKR', 'KBNKB']);
  if (whole.kind !== 'possible' || found.kind !== 'possible') throw new Error('it is possible');
  expect(found.endings.map(({ name }) => name)).toEqual(['KRRKR', 'KRPKR']);
  expect(found.resumed).toEqual(['KQRKR']);
  // Nor are those that only it leads to.
  expect(whole.work - found.work).toBe(8e8 + 1e7);
});

test('distances to zeroing are solved with a large ending as far as memory suffices', async () => {
  browser(8);
  const whole = await plan('KBBKN');
  expect(whole).toMatchObject({ kind: 'possible', memory: 9e8, work: 8e8 + 1e6 });
  expect(whole.kind === 'possible' && whole.endings[0]?.dtz).toEqual({ memory: 9e8, limit: 100 });
  browser(8, { phone: true });
  const without = await plan('KBBKN');
  if (whole.kind !== 'possible' || without.kind !== 'possible') throw new Error('it is possible');
  expect(without.storage).toBeLessThan(whole.storage);
  expect(without).toMatchObject({ kind: 'possible', memory: 4e8, work: 4e8 + 1e6 });
  expect(without.kind === 'possible' && without.endings[0]?.dtz).toBeUndefined();
  expect(await plan('KBNK')).toMatchObject({ endings: [], memory: 1e7, work: 1e7 });
  // Nor do they fit in this little storage.
  browser(8, { quota: 4.4e7 });
  const small = await plan('KBBKN');
  expect(small).toMatchObject({ kind: 'possible', memory: 4e8, work: 4e8 + 1e6 });
  // An ending on the way has them if the larger one has.
  browser(8);
  const both = await plan('KNPKN');
  expect(both).toMatchObject({ kind: 'possible', memory: 9e8, work: 8e8 + 6e8 + 1e6 });
  expect(await plan('KBBKNP')).toMatchObject({ memory: 5e8, work: 4e8 + 5e8 + 1e6 });
});

test('small endings need no request', async () => {
  browser(undefined);
  expect(await plan('KQKR')).toMatchObject({ kind: 'possible', endings: [], work: 1e7 });
});

test.each([
  ['KRPKR', undefined, {}, { why: 'memory', memory: 1.9e9, available: 2 ** 30 }],
  ['KBNKB', 0.25, {}, { why: 'memory', memory: 2e8, available: 2 ** 27 }],
  ['KRPKR', 2, {}, { why: 'memory', available: 2 ** 30 }],
  ['KQRKR', 8, { phone: true }, { why: 'memory', available: 2 ** 29 }],
  ['KRBNKR', 64, {}, { why: 'memory', memory: 5e10 }],
  ['KRRKR', 8, { quota: 1e6 }, { why: 'room', room: 1e6 }],
  ['KPPPK', 8, {}, { why: 'unsupported' }],
  ['KPPPKP', 8, {}, { why: 'unsupported' }],
  ['KXK', 8, {}, { why: 'unsupported' }],
])('%s with %s GiB: why it cannot be solved here', async (material, memory, more, expected) => {
  browser(memory, more);
  expect(await plan(material)).toMatchObject({ kind: 'impossible', ...expected });
});
