import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// @ts-expect-error a program of Node.js without types
// biome-ignore lint/style/noRestrictedImports: the host of the browser tests
import { answerOf } from '../../../scripts/ranges.mjs';
import { type FileInParts, isOutdated, TableFiles } from './files.ts';
import type { ByteRange } from './multipart.ts';

/** A table whose start has 100,000 bytes. */
const TABLE = Buffer.from(Uint8Array.from({ length: 5_000_000 }, (_, i) => i % 251));
TABLE.writeUInt32LE(100_000, 10);
const HEAD = 'bytes=0-95267';
const REST = 'bytes=95268-99999';

/** The host's answer to a request; `undefined` to send the parts. */
let trouble: (range: string) => Response | Error | undefined;
let asked: string[];

beforeEach(() => {
  asked = [];
  trouble = () => undefined;
  vi.stubGlobal('fetch', (address: string, { headers }: { headers: { Range: string } }) => {
    if (address.endsWith('MANIFEST')) {
      return Promise.resolve(new Response(`${'0'.repeat(64)} 5000000 chess/KQRKR.egt\n`));
    }
    const { Range } = headers;
    asked.push(Range);
    const own = trouble(Range);
    if (own instanceof Error) return Promise.reject(own);
    if (own) return Promise.resolve(own);
    const { body, ...init } = answerOf(TABLE, Range, 'a/b');
    return Promise.resolve(new Response(body, init));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function opened(): Promise<FileInParts> {
  const file = await new TableFiles().get('chess/KQRKR.egt');
  if (typeof file === 'string' || !('parts' in file)) throw new Error('not in parts');
  expect(asked).toEqual([HEAD, REST]);
  asked = [];
  return file;
}

function bytesOf([start, end]: ByteRange): Uint8Array {
  return new Uint8Array(TABLE.subarray(start, end));
}

test("the version of the format is the engine's", () => {
  const header = readFileSync('crates/tablebase/src/file/header.rs', 'utf8');
  const version = Number(/const VERSION: u16 = (\d+);/.exec(header)?.[1]);
  const of = (number: number) => Uint8Array.of(0x89, 0x45, 0x47, 0x54, 13, 10, 26, 10, number, 0);
  expect([version - 1, version].map((number) => isOutdated(of(number)))).toEqual([true, false]);
});

test('a start longer than the first request is completed by a second', async () => {
  const { start } = await opened();
  expect(Buffer.compare(start, TABLE.subarray(0, 100_000))).toBe(0);
});

test('a start that the first request has needs no second, and nothing after it is taken', async () => {
  TABLE.writeUInt32LE(90_000, 10);
  const file = await new TableFiles().get('chess/KQRKR.egt');
  const expected = new Uint8Array(TABLE.subarray(0, 90_000));
  TABLE.writeUInt32LE(100_000, 10);
  expect(asked).toEqual([HEAD]);
  expect(file).toMatchObject({ start: expected });
});

test('a start of which only other parts are kept is read in those', async () => {
  trouble = (range) => (range === HEAD ? new TypeError('offline') : undefined);
  const file = await new TableFiles().get('chess/KQRKR.egt');
  expect(asked).toEqual([HEAD, 'bytes=0-13', 'bytes=14-99999']);
  expect(file).toMatchObject({ start: new Uint8Array(TABLE.subarray(0, 100_000)) });
});

const APART: ByteRange[] = [
  [90_000, 90_100],
  [80_000, 80_010],
];

test('parts come in one request, in rising order, and neighbours as one', async () => {
  const { parts } = await opened();
  const ranges: ByteRange[] = [...APART, [80_010, 80_020]];
  expect(await parts(ranges)).toEqual(ranges.map(bytesOf));
  expect(asked).toEqual(['bytes=80000-80019,90000-90099']);
});

test('no request has more than 64 ranges', async () => {
  const { parts } = await opened();
  const ranges = Array.from(
    { length: 150 },
    (_, i): ByteRange => [80_000 + 20 * i, 80_010 + 20 * i],
  );
  expect(await parts(ranges)).toEqual(ranges.map(bytesOf));
  expect(asked.map((range) => range.split(',').length)).toEqual([64, 64, 22]);
});

test.each<[string, () => Response | Error]>([
  ['a lost connection', () => new TypeError('failed to fetch')],
  ['an overloaded host', () => new Response('', { status: 503 })],
])('after %s several parts are asked for together again', async (_, answer) => {
  const { parts } = await opened();
  trouble = (range) => (range.includes(',') ? answer() : undefined);
  expect(await parts(APART)).toEqual(APART.map(bytesOf));
  trouble = () => undefined;
  asked = [];
  expect(await parts(APART)).toEqual(APART.map(bytesOf));
  expect(asked).toEqual(['bytes=80000-80009,90000-90099']);
});

test.each([200, 206])(
  'a host that answers several ranges otherwise, with %i, is asked for one',
  async (status) => {
    const { parts } = await opened();
    trouble = (range) => (range.includes(',') ? new Response('all of it', { status }) : undefined);
    expect(await parts(APART)).toEqual(APART.map(bytesOf));
    asked = [];
    expect(await parts(APART)).toEqual(APART.map(bytesOf));
    expect(asked).toEqual(['bytes=80000-80009', 'bytes=90000-90099']);
  },
);

test('a part of the wrong length is missing', async () => {
  const { parts } = await opened();
  trouble = () => new Response('too long for its range', { status: 206 });
  expect(await parts([[80_000, 80_010]])).toEqual([null]);
});

test('without its whole start a file is missing', async () => {
  trouble = (range) => (range === REST ? new Response('short', { status: 206 }) : undefined);
  const files = new TableFiles();
  expect(await files.get('chess/KQRKR.egt')).toBe('missing');
});
