import { underRule } from '@chariot/board/endings/rule';
import type { NotatedMove, ProbeResult, View } from '@chariot/protocol';
import type { Estimator } from './estimator.ts';
import { bestMoves } from './trainer.ts';

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

/** The table's best move; of several drawing moves a random one, so that a draw is not held by knowing the next move. */
export function bestReply(probe: ProbeResult): NotatedMove | undefined {
  const best = bestMoves(probe);
  const drawn = best[0] && underRule(best[0])?.kind === 'draw' && !best[0].cursed;
  return best[drawn ? Math.floor(Math.random() * best.length) : 0]?.move;
}
