import '@chariot/engine/testing/browser';
import { deflateRawSync } from 'node:zlib';
import { bookPieceOf } from '@chariot/game/book';
import { beforeEach, expect, test, vi } from 'vitest';

const { BookFile } = await import('./file.ts');

/** Bytes of a piece, more than the first request brings. */
const LARGE = 40_000;
/** Keys of a position of the piece number 0, and of one of the last piece. */
const [LOWEST, HIGHEST] = ['0', (2 ** 32 - 1).toString(36)];

/** An index with these two keys. */
function indexOf(pieces: number): Uint8Array {
  const header = { game: 'chess', offsets: Array.from({ length: pieces + 3 }, () => 0) };
  // A checksum, the seed, and thirds of eight slots, in one of which only the second key lies.
  for (let slot = 5; slot < 5 + 24; slot += 1) {
    const index = new Uint8Array(5 + 24);
    index[slot] = pieces - 1;
    const [low, high] = [LOWEST, HIGHEST].map((key) => bookPieceOf(header, index, key));
    if (low === 0 && high === pieces - 1) return index;
  }
  throw new Error('no slot');
}

/** A book whose first piece and other pieces have these texts. */
function bookWith(texts: readonly string[], size = LARGE): Uint8Array<ArrayBuffer> {
  const [first, ...others] = texts.map((text) => deflateRawSync(padded(text, size)));
  const pieces = [first ?? Buffer.of(), deflateRawSync(indexOf(others.length)), ...others];
  const head = 16 + 4 * (pieces.length + 1);
  const header = new DataView(new ArrayBuffer(head));
  [...'CHBK'].forEach((letter, i) => {
    header.setUint8(i, letter.charCodeAt(0));
  });
  header.setUint16(4, 2, true);
  header.setUint16(6, pieces.length, true);
  let offset = head;
  [...pieces, new Uint8Array()].forEach((piece, i) => {
    header.setUint32(16 + 4 * i, offset, true);
    offset += piece.length;
  });
  return new Uint8Array(Buffer.concat([new Uint8Array(header.buffer), ...pieces]));
}

/** The text before bytes that hardly shrink. */
function padded(text: string, size: number): Uint8Array {
  let seed = text.length;
  const noise = Array.from({ length: size }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed >>> 24;
  });
  return new Uint8Array([...new TextEncoder().encode(text.padEnd(8)), ...noise]);
}

const textOf = (piece: Uint8Array): string => new TextDecoder().decode(piece.subarray(0, 8)).trim();

const OLD = bookWith(['old', 'old low', 'old high']);
// It has more pieces, and they lie elsewhere.
const NEW = bookWith(['newer', 'new 1', 'new 2', 'new 3', 'new four']);

/** The host's file, and what was asked of it. */
let hosted = OLD;
let isOnline = true;
const asked: string[] = [];
const kept = new Map<string, Response>();

beforeEach(() => {
  hosted = OLD;
  isOnline = true;
  asked.length = 0;
  kept.clear();
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: { Range: string } }) => {
    if (!isOnline) throw new TypeError('no network');
    const [start = 0, last = 0] = headers.Range.replace('bytes=', '').split('-').map(Number);
    asked.push(`${start}`);
    if (start >= hosted.length) return new Response(null, { status: 416 });
    return new Response(hosted.slice(start, last + 1), { status: 206 });
  });
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, response: Response) => void kept.set(key, response),
    delete: async (key: string) => kept.delete(key),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});

test('pieces are fetched once, and kept for offline use', async () => {
  const file = new BookFile('chess');
  expect(textOf(await file.first())).toBe('old');
  expect(textOf(await file.of(HIGHEST))).toBe('old high');
  const { length } = asked;
  await file.of(HIGHEST);
  expect(asked).toHaveLength(length);
  isOnline = false;
  expect(textOf(await new BookFile('chess').of(HIGHEST))).toBe('old high');
  await expect(new BookFile('chess').of(LOWEST)).rejects.toThrow('no network');
  expect(textOf(await new BookFile('chess').of(HIGHEST))).toBe('old high');
});

test.each([
  ['elsewhere', NEW, 'new 1', 'new four'],
  ['beyond the end', bookWith(['n', 'n 1', 'n 2'], 100), 'n 1', 'n 2'],
])(
  'a book deployed under an open page, with pieces %s, is opened anew',
  async (_, book, low, high) => {
    const file = new BookFile('chess');
    await file.first();
    hosted = book;
    expect(textOf(await file.of(HIGHEST))).toBe(high);
    expect(textOf(await file.of(LOWEST))).toBe(low);
  },
);

test('pieces asked for at once make the book be opened anew once', async () => {
  const file = new BookFile('chess');
  await file.first();
  hosted = NEW;
  asked.length = 0;
  const pieces = await Promise.all([file.of(LOWEST), file.of(HIGHEST)]);
  expect(pieces.map(textOf)).toEqual(['new 1', 'new four']);
  expect(asked.filter((start) => start === '0')).toHaveLength(1);
});

test('a damaged piece of the cache is fetched again', async () => {
  await new BookFile('chess').of(HIGHEST);
  for (const key of kept.keys()) if (key.endsWith('-1')) kept.set(key, new Response('damaged'));
  expect(textOf(await new BookFile('chess').of(HIGHEST))).toBe('old high');
  isOnline = false;
  expect(textOf(await new BookFile('chess').of(HIGHEST))).toBe('old high');
});

test('a book that stays damaged is asked for twice, then rejects', async () => {
  const file = new BookFile('chess');
  hosted = OLD.slice(0, -LARGE);
  await expect(file.of(HIGHEST)).rejects.toThrow();
  expect(asked.filter((start) => start === '0')).toHaveLength(2);
  hosted = OLD;
  expect(textOf(await file.of(HIGHEST))).toBe('old high');
});
