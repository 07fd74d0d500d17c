import type { GameName, PieceContribution, View } from '@chariot/protocol';
import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** What each piece of the shown position contributes to the evaluation, while that is wanted. */
export class PieceValues {
  /** Whether it is shown. */
  readonly on = signal(false);
  /** The values, and the position they are of. */
  readonly found = signal<{ view: View; pieces: readonly PieceContribution[] } | null>(null);
  /** True if the engine that knows them could not be asked. */
  readonly failed = signal(false);
  readonly #game: GameName;

  constructor(game: GameName, view: ReadonlySignal<View | null>) {
    this.#game = game;
    effect(() => {
      const { value: shown } = view;
      if (this.on.value && shown) void this.#ask(shown);
    });
  }

  /** The values of this position, if they are known and wanted. */
  of(view: View | null): readonly PieceContribution[] {
    const { value: found } = this.found;
    return this.on.value && found?.view === view ? found.pieces : [];
  }

  /** Asks the engine of the view "How it thinks", which is fetched for that. */
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
