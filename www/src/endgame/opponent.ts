import { bestReply } from '@chariot/board/endings';
import type { Askable, Turn } from '@chariot/engine/client';
import type { NotatedMove, ProbeResult, View } from '@chariot/protocol';
import type { Estimator } from '../shared/engine/estimator.ts';

/** Milliseconds between the moves of the computer. */
const PAUSE = 650;

/** The computer's moves: the table's best, after a pause in which they can be cancelled. */
export class Opponent {
  readonly #engine: Pick<Askable, 'begin'>;
  readonly #estimator: Estimator;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn: Turn;

  constructor(engine: Pick<Askable, 'begin'>, estimator: Estimator) {
    this.#engine = engine;
    this.#estimator = estimator;
    this.#turn = engine.begin();
  }

  /** Makes a move after a pause; without a table (`null`) the engine searches for it. */
  moveSoon(view: View, table: ProbeResult | null, made: (move: NotatedMove) => void): void {
    this.wait();
    const turn = this.#turn;
    this.#timer = setTimeout(async () => {
      const best = table ? bestReply(table) : await this.#estimator.best(turn, view);
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
    this.#turn.end();
    this.#turn = this.#engine.begin();
  }
}
