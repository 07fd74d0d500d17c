/** Tells how long the computer consults the opening book in a game. Games are told apart by their identity. */
export class BookUse {
  #id = '';
  /** Plies of the game when the computer left the book; from there on it stays out. */
  #leftAt = Number.POSITIVE_INFINITY;

  /** Whether to ask the book after `plies` of a game. One that has been taken back may enter it again. */
  mayAsk(id: string, plies: number): boolean {
    return id !== this.#id || plies <= this.#leftAt;
  }

  /** Notes that the book had a move. */
  stay(id: string): void {
    this.#note(id, Number.POSITIVE_INFINITY);
  }

  /** Notes that the computer left the book after `plies`. */
  leave(id: string, plies: number): void {
    this.#note(id, plies);
  }

  /** Notes that the book did not answer in time: the rest of the game is played without it. */
  giveUp(id: string): void {
    this.#note(id, Number.NEGATIVE_INFINITY);
  }

  #note(id: string, leftAt: number): void {
    this.#id = id;
    this.#leftAt = leftAt;
  }
}
