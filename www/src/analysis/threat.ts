import { type Askable, Priority, type Turn } from '@chariot/engine/client';
import type { NotatedMove, View } from '@chariot/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { pursue } from '../shared/engine/pursue.ts';

/** Milliseconds of a search for a threat; a threat that takes longer to see is none to a person. */
const MOVE_TIME = 600;

/** What the opponent would play if it were their turn: the threat that a move has to meet. */
export class Threat {
  /** Whether it is shown. */
  readonly on = signal(false);
  /** The threat, and the position it is in. */
  readonly found = signal<{ view: View; move: NotatedMove } | null>(null);
  readonly #engine: Pick<Askable, 'begin'>;

  /** `attended` is the position to look at. */
  constructor(engine: Pick<Askable, 'begin'>, attended: ReadonlySignal<View | null>) {
    this.#engine = engine;
    const wanted = computed(() => {
      const view = this.on.value ? attended.value : null;
      // In check there is none, since nobody can pass.
      return view && !view.check && this.found.peek()?.view !== view ? view : null;
    });
    pursue(wanted, (view) => this.#find(view));
  }

  /** Shows the threat of this position and of those that come, or none any more. */
  toggle(): void {
    this.on.value = !this.on.value;
    if (!this.on.value) this.found.value = null;
  }

  #find(view: View): Turn {
    const turn = this.#engine.begin(Priority.Study);
    const { game, style } = view.game;
    const passing = { game, start: passed(view.fen), moves: [], ...(style && { style }) };
    void turn.search({ game: passing, limits: { moveTime: MOVE_TIME } }).then((answer) => {
      if (turn.isOver) return;
      const move = answer && 'best' in answer ? answer.best : undefined;
      this.found.value = move ? { view, move } : null;
    });
    return turn;
  }
}

/** The position with the other side to move, as text. */
export function passed(fen: string): string {
  const [pieces = '', toMove, castling = '-', , ...counters] = fen.split(' ');
  return [pieces, toMove === 'w' ? 'b' : 'w', castling, '-', ...counters].join(' ');
}
