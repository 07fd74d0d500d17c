/** How the characters of a file are written as bytes. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';

/** The encoding that the first bytes of a file tell, if they do. */
export function markedEncoding(head: Uint8Array): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 'utf-8' : null;
}

/**
 * Tells the encoding of a file that does not say it, by its bytes above 127, in parts.
 *
 * UTF-8 if most of them make characters of UTF-8: no other text does that by chance, and some files have a name or two
 * from elsewhere. Else it is GB 18030, which programs for Chinese write, or Windows-1252, an extension of Latin-1. Nearly
 * any two bytes are a character of GB 18030, so that it takes the common ones to show it; in a Western language letters
 * with marks stand among letters without.
 */
export class EncodingGuess {
  /** Characters of UTF-8, and bytes above 127 that belong to none. */
  #valid = 0;
  #invalid = 0;
  /** Bytes of a character of UTF-8 that are still to come. */
  #missing = 0;
  /** Common characters of GB 18030; letters of Windows-1252 beside plain ones. */
  #chinese = 0;
  #western = 0;
  /** The first byte of what may be a character of two, and whether a plain letter stood before it; 0: none. */
  #first = 0;
  #afterLetter = false;
  #before = 0;

  take(bytes: Uint8Array): void {
    for (let i = 0; i < bytes.length; i += 1) {
      const byte = bytes[i] ?? 0;
      // Nearly all bytes of nearly all files.
      if (byte >= 0x80 || this.#before >= 0x80) this.#takeByte(byte);
      else if (this.#first === 0) this.#afterLetter = isLetter(byte);
      this.#before = byte;
    }
  }

  /** To be asked when all bytes were taken. */
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

/** The signs, full-width letters and 3,755 most common characters of GB 2312, from which GB 18030 grew. */
function isCommonInChinese(first: number, second: number): boolean {
  return second >= 0xa1 && ((first >= 0xa1 && first <= 0xa3) || (first >= 0xb0 && first <= 0xd7));
}

/** How many bytes follow this one in a character of UTF-8. */
function lengthAfter(byte: number): number {
  if (byte >= 0xc2 && byte < 0xe0) return 1;
  if (byte >= 0xe0 && byte < 0xf0) return 2;
  return byte >= 0xf0 && byte < 0xf5 ? 3 : 0;
}
