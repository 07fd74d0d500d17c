import type { GameName, PieceContribution, View } from '@chariot/protocol';
import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** Each piece's contribution to the evaluation of the shown position. */
export class PieceValues {
  readonly on = signal(false);
  readonly found = signal<{ view: View; pieces: readonly PieceContribution[] } | null>(null);
  /** Whether the engine failed to give values. */
  readonly failed = signal(false);
  readonly #game: GameName;

  constructor(game: GameName, view: ReadonlySignal<View | null>) {
    this.#game = game;
    effect(() => {
      const { value: shown } = view;
      if (this.on.value && shown) void this.#ask(shown);
    });
  }

  of(view: View | null): readonly PieceContribution[] {
    const { value: found } = this.found;
    return this.on.value && found?.view === view ? found.pieces : [];
  }

  /** Asks the engine of the view "How it thinks", fetched for this. */
  async #ask(view: View): Promise<void> {
    try {
      const { askThink, thinkEngines } = await import('../shared/engine/thinkEngine.ts');
      const engine = thinkEngines.of(this.#game);
      await engine.learnNetwork(this.#game);
      const reply = await askThink(engine, 'contributions', { game: view.game });
      this.failed.value = 'error' in reply;
      if (!('error' in reply)) this.found.value = { view, pieces: reply.pieces };
    } catch {
      this.failed.value = true;
    }
  }
}
