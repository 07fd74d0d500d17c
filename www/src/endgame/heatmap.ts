import type { PieceHeatmap } from '@chariot/board/endings';
import type { EngineClient } from '@chariot/engine/client';
import type { BoardPiece, NotatedMove, SideName, View } from '@chariot/protocol';
import { signal } from '@preact/signals';
import type { Tables } from '../shared/engine/tables.ts';
import { sidesOf } from './endings.ts';
import type { ShownPosition } from './roles.ts';

/** The heat map: results of the position with one piece moved to each other square. */
export class HeatmapStore {
  readonly heat = signal<PieceHeatmap | null>(null);
  readonly #engine: EngineClient;
  readonly #tables: Pick<Tables, 'complete'>;
  /** Square of the mapped piece; `null` for the default piece. */
  readonly #piece = signal<string | null>(null);

  constructor(engine: EngineClient, tables: Pick<Tables, 'complete'>) {
    this.#engine = engine;
    this.#tables = tables;
  }

  /** Maps the piece on a square; `null` for the default piece. */
  about(square: string | null): void {
    this.#piece.value = square;
  }

  /** Keeps mapping a piece that moves. */
  follow({ from, to }: NotatedMove): void {
    if (this.#piece.value === from) this.#piece.value = to;
  }

  /** Requests the map of the shown position, unless `isShown` turns false meanwhile. */
  draw({ view, probe }: ShownPosition, isShown: (view: View) => boolean): void {
    const wanted = this.#piece.value;
    const piece =
      view.pieces.find((one) => one.square === wanted) ??
      defaultPiece(view.pieces, probe?.material ?? '', probe?.strong ?? 'first');
    if (piece)
      void this.#ask(view, piece.square, () => wanted === this.#piece.value && isShown(view));
  }

  async #ask(view: View, square: string, isWanted: () => boolean): Promise<void> {
    await this.#tables.complete(view.game, square);
    if (!isWanted()) return;
    const reply = await this.#engine.ask('heatmap', { game: view.game, square });
    if (!('error' in reply) && isWanted()) {
      this.heat.value = { view, square, squares: reply.squares };
    }
  }
}

/** The piece to map by default: a pawn of the stronger side, else its first piece. */
export function defaultPiece(
  pieces: readonly BoardPiece[],
  material: string,
  strong: SideName,
): BoardPiece | undefined {
  const { strong: letters } = sidesOf(material);
  const kind = letters.includes('P') ? 'P' : (letters[0] ?? 'K');
  return pieces.find((piece) => piece.side === strong && piece.kind === kind) ?? pieces[0];
}
