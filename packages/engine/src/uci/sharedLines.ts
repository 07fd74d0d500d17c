/** Characters that there is room for, as natively in a line; a power of 2. */
const ROOM = 2 ** 20;

/** Lines on their way to a thread that computes, and that no message reaches: in memory that both share. */
export class SharedLines {
  readonly buffer: SharedArrayBuffer;
  /** Numbers of characters written and read so far; they may overflow. */
  readonly #ends: Int32Array;
  readonly #text: Uint16Array;

  constructor(buffer = new SharedArrayBuffer(8 + 2 * ROOM)) {
    this.buffer = buffer;
    this.#ends = new Int32Array(buffer, 0, 2);
    this.#text = new Uint16Array(buffer, 8);
  }

  /** Adds a line without its line end, if there is room by now. */
  write(line: string): boolean {
    const text = `${line.slice(0, ROOM - 1)}\n`;
    const [written, read] = [Atomics.load(this.#ends, 0), Atomics.load(this.#ends, 1)];
    if (text.length > ROOM - ((written - read) | 0)) return false;
    for (let i = 0; i < text.length; i += 1)
      this.#text[(written + i) & (ROOM - 1)] = text.charCodeAt(i);
    Atomics.store(this.#ends, 0, written + text.length);
    return true;
  }

  /** The next line; `undefined` if there is none. */
  read(): string | undefined {
    let at = Atomics.load(this.#ends, 1);
    if (at === Atomics.load(this.#ends, 0)) return undefined;
    let line = '';
    for (;;) {
      const code = this.#text[at & (ROOM - 1)] ?? 0;
      at += 1;
      if (code === 10) break;
      line += String.fromCharCode(code);
    }
    Atomics.store(this.#ends, 1, at);
    return line;
  }
}
