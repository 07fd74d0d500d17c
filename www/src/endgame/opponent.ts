import type { EngineClient } from '../engine/client.ts';
import type { Game, NotatedMove, ProbeResult } from '../protocol/index.ts';
import { bestMoves } from './trainer.ts';

/** Milliseconds between the moves of the computer. */
const PAUSE = 650;
/** Milliseconds of a search where no table helps. */
const SEARCH_TIME = 500;

/** The computer's moves: the table's best, after a pause in which they can be cancelled. */
export class Opponent {
  readonly #engine: EngineClient;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #searching = new AbortController();

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }

  /** Makes a move after a pause; without a table (`null`) the engine searches for it. */
  moveSoon(game: Game, table: ProbeResult | null, made: (move: NotatedMove) => void): void {
    this.wait();
    this.#timer = setTimeout(async () => {
      const best = table ? reply(table) : await this.#search(game);
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

  async #search(game: Game): Promise<NotatedMove | undefined> {
    const answer = await this.#engine.search(
      { game, limits: { moveTime: SEARCH_TIME } },
      () => {},
      this.#searching.signal,
    );
    return answer && !('error' in answer) ? answer.best : undefined;
  }
}

/** The table's best move; of several drawing moves a random one, so that a draw is not held by knowing the next move. */
function reply(probe: ProbeResult): NotatedMove | undefined {
  const best = bestMoves(probe);
  const drawn = best[0]?.dtm?.kind === 'draw';
  return best[drawn ? Math.floor(Math.random() * best.length) : 0]?.move;
}
