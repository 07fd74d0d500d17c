/** Capacity in bytes, as for a native line; a power of 2. */
const ROOM = 2 ** 20;
const LINE_END = 10;

/** A queue of lines in shared memory, for a thread that computes and so gets no messages. */
export class SharedLines {
  readonly buffer: SharedArrayBuffer;
  /** Bytes written and read so far. Both may overflow. */
  readonly #ends: Int32Array;
  /** A ring: writing goes on at the start. */
  readonly #bytes: Uint8Array;

  constructor(buffer = new SharedArrayBuffer(8 + ROOM)) {
    this.buffer = buffer;
    this.#ends = new Int32Array(buffer, 0, 2);
    this.#bytes = new Uint8Array(buffer, 8);
  }

  /** Adds a line without its line end; false if there is no room yet. */
  write(line: string): boolean {
    const bytes = new TextEncoder().encode(`${line}\n`).subarray(0, ROOM);
    bytes[bytes.length - 1] = LINE_END;
    const [written, read] = [Atomics.load(this.#ends, 0), Atomics.load(this.#ends, 1)];
    if (bytes.length > ROOM - ((written - read) | 0)) return false;
    const at = written & (ROOM - 1);
    this.#bytes.set(bytes.subarray(0, ROOM - at), at);
    this.#bytes.set(bytes.subarray(ROOM - at));
    Atomics.store(this.#ends, 0, written + bytes.length);
    return true;
  }

  /** The next line; `undefined` if there is none. */
  read(): string | undefined {
    const read = Atomics.load(this.#ends, 1);
    if (read === Atomics.load(this.#ends, 0)) return undefined;
    const at = read & (ROOM - 1);
    const end = this.#bytes.indexOf(LINE_END, at);
    const pieces =
      end < 0
        ? [this.#bytes.slice(at), this.#bytes.slice(0, this.#bytes.indexOf(LINE_END))]
        : [this.#bytes.slice(at, end)];
    const decoder = new TextDecoder();
    const line = pieces.map((piece) => decoder.decode(piece, { stream: true })).join('');
    const length = pieces.reduce((sum, piece) => sum + piece.length, 1);
    Atomics.store(this.#ends, 1, read + length);
    return line + decoder.decode();
  }
}
