import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canKeep, KeptTables } from './kept.ts';

/** A fake file of the browser's store. It appears once closed. */
class FakeFile {
  readonly kind = 'file';
  content = new Blob([]);
  createWritable() {
    const parts: BlobPart[] = [];
    return Promise.resolve({
      write: (part: Uint8Array<ArrayBuffer>) => {
        if (FakeFile.room < part.byteLength)
          return Promise.reject(new DOMException('', 'QuotaExceededError'));
        FakeFile.room -= part.byteLength;
        parts.push(part.slice());
        return Promise.resolve();
      },
      close: () => {
        this.content = new Blob(parts);
        return Promise.resolve();
      },
      abort: () => Promise.resolve(),
    });
  }
  getFile() {
    return Promise.resolve(this.content);
  }
  static room = Number.POSITIVE_INFINITY;
}

let files: Map<string, FakeFile>;
/** A file that another tab is writing. */
let busy = '';

beforeEach(() => {
  busy = '';
  files = new Map();
  FakeFile.room = Number.POSITIVE_INFINITY;
  const folder = {
    entries: async function* () {
      yield* files;
    },
    getFileHandle: (name: string, { create = false } = {}) => {
      const file = files.get(name) ?? (create ? new FakeFile() : undefined);
      if (!file) return Promise.reject(new DOMException('', 'NotFoundError'));
      files.set(name, file);
      return Promise.resolve(file);
    },
    removeEntry: (name: string) => {
      if (name === busy) return Promise.reject(new DOMException('', 'NoModificationAllowedError'));
      return files.delete(name)
        ? Promise.resolve()
        : Promise.reject(new DOMException('', 'NotFoundError'));
    },
  };
  const root = { getDirectoryHandle: () => Promise.resolve(folder) };
  vi.stubGlobal('FileSystemFileHandle', FakeFile);
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(root) } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A table whose start has 70,000 bytes. */
const TABLE = Uint8Array.from({ length: 90_000 }, (_, i) => i);
TABLE.set([70_000 & 255, (70_000 >> 8) & 255, 1, 0], 10);
const DTZ = Uint8Array.of(5, 4, 3);

test('a table that was kept is read in parts', async () => {
  const tables = new KeptTables();
  await tables.put('chess', 'KBBKN', TABLE, DTZ);
  await tables.put('chess', 'KRPKR', TABLE);
  const table = await tables.get('chess', 'KBBKN');
  expect(Buffer.compare(table?.start ?? DTZ, TABLE.subarray(0, 70_000))).toBe(0);
  expect(await table?.parts([[80_000, 80_003]])).toEqual([TABLE.slice(80_000, 80_003)]);
  expect(await tables.dtz('chess', 'KBBKN')).toEqual(DTZ);
  expect(await tables.dtz('chess', 'KRPKR')).toBeUndefined();
  expect(await tables.get('chess', 'KBBK')).toBeUndefined();
  expect(await tables.get('xiangqi', 'KBBKN')).toBeUndefined();
  expect(await tables.list('chess')).toEqual(
    new Map([
      ['KBBKN', 90_003],
      ['KRPKR', 90_000],
    ]),
  );
  await tables.forget('chess', 'KBBKN');
  expect(await tables.get('chess', 'KBBKN')).toBeUndefined();
  expect([...files.keys()]).toEqual(['chess-KRPKR.egt']);
});

test('a part that the browser does not give is `null`', async () => {
  const tables = new KeptTables();
  await tables.put('chess', 'KBBKN', TABLE);
  const table = await tables.get('chess', 'KBBKN');
  const content = files.get('chess-KBBKN.egt')?.content ?? new Blob();
  content.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone')) });
  expect(await table?.parts([[0, 9]])).toEqual([null]);
});

test('distances to zeroing without their table are no table', async () => {
  const tables = new KeptTables();
  await tables.put('chess', 'KBBKN', TABLE, DTZ);
  files.delete('chess-KBBKN.egt');
  expect(await tables.list('chess')).toEqual(new Map());
});

test('a file that another tab is writing is neither removed nor written', async () => {
  const tables = new KeptTables();
  await tables.put('chess', 'KBBKN', TABLE);
  busy = 'chess-KBBKN.egt';
  await expect(tables.forget('chess', 'KBBKN')).rejects.toThrow();
  const before = files.get(busy)?.content;
  await expect(tables.put('chess', 'KBBKN', TABLE)).rejects.toThrow();
  expect(files.get(busy)?.content).toBe(before);
});

test.each([
  ['neither file', 0],
  ['the table', 10],
])('without room for %s nothing is kept', async (_, room) => {
  const tables = new KeptTables();
  FakeFile.room = room;
  await expect(tables.put('chess', 'KBBKN', TABLE, DTZ)).rejects.toThrow();
  expect(files.size).toBe(0);
});

test('without a store nothing is found', async () => {
  const tables = new KeptTables();
  vi.stubGlobal('navigator', {});
  expect(canKeep()).toBe(false);
  expect(await tables.get('chess', 'KBBKN')).toBeUndefined();
  expect(await tables.list('chess')).toEqual(new Map());
});
