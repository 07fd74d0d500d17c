import { signal } from '@preact/signals';
import type { EngineClient } from '../engine/client.ts';
import type { HeatmapSquare, NotatedMove, View } from '../protocol/index.ts';
import { defaultPiece } from './heat.ts';
import type { ShownPosition } from './shown.ts';

/** The value of a position with one piece elsewhere. */
export interface Heat {
  view: View;
  square: string;
  squares: readonly HeatmapSquare[];
}

/** What a position were worth with one of its pieces elsewhere. */
export class HeatMap {
  /** The last map. */
  readonly heat = signal<Heat | null>(null);
  readonly #engine: EngineClient;
  /** The piece it is about, by its square; `null` for the one that is usual. */
  readonly #piece = signal<string | null>(null);

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }

  /** Makes the map about the piece of this square; `null` for the one that is usual. */
  about(square: string | null): void {
    this.#piece.value = square;
  }

  /** The map stays about a piece that moves. */
  follow({ from, to }: NotatedMove): void {
    if (this.#piece.value === from) this.#piece.value = to;
  }

  /** Draws the map of the position that is shown; drawn again when the piece is another. */
  draw({ view, exploration }: ShownPosition, isShown: (view: View) => boolean): void {
    const wanted = this.#piece.value;
    const piece =
      view.pieces.find((one) => one.square === wanted) ??
      defaultPiece(view.pieces, exploration?.material ?? '', exploration?.strong ?? 'first');
    if (piece)
      void this.#ask(view, piece.square, () => wanted === this.#piece.value && isShown(view));
  }

  async #ask(view: View, square: string, isWanted: () => boolean): Promise<void> {
    const reply = await this.#engine.ask('heatmap', { game: view.game, square });
    if (!('error' in reply) && isWanted()) {
      this.heat.value = { view, square, squares: reply.squares };
    }
  }
}
