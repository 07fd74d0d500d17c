import { expect, test } from 'vitest';
import { textOfFile } from './fileText.ts';
import { LONGEST_TEXT, recognise } from './pgn/recognise.ts';

const fileOf = (...parts: BlobPart[]) => new File(parts, 'game.pgn');

test('files are read in UTF-8 and, as programs for xiangqi write them, in GB 18030', async () => {
  expect(await textOfFile(fileOf('1. 炮二平五'))).toBe('1. 炮二平五');
  const gb = new Uint8Array([0x31, 0x2e, 0x20, 0xc5, 0xda, 0xb6, 0xfe, 0xc6, 0xbd, 0xce, 0xe5]);
  expect(await textOfFile(fileOf(gb))).toBe('1. 炮二平五');
});

test('a file that is too long is seen to be, and one that cannot be read is empty', async () => {
  const long = new Uint8Array(5 * LONGEST_TEXT).fill(0x20);
  expect(recognise(await textOfFile(fileOf(long))).kind).toBe('tooLarge');
  const folder = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('a folder')) }) };
  expect(await textOfFile(folder as unknown as File)).toBe('');
});
