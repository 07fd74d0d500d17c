// A moving picture of screenshots: an animated PNG, whose frames hold only what has changed since the one before.
import { deflateSync, inflateSync } from 'node:zlib';

/** @typedef {{ width: number, height: number, pixels: Uint8Array }} Picture Pixels are red, green, blue, opacity. */

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const PIXEL = 4;

/**
 * The file of a moving picture that plays without end.
 * @param {readonly { png: Uint8Array, millis: number }[]} frames screenshots of one size, and how long each is shown
 */
export function animated(frames) {
  const pictures = frames.map(({ png }) => decoded(png));
  const [{ width, height }] = pictures;
  let sequence = 0;
  const chunks = [
    chunk('IHDR', [...uint32(width), ...uint32(height), 8, 6, 0, 0, 0]),
    chunk('acTL', [...uint32(frames.length), ...uint32(0)]),
  ];
  for (const [i, picture] of pictures.entries()) {
    const before = pictures[i - 1];
    const box = before ? changedBox(before, picture) : { x: 0, y: 0, width, height };
    const control = [sequence++, box.width, box.height, box.x, box.y].flatMap(uint32);
    // Shown for so many thousandths of a second; it stays, and the next is laid over it.
    const timing = [...uint16(frames[i].millis), ...uint16(1000), 0, before ? 1 : 0];
    const data = deflateSync(scanlines(picture, box, before), { level: 9 });
    chunks.push(chunk('fcTL', [...control, ...timing]));
    chunks.push(before ? chunk('fdAT', [...uint32(sequence++)], data) : chunk('IDAT', [], data));
  }
  return Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', [])]);
}

/**
 * The pixels of a PNG of eight bits a colour, with or without opacity, as browsers write it.
 * @param {Uint8Array} png
 * @returns {Picture}
 */
export function decoded(png) {
  const file = Buffer.from(png);
  const [width, height, depth, type] = [
    file.readUInt32BE(16),
    file.readUInt32BE(20),
    file[24],
    file[25],
  ];
  if (depth !== 8 || (type !== 2 && type !== 6)) throw new Error(`a PNG of another kind: ${type}`);
  const data = [];
  for (let at = SIGNATURE.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const step = type === 6 ? 4 : 3;
  const lines = unfiltered(inflateSync(Buffer.concat(data)), width * step, step);
  const pixels = new Uint8Array(width * height * PIXEL).fill(255);
  for (let i = 0; i < width * height; i += 1) {
    pixels.set(lines.subarray(i * step, (i + 1) * step), i * PIXEL);
  }
  return { width, height, pixels };
}

/**
 * Undoes the filters of the lines: each byte was stored as the difference from a guess.
 * @param {Uint8Array} stored
 * @param {number} length bytes of a line
 * @param {number} step bytes of a pixel
 */
function unfiltered(stored, length, step) {
  const height = stored.length / (length + 1);
  const out = new Uint8Array(height * length);
  for (let y = 0; y < height; y += 1) {
    const filter = stored[y * (length + 1)];
    for (let x = 0; x < length; x += 1) {
      const at = y * length + x;
      const left = x < step ? 0 : out[at - step];
      const up = y === 0 ? 0 : out[at - length];
      const corner = x < step || y === 0 ? 0 : out[at - length - step];
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[at] = stored[y * (length + 1) + 1 + x] + guess;
    }
  }
  return out;
}

/** The neighbour nearest to left + up - corner. */
function paeth(left, up, corner) {
  const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs);
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** The smallest box with all pixels that differ; a single pixel if none does. */
function changedBox(before, { width, height, pixels }) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let i = 0; i < width * height; i += 1) {
    if (isSame(before.pixels, pixels, i)) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function isSame(before, pixels, i) {
  for (let c = i * PIXEL; c < (i + 1) * PIXEL; c += 1) if (before[c] !== pixels[c]) return false;
  return true;
}

/** The lines of a box, without filter; pixels as before are left transparent. */
function scanlines({ width, pixels }, box, before) {
  const length = box.width * PIXEL + 1;
  const lines = new Uint8Array(box.height * length);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const i = (box.y + y) * width + box.x + x;
      if (before && isSame(before.pixels, pixels, i)) continue;
      lines.set(pixels.subarray(i * PIXEL, (i + 1) * PIXEL), y * length + 1 + x * PIXEL);
    }
  }
  return lines;
}

function chunk(name, head, data = new Uint8Array()) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), Uint8Array.from(head), data]);
  return Buffer.concat([
    Uint8Array.from(uint32(body.length - 4)),
    body,
    Uint8Array.from(uint32(crc32(body))),
  ]);
}

function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** @param {number} value */
function uint32(value) {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

/** @param {number} value */
function uint16(value) {
  return [value >>> 8, value & 255];
}
