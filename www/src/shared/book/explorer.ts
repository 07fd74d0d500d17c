import type { Pointer } from '@chariot/board/parts';
import type { Askable } from '@chariot/engine/client';
import type { BookMove, NotatedMove, View } from '@chariot/protocol';
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import { bookOf } from './book.ts';

/** Book moves of a position. */
export interface InBook {
  view: View;
  /** `null` if the book could not be loaded. */
  moves: readonly BookMove[] | null;
}

/** The opening book beside a board. It follows the shown position. */
export class Explorer {
  /** Book moves of `view`; those of the previous position until the new ones arrive. */
  readonly found = signal<InBook | null>(null);
  /** The hovered or focused move of the list. */
  readonly pointed = signal<NotatedMove | null>(null);
  readonly #tries = signal(0);

  /** `view` is the shown position; `null` while the book is not shown. */
  constructor(engine: Pick<Askable, 'asker'>, view: ReadonlySignal<View | null>) {
    const asker = engine.asker();
    effect(() => {
      const position = view.value;
      void this.#tries.value;
      this.pointed.value = null;
      if (!position) return;
      const turn = asker.begin();
      const show = (moves: readonly BookMove[] | null): void => {
        if (turn.isOver) return;
        batch(() => {
          this.found.value = { view: position, moves };
          this.pointed.value = null;
        });
      };
      const { game } = position;
      bookOf(turn, game.game)
        .moves(game, position.openingKey)
        .then(show, () => show(null));
      return () => turn.end();
    });
  }

  /** Loads the book again after a failure. */
  retry(): void {
    this.#tries.value += 1;
  }

  /** The arrow of `pointed`. */
  pointers(): Pointer[] {
    const move = this.pointed.value;
    return move ? [{ from: move.from, to: move.to, tone: 'accent' }] : [];
  }
}
