/** Random numbers by mulberry32: the same seed gives the same numbers, and `state` continues them after a reload. */
export class Random {
  state: number;

  constructor(state: number) {
    this.state = state;
  }

  /** The next number from 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A random element; undefined if there is none. */
  one<T>(all: ArrayLike<T>): T | undefined {
    return all[Math.floor(this.next() * all.length)];
  }
}
