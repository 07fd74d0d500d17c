import type { EngineClient } from '@chariot/engine/client/client';
import type { NotatedMove, View } from '@chariot/protocol';
import { signal } from '@preact/signals';

/** Milliseconds of a search for a threat; a threat that takes longer to see is none to a person. */
const MOVE_TIME = 600;

/** What the opponent would play if it were their turn: the threat that a move has to meet. */
export class Threat {
  /** Whether it is shown. */
  readonly on = signal(false);
  /** The threat, and the position it is in. */
  readonly found = signal<{ view: View; move: NotatedMove } | null>(null);
  readonly #engine: EngineClient;
  /** Goes on with what the search for a threat has stopped. */
  readonly #resume: () => void;
  #stopping: AbortController | null = null;

  constructor(engine: EngineClient, resume: () => void) {
    this.#engine = engine;
    this.#resume = resume;
  }

  /** Shows the threat of this position and of those that come, or none any more. */
  toggle(): void {
    this.on.value = !this.on.value;
    if (!this.on.value) {
      this.stop();
      this.found.value = null;
    }
    this.#resume();
  }

  /** True if the threat is to be looked for; in check there is none, since nobody can pass. */
  isWanted(view: View): boolean {
    return this.on.value && !view.result && !view.check && this.found.value?.view !== view;
  }

  /** Looks for the threat; false if that was stopped. */
  async find(view: View): Promise<boolean> {
    this.stop();
    const stopping = new AbortController();
    this.#stopping = stopping;
    const game = { game: view.game.game, start: passed(view.fen), moves: [] };
    const answer = await this.#engine.search(
      {
        game: view.game.style ? { ...game, style: view.game.style } : game,
        limits: { moveTime: MOVE_TIME },
      },
      () => {},
      stopping.signal,
    );
    if (stopping.signal.aborted) return false;
    const move = answer && 'best' in answer ? answer.best : undefined;
    this.found.value = move ? { view, move } : null;
    return true;
  }

  /** Stops the search for it. */
  stop(): void {
    this.#stopping?.abort();
    this.#stopping = null;
  }
}

/** The position with the other side to move, as text. */
export function passed(fen: string): string {
  const [pieces = '', toMove, castling = '-', , ...counters] = fen.split(' ');
  return [pieces, toMove === 'w' ? 'b' : 'w', castling, '-', ...counters].join(' ');
}
