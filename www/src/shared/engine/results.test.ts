import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SolverResults, underRule } from './results.ts';

const DAY = 24 * 3_600_000;

/** Files of the browser's store, by name. They appear once closed. */
let files: Map<string, { bytes: Uint8Array<ArrayBuffer>; at: number }>;
/** Bytes that still fit. */
let room: number;

beforeEach(() => {
  files = new Map();
  room = Number.POSITIVE_INFINITY;
  const handleOf = (name: string) => ({
    kind: 'file',
    getFile: () => {
      const { bytes, at } = files.get(name) ?? { bytes: new Uint8Array(), at: 0 };
      return Promise.resolve(new File([bytes], name, { lastModified: at }));
    },
    createWritable: () => {
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      return new WritableStream<Uint8Array<ArrayBuffer>>({
        write(chunk) {
          room -= chunk.length;
          if (room < 0) throw new DOMException('', 'QuotaExceededError');
          chunks.push(chunk);
        },
        close: () =>
          void files.set(name, {
            bytes: Uint8Array.from(chunks.flatMap((chunk) => [...chunk])),
            at: Date.now(),
          }),
      });
    },
  });
  const folder = {
    entries: async function* () {
      for (const name of [...files.keys()]) yield [name, handleOf(name)];
    },
    getFileHandle: (name: string, { create = false } = {}) =>
      create || files.has(name)
        ? Promise.resolve(handleOf(name))
        : Promise.reject(new DOMException('', 'NotFoundError')),
    removeEntry: (name: string) => Promise.resolve(void files.delete(name)),
  };
  const root = { getDirectoryHandle: () => Promise.resolve(folder) };
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(root) } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const results = new SolverResults();
/** Ten million bytes that repeat, in two parts. */
const ALL = Uint8Array.from({ length: 10_000_000 }, (_, i) => (i >> 8) % 7);
const parts = (number: number) =>
  Promise.resolve(ALL.slice(number * 6_000_000, (number + 1) * 6_000_000));

async function stored(material: string): Promise<[boolean, number[]]> {
  const read: Uint8Array<ArrayBuffer>[] = [];
  const isThere = await results.read('chess', material, async (part) => read.push(part));
  const bytes = new Uint8Array(await new Blob(read).arrayBuffer());
  if (isThere) expect(Buffer.compare(bytes, ALL)).toBe(0);
  return [isThere, read.map(({ length }) => length)];
}

test('results are read as they were stored, in a few parts', async () => {
  await results.put('chess', 'KQRKR', parts);
  const [isThere, lengths] = await stored('KQRKR');
  expect(isThere).toBe(true);
  expect(lengths.length).toBeLessThanOrEqual(3);
  expect(files.get('chess-KQRKR')?.bytes.length).toBeLessThan(ALL.length / 50);
  expect(await stored('KRRKR')).toEqual([false, []]);
});

test('damaged results are removed', async () => {
  await results.put('chess', 'KQRKR', parts);
  const file = files.get('chess-KQRKR');
  // The checksum of the gzip format.
  const at = (file?.bytes.length ?? 0) - 5;
  if (file) file.bytes[at] = 255 - (file.bytes[at] ?? 0);
  const [isThere, lengths] = await stored('KQRKR');
  expect(isThere).toBe(false);
  // Nobody may take them for all results.
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(ALL.length);
  expect(files.size).toBe(0);
});

test('nothing is stored where there is no room, or where a part is missing', async () => {
  room = 100;
  await expect(results.put('chess', 'KQRKR', parts)).rejects.toThrow(DOMException);
  room = 1e9;
  const broken = (number: number) =>
    number === 0 ? parts(0) : Promise.reject(new Error('the worker is lost'));
  await expect(results.put('chess', 'KQRKR', broken)).rejects.toThrow('the worker is lost');
  expect(files.size).toBe(0);
});

test('results are listed by game, for a week, and removed but for those to retain', async () => {
  for (const material of ['KQRKR', 'KRRKR', 'KRBKR']) await results.put('chess', material, parts);
  await results.put('xiangqi', 'KRKA', parts);
  const old = files.get('chess-KRBKR');
  if (old) old.at -= 8 * DAY;
  expect(await results.list('chess')).toEqual(new Set(['KQRKR', 'KRRKR']));
  for (const material of ['KQRKR', 'KRRKR']) await results.put('chess', underRule(material), parts);
  await results.retain('chess', ['KRRKR']);
  expect([...files.keys()]).toEqual(['chess-KRRKR', 'xiangqi-KRKA', 'chess-KRRKR.kept']);
  vi.stubGlobal('navigator', {});
  expect(await results.list('chess')).toEqual(new Set());
});
