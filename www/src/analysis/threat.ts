import { type Askable, Priority, type Turn } from '@chariot/engine/client';
import type { NotatedMove, View } from '@chariot/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { pursue } from '../shared/engine/pursue.ts';
import { passed } from '../shared/setup/setup.ts';

/** Milliseconds per search. A threat that takes longer to find is none to a person. */
const MOVE_TIME = 600;

/** The opponent's threat: its best move if it could move now. */
export class Threat {
  readonly on = signal(false);
  readonly found = signal<{ view: View; move: NotatedMove } | null>(null);
  readonly #engine: Pick<Askable, 'begin'>;

  /** `attended`: the position to search. */
  constructor(engine: Pick<Askable, 'begin'>, attended: ReadonlySignal<View | null>) {
    this.#engine = engine;
    const wanted = computed(() => {
      const view = this.on.value ? attended.value : null;
      // In check nobody can pass, so there is no threat.
      return view && !view.check && this.found.peek()?.view !== view ? view : null;
    });
    pursue(wanted, (view) => this.#find(view));
  }

  toggle(): void {
    this.on.value = !this.on.value;
    if (!this.on.value) this.found.value = null;
  }

  #find(view: View): Turn {
    const turn = this.#engine.begin(Priority.Study);
    void this.#threatIn(turn, view).then((move) => {
      if (!turn.isOver) this.found.value = move ? { view, move } : null;
    });
    return turn;
  }

  async #threatIn(turn: Turn, view: View): Promise<NotatedMove | undefined> {
    const { game, style } = view.game;
    const reply = await turn.ask('compose', { game, setup: passed(view) });
    if (turn.isOver || 'error' in reply) return undefined;
    const passing = { game, start: reply.fen, moves: [], ...(style && { style }) };
    const answer = await turn.search({ game: passing, limits: { moveTime: MOVE_TIME } });
    return answer && 'best' in answer ? answer.best : undefined;
  }
}
