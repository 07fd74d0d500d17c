import { bestReply } from '@chariot/board/endings/ratedMoves';
import type { NotatedMove, ProbeResult, View } from '@chariot/protocol';
import type { Estimator } from '../shared/engine/estimator.ts';

/** Milliseconds between the moves of the computer. */
const PAUSE = 650;

/** The computer's moves: the table's best, after a pause in which they can be cancelled. */
export class Opponent {
  readonly #estimator: Estimator;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #searching = new AbortController();

  constructor(estimator: Estimator) {
    this.#estimator = estimator;
  }

  /** Makes a move after a pause; without a table (`null`) the engine searches for it. */
  moveSoon(view: View, table: ProbeResult | null, made: (move: NotatedMove) => void): void {
    this.wait();
    const { signal } = this.#searching;
    this.#timer = setTimeout(async () => {
      const best = table ? bestReply(table) : await this.#estimator.best(view, signal);
      if (best) made(best);
    }, PAUSE);
  }

  /** Cancels the move that is due, except one that is being searched. */
  wait(): void {
    clearTimeout(this.#timer);
  }

  /** Cancels whatever is due. */
  stop(): void {
    this.wait();
    this.#searching.abort();
    this.#searching = new AbortController();
  }
}
