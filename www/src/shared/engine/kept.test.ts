import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK, canKeep, KeptTables } from './kept.ts';

/** A fake file of the browser's store. It appears once closed. */
class FakeFile {
  readonly kind = 'file';
  content = new Blob([]);
  createWritable() {
    const parts: BlobPart[] = [];
    return Promise.resolve({
      write: (part: Uint8Array<ArrayBuffer>) => {
        if (FakeFile.room < 0) return Promise.reject(new DOMException('', 'QuotaExceededError'));
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

beforeEach(() => {
  files = new Map();
  FakeFile.room = Number.POSITIVE_INFINITY;
  const folder = {
    entries: async function* () {
      yield* files;
    },
    getFileHandle: (name: string) => {
      const file = files.get(name) ?? new FakeFile();
      files.set(name, file);
      return Promise.resolve(file);
    },
    removeEntry: (name: string) => {
      files.delete(name);
      return Promise.resolve();
    },
  };
  const root = { getDirectoryHandle: () => Promise.resolve(folder) };
  vi.stubGlobal('FileSystemFileHandle', FakeFile);
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(root) } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const START = new Uint8Array([1, 2, 3, 4, 5]);
const chunk = (length: number, step: number) => Uint8Array.from({ length }, (_, i) => i * step);
const CHUNKS = [chunk(CHUNK, 1), chunk(CHUNK, 3), chunk(777, 5)];

async function* results() {
  yield* CHUNKS;
}

test('a table that was kept is read chunk by chunk', async () => {
  const tables = new KeptTables();
  await tables.put('chess', 'KBBKN', START, results());
  const table = await tables.get('chess', 'KBBKN');
  expect(table?.start).toEqual(START);
  expect(table?.chunks).toBe(CHUNKS.length);
  for (const i of [2, 0, 1]) {
    const [read, kept] = [await table?.part(i * CHUNK, 0), CHUNKS[i]];
    expect(Buffer.compare(read ?? START, kept ?? START)).toBe(0);
  }
  expect(await tables.get('chess', 'KBBK')).toBeUndefined();
  expect(await tables.get('xiangqi', 'KBBKN')).toBeUndefined();
  expect([...(await tables.list('chess')).keys()]).toEqual(['KBBKN']);
  await tables.forget('chess', 'KBBKN');
  expect(await tables.get('chess', 'KBBKN')).toBeUndefined();
});

test('its name has its digest; a file that is cut, or whose start has changed, is forgotten', async () => {
  const tables = new KeptTables();
  await tables.put('chess', 'KBBKN', START, results());
  const [[name, file] = ['', new FakeFile()]] = [...files];
  expect(name).toBe('chess-KBBKN-74f81fe167d99b4c');
  const whole = new Uint8Array(await file.content.arrayBuffer());
  const changed = whole.slice();
  changed[whole.length - 10] = 99;
  for (const damaged of [whole.slice(0, -1), whole.slice(0, 3), changed]) {
    files.set(name, Object.assign(new FakeFile(), { content: new Blob([damaged]) }));
    expect(await tables.get('chess', 'KBBKN')).toBeUndefined();
    expect(files.size).toBe(0);
  }
});

test('a chunk that is damaged, or that the browser does not give, is none', async () => {
  const tables = new KeptTables();
  await tables.put('chess', 'KBBKN', START, results());
  const [[name, file] = ['', new FakeFile()]] = [...files];
  const bytes = new Uint8Array(await file.content.arrayBuffer());
  bytes.fill(0xff, 0, 64);
  const content = new Blob([bytes]);
  files.set(name, Object.assign(new FakeFile(), { content }));
  const table = await tables.get('chess', 'KBBKN');
  expect(await table?.part(0, CHUNK)).toBeNull();
  expect(await table?.part(2 * CHUNK, 2 * CHUNK + 777)).toHaveLength(777);
  content.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone')) });
  expect(await table?.part(2 * CHUNK, 2 * CHUNK + 777)).toBeNull();
});

test('where there is no room nothing is kept, and where there is no store nothing is found', async () => {
  const tables = new KeptTables();
  FakeFile.room = 2_000;
  await expect(tables.put('chess', 'KBBKN', START, results())).rejects.toThrow();
  expect(files.size).toBe(0);
  vi.stubGlobal('navigator', {});
  expect(canKeep()).toBe(false);
  expect(await tables.get('chess', 'KBBKN')).toBeUndefined();
  expect(await tables.list('chess')).toEqual(new Map());
});
