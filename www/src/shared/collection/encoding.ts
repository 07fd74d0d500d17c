export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';

/** Encoding by the byte order mark; `null` without one. */
export function markedEncoding(head: Uint8Array): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 'utf-8' : null;
}

/**
 * Guesses the encoding of a file without a byte order mark. Feed it the file in parts, then call `decide`.
 *
 * UTF-8 wins if most bytes above 127 form valid sequences: other text never does by chance, and some files mix in a
 * name in another encoding. The alternatives are GB 18030, written by Chinese programs, and Windows-1252, a superset of
 * Latin-1. Nearly any two bytes form a GB 18030 character, so only common ones count. In a Western language accented
 * letters stand among plain ones.
 */
export class EncodingGuess {
  /** UTF-8 characters, and bytes above 127 outside any. */
  #valid = 0;
  #invalid = 0;
  /** Bytes missing from the current UTF-8 character. */
  #missing = 0;
  /** Common GB 18030 characters, and Windows-1252 letters next to plain ones. */
  #chinese = 0;
  #western = 0;
  /** First byte of a possible two-byte character (0: none), and whether a plain letter preceded it. */
  #first = 0;
  #afterLetter = false;
  #before = 0;

  take(bytes: Uint8Array): void {
    for (let i = 0; i < bytes.length; i += 1) {
      const byte = bytes[i] ?? 0;
      // ASCII, the bulk of nearly all files, takes the short path.
      if (byte >= 0x80 || this.#before >= 0x80) this.#takeByte(byte);
      else if (this.#first === 0) this.#afterLetter = isLetter(byte);
      this.#before = byte;
    }
  }

  /** The encoding, once all bytes were taken. */
  decide(): Encoding {
    this.#takeByte(0x20);
    if (this.#valid >= this.#invalid) return 'utf-8';
    return this.#chinese > 0 && this.#chinese >= this.#western ? 'gb18030' : 'windows-1252';
  }

  #takeByte(byte: number): void {
    const isContinuation = byte >= 0x80 && byte < 0xc0;
    if (this.#missing > 0 && isContinuation) {
      this.#missing -= 1;
      if (this.#missing === 0) this.#valid += 1;
    } else {
      if (this.#missing > 0) this.#invalid += 1;
      this.#missing = lengthAfter(byte);
      if (byte >= 0x80 && this.#missing === 0) this.#invalid += 1;
    }
    this.#pair(byte);
  }

  #pair(byte: number): void {
    if (this.#first === 0) {
      this.#first = byte >= 0x80 ? byte : 0;
      if (byte < 0x80) this.#afterLetter = isLetter(byte);
      return;
    }
    if (isCommonInChinese(this.#first, byte)) this.#chinese += 1;
    else if (this.#first >= 0xc0 && (this.#afterLetter || isLetter(byte))) this.#western += 1;
    this.#first = 0;
    this.#afterLetter = isLetter(byte);
  }
}

function isLetter(byte: number): boolean {
  return (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
}

/** Signs, full-width letters and the 3,755 most common characters of GB 2312, the ancestor of GB 18030. */
function isCommonInChinese(first: number, second: number): boolean {
  return second >= 0xa1 && ((first >= 0xa1 && first <= 0xa3) || (first >= 0xb0 && first <= 0xd7));
}

/** Continuation bytes after this first byte of a UTF-8 character. */
function lengthAfter(byte: number): number {
  if (byte >= 0xc2 && byte < 0xe0) return 1;
  if (byte >= 0xe0 && byte < 0xf0) return 2;
  return byte >= 0xf0 && byte < 0xf5 ? 3 : 0;
}
