import { LONGEST_TEXT } from './pgn/recognise.ts';

/** Bytes that are too many for a text that is read, in any encoding. */
const MOST_BYTES = 4 * LONGEST_TEXT + 4;

/**
 * The text of a file: UTF-8, else GB 18030, which programs for xiangqi write. Of too long a file no more than shows
 * that it is; empty if it cannot be read, as a folder.
 */
export async function textOfFile(file: File): Promise<string> {
  try {
    const bytes = await file.slice(0, MOST_BYTES).arrayBuffer();
    return decode('utf-8', bytes) ?? decode('gb18030', bytes) ?? '';
  } catch {
    return '';
  }
}

/** `null` if the bytes are no text in this encoding. */
function decode(encoding: string, bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
