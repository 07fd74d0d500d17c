import { signal } from '@preact/signals';
import type { EngineClient } from '../engine/client.ts';
import type { HeatSquare, MoveText, View } from '../generated/wasm.js';
import { defaultMan } from './heat.ts';
import type { Shown } from './shown.ts';

/** The value of a position with one man elsewhere. */
export interface Heat {
  view: View;
  square: string;
  squares: readonly HeatSquare[];
}

/** What a position were worth with one of its men elsewhere. */
export class HeatMap {
  /** The last map. */
  readonly heat = signal<Heat | null>(null);
  readonly #engine: EngineClient;
  /** The man it is about, by his square; `null` for the one that is usual. */
  readonly #man = signal<string | null>(null);

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }

  /** Makes the map about the man of this square; `null` for the one that is usual. */
  about(square: string | null): void {
    this.#man.value = square;
  }

  /** The map stays about a man that moves. */
  follow({ from, to }: MoveText): void {
    if (this.#man.value === from) this.#man.value = to;
  }

  /** Draws the map of the position that is shown; drawn again when the man is another. */
  draw({ view, exploration }: Shown, isShown: (view: View) => boolean): void {
    const wanted = this.#man.value;
    const man =
      view.men.find((one) => one.square === wanted) ??
      defaultMan(view.men, exploration?.material ?? '', exploration?.strong ?? 'first');
    if (man) void this.#ask(view, man.square, () => wanted === this.#man.value && isShown(view));
  }

  async #ask(view: View, square: string, isWanted: () => boolean): Promise<void> {
    const reply = await this.#engine.ask('heat', { type: 'heat', game: view.game, square });
    if (reply.type === 'heat' && isWanted()) {
      this.heat.value = { view, square, squares: reply.squares };
    }
  }
}
