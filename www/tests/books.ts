import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The verdicts of a book, by their numbers from 1. */
const VERDICTS = ['sound', 'dubious', 'losing'] as const;

/** A book move of chess: squares, results (wins, draws, losses of the mover), score in centipawns, verdict. */
export type BookLine = readonly [
  squares: string,
  results: readonly number[],
  score?: number,
  verdict?: (typeof VERDICTS)[number],
];

/** Replaces the chess book by one with the starting position only (format: crates/book). */
export async function routeBook(page: Page, lines: readonly BookLine[]): Promise<void> {
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w';
  const body = bookOf([[fnv1a(Buffer.from(start)), lines]]);
  await page.route('**/books/chess.book', (route) => route.fulfill({ body }));
}

/** A book whose first piece has these positions, and whose other piece is empty. */
function bookOf(
  positions: readonly (readonly [hash: number, lines: readonly BookLine[]])[],
): Buffer {
  // Of one other piece every slot of the index is 0.
  const index = Buffer.alloc(4 + 1 + 3);
  const parts = [pieceOf(positions), index, pieceOf([])].map((part) => deflateRawSync(part));
  const header = Buffer.alloc(16 + 4 * (parts.length + 1));
  header.write('CHBK');
  header.writeUInt16LE(2, 4);
  header.writeUInt16LE(parts.length, 6);
  header.write('chess', 8);
  let offset = header.length;
  for (const [i, length] of [...parts.map((part) => part.length), 0].entries()) {
    header.writeUInt32LE(offset, 16 + 4 * i);
    offset += length;
  }
  return Buffer.concat([header, ...parts]);
}

function pieceOf(positions: readonly (readonly [number, readonly BookLine[]])[]): Buffer {
  const lines = positions.flatMap(([, all]) => all);
  const column = (of: (line: BookLine) => number): number[] => lines.map(of);
  const squares = (text: string, at: number): number =>
    text.charCodeAt(at) - 97 + 8 * (Number(text[at + 1]) - 1);
  const numbers = [
    positions.length,
    lines.length,
    ...positions.map(([hash]) => hash),
    ...positions.map(([, all]) => all.length),
    ...column(([move]) => squares(move, 0)),
    ...column(([move]) => squares(move, 2)),
    ...column(([, results]) => results.reduce((sum, count) => sum + count, 0)),
    ...column(([, [wins = 0]]) => wins),
    ...column(([, [, draws = 0]]) => draws),
    ...column(() => 0),
    ...column(([, , score]) =>
      score === undefined ? 0 : 1 + (score < 0 ? -2 * score - 1 : 2 * score),
    ),
    ...column(([, , , verdict]) => (verdict ? 1 + VERDICTS.indexOf(verdict) : 0)),
  ];
  const columns = Buffer.from(numbers.flatMap(leb128));
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(fnv1a(columns));
  return Buffer.concat([checksum, columns]);
}

function leb128(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...leb128(Math.floor(value / 128))];
}

function fnv1a(bytes: Uint8Array): number {
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}
