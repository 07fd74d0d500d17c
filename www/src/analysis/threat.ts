import { type Askable, type Asker, Priority } from '@chariot/engine/client';
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
  readonly #asker: Asker;
  /** Called when it is to be shown, or no more. */
  readonly #changed: () => void;
  /** The position in which it is looked for. */
  #view: View | null = null;

  constructor(engine: Pick<Askable, 'asker'>, changed: () => void) {
    this.#asker = engine.asker(Priority.Study);
    this.#changed = changed;
  }

  /** Shows the threat of this position and of those that come, or none any more. */
  toggle(): void {
    this.on.value = !this.on.value;
    if (!this.on.value) {
      this.stop();
      this.found.value = null;
    }
    this.#changed();
  }

  /** True if the threat is to be looked for; in check there is none, since nobody can pass. */
  isWanted(view: View): boolean {
    const isKnown = this.#view === view || this.found.value?.view === view;
    return this.on.value && !view.result && !view.check && !isKnown;
  }

  /** Looks for the threat. */
  async find(view: View): Promise<void> {
    const turn = this.#asker.begin();
    this.#view = view;
    const game = { game: view.game.game, start: passed(view.fen), moves: [] };
    const answer = await turn.search({
      game: view.game.style ? { ...game, style: view.game.style } : game,
      limits: { moveTime: MOVE_TIME },
    });
    if (turn.isOver) return;
    this.#view = null;
    const move = answer && 'best' in answer ? answer.best : undefined;
    this.found.value = move ? { view, move } : null;
  }

  /** Stops the search for it. */
  stop(): void {
    this.#asker.stop();
    this.#view = null;
  }
}

/** The position with the other side to move, as text. */
export function passed(fen: string): string {
  const [pieces = '', toMove, castling = '-', , ...counters] = fen.split(' ');
  return [pieces, toMove === 'w' ? 'b' : 'w', castling, '-', ...counters].join(' ');
}
