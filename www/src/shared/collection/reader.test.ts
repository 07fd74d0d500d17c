import { readGame } from '@chariot/game/pgn';
import { expect, test } from 'vitest';
import { pack, unpack } from './messages.ts';
import { GamesFile } from './reader.ts';

const KRAEMER = [0x4b, 0x72, 0xe4, 0x6d, 0x65, 0x72];
const bytesOf = (...parts: (string | number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    parts.flatMap((part) => [
      ...(typeof part === 'string' ? new TextEncoder().encode(part) : part),
    ]),
  );

async function open(...parts: BlobPart[]): Promise<GamesFile> {
  const file = new GamesFile(new Blob(parts));
  expect(await file.read()).toBeNull();
  return file;
}

test('every game is found, and read when it is wanted', async () => {
  const one = (i: number): string =>
    `[White "Player ${i}"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 { ${i} } 1-0\n\n`;
  const file = await open(Array.from({ length: 2_467 }, (_, i) => one(i)).join(''));
  expect(file.index.size).toBe(2_467);
  const game = await file.game(1_999);
  expect(game.tags.get('White')).toBe('Player 1999');
  expect(game.next[0]).toMatchObject({ text: 'e4', place: { line: 5 * 1_999 + 4, column: 4 } });
  expect(game.next[0]?.next[0]?.next[0]?.comment).toBe('1999');
});

test.each([
  ['Latin-1', bytesOf('[White "', KRAEMER, '"]\n\n1. e4 *\n[White "B"]\n1. d4'), 'Krämer'],
  [
    'UTF-8 with a mark',
    bytesOf([0xef, 0xbb, 0xbf], '[White "Krämer"]\n\n1. e4 *\n[White "B"]\n1. d4'),
    'Krämer',
  ],
  [
    'GB 18030',
    bytesOf('[Red "', [0xba, 0xfa, 0xc8, 0xd9, 0xbb, 0xaa], '"]\n\n1. C2=5 *\n1. C2=5'),
    '胡荣华',
  ],
  [
    'UTF-16',
    new Uint8Array([
      0xff,
      0xfe,
      ...[...'[White "Kr\u00e4mer"]1. e4 * 1. d4'].flatMap((c) => [c.charCodeAt(0), 0]),
    ]),
    'Krämer',
  ],
])('%s', async (_, bytes, name) => {
  const file = await open(bytes);
  expect(file.index.row(0).first).toBe(name);
  expect(file.index.size).toBe(2);
  expect((await file.game(1)).next).toHaveLength(1);
});

test.each([
  ['nothing', 'nonsense [] { a comment }'.slice(9)],
  ['nothing', ''],
  ['unreadable', bytesOf('XQ', [18, 1, 2, 3])],
  ['unreadable', bytesOf('CCBridge Record', [0, 0])],
  ['unreadable', bytesOf('PK', [3, 4, 5])],
])('%s', async (kind, content) => {
  expect(await new GamesFile(new Blob([content])).read()).toMatchObject({ kind });
});

test('several files are read as one, each in its own encoding', async () => {
  const file = new GamesFile(
    new Blob([bytesOf('[White "', KRAEMER, '"]\n\n1. e4 { no end')]),
    new Blob(['[Event "x"]\n[White "Krämer"]\n\n1. d4 *']),
    new Blob([bytesOf('[Red "', [0xba, 0xfa, 0xc8, 0xd9, 0xbb, 0xaa], '"]\n\n1. C2=5 *')]),
  );
  expect(await file.read()).toBeNull();
  expect([0, 1, 2].map((place) => file.index.row(place).first)).toEqual([
    'Krämer',
    'Krämer',
    '胡荣华',
  ]);
  expect((await file.game(1)).next[0]?.text).toBe('d4');
});

test('a file that has gone is told', async () => {
  const gone = { size: 5, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
  expect(await new GamesFile(gone as unknown as Blob).read()).toEqual({ kind: 'gone' });
});

test('a game of any depth can be sent', () => {
  const moves = 'Nf3 Nf6 Ng1 Ng8 '.repeat(2_000);
  const game = readGame(`[White "A"]\n{ so } 1. e4 (1. d4 (1. c4 c5) d5 $1) 1... e5 ${moves} *`);
  const sent = structuredClone(pack(game));
  expect(pack(unpack(sent))).toEqual(sent);
  const [e4, d4, c4] = unpack(sent).next;
  expect([e4?.text, d4?.text, c4?.text]).toEqual(['e4', 'd4', 'c4']);
  expect(d4?.next[0]).toMatchObject({ text: 'd5', glyphs: [1] });
});

test('progress goes from 0 to 1', async () => {
  const told: number[] = [];
  await new GamesFile(new Blob([`{ ${'so '.repeat(400)}} 1. e4 *\n`.repeat(4_000)])).read(
    (fraction) => told.push(fraction),
  );
  expect(told.length).toBeGreaterThan(4);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.at(-1)).toBe(1);
});
