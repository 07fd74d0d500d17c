import { LONGEST_TEXT } from './pgn/recognise.ts';

/** More bytes than a readable text has in any encoding. */
const MOST_BYTES = 4 * LONGEST_TEXT + 4;

/**
 * The text of a file in UTF-8, else in GB 18030, which programs for xiangqi write. A file that is too long is cut;
 * empty if it cannot be read, such as a folder.
 */
export async function textOfFile(file: File): Promise<string> {
  try {
    const bytes = await file.slice(0, MOST_BYTES).arrayBuffer();
    return decode('utf-8', bytes) ?? decode('gb18030', bytes) ?? '';
  } catch {
    return '';
  }
}

/** `null` if the bytes are not valid in this encoding. */
function decode(encoding: string, bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
