import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
// @ts-expect-error a program of Node.js without types
import { animated, decoded } from './apng.mjs';

const [WIDTH, HEIGHT] = [5, 6];
const STEP = 3;

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of these colours, each line with another filter. */
function png(colours: Uint8Array): Buffer {
  const line = WIDTH * STEP;
  const lines = Buffer.alloc(HEIGHT * (line + 1));
  for (let y = 0; y < HEIGHT; y += 1) {
    const filter = y % 5;
    lines[y * (line + 1)] = filter;
    for (let x = 0; x < line; x += 1) {
      const at = (dx: number, dy: number): number =>
        x - dx < 0 || y - dy < 0 ? 0 : (colours[(y - dy) * line + x - dx] ?? 0);
      const [left, up, corner] = [at(STEP, 0), at(0, 1), at(STEP, 1)];
      const nearest = [left, up, corner].reduce((best, one) =>
        Math.abs(left + up - corner - one) < Math.abs(left + up - corner - best) ? one : best,
      );
      const guess = [0, left, up, (left + up) >> 1, nearest][filter] ?? 0;
      lines[y * (line + 1) + 1 + x] = at(0, 0) - guess;
    }
  }
  const header = Buffer.from([0, 0, 0, WIDTH, 0, 0, 0, HEIGHT, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function colours(seed: number): Uint8Array {
  return Uint8Array.from(
    { length: WIDTH * HEIGHT * STEP },
    (_, i) => ((i * i * 7 + 31) % 251) ^ seed,
  );
}

/** The chunks of a file, each with a checksum that holds. */
function chunksOf(file: Buffer): { name: string; data: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.push({ name: body.toString('latin1', 0, 4), data: body.subarray(4) });
    at += length + 12;
  }
  return chunks;
}

test('a screenshot is read by all five filters', () => {
  const { width, height, pixels } = decoded(png(colours(0)));
  expect([width, height]).toEqual([WIDTH, HEIGHT]);
  const opaque = Array.from({ length: WIDTH * HEIGHT }, (_, i) => [
    ...colours(0).subarray(i * STEP, (i + 1) * STEP),
    255,
  ]).flat();
  expect([...pixels]).toEqual(opaque);
});

test('frames laid over each other are the screenshots', () => {
  const second = colours(0);
  second.set([1, 2, 3], (2 * WIDTH + 1) * STEP);
  second.set([4, 5, 6], (3 * WIDTH + 3) * STEP);
  const shots = [colours(0), second, second].map(png);
  const chunks = chunksOf(animated(shots.map((shot) => ({ png: shot, millis: 140 }))));
  expect(chunks.map(({ name }) => name)).toEqual([
    'IHDR',
    'acTL',
    'fcTL',
    'IDAT',
    'fcTL',
    'fdAT',
    'fcTL',
    'fdAT',
    'IEND',
  ]);
  const screen = Buffer.alloc(WIDTH * HEIGHT * 4);
  const controls = chunks.filter(({ name }) => name === 'fcTL');
  const images = chunks.filter(({ name }) => name === 'IDAT' || name === 'fdAT');
  for (const [i, { data: control }] of controls.entries()) {
    const [wide, high, left, top] = [4, 8, 12, 16].map((at) => control.readUInt32BE(at)) as [
      number,
      number,
      number,
      number,
    ];
    const { name, data } = images[i] as { name: string; data: Buffer };
    const lines = inflateSync(name === 'fdAT' ? data.subarray(4) : data);
    for (let y = 0; y < high; y += 1) {
      for (let x = 0; x < wide; x += 1) {
        const at = y * (wide * 4 + 1) + 1 + x * 4;
        if (lines[at + 3] === 0) continue;
        lines.copy(screen, ((top + y) * WIDTH + left + x) * 4, at, at + 4);
      }
    }
    expect([...screen]).toEqual([...decoded(shots[i] as Buffer).pixels]);
  }
  expect(controls[1]?.data.readUInt32BE(4)).toBe(3);
});
