import type { Askable } from '@chariot/engine/client';
import type { View } from '@chariot/protocol';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { bookOf } from '../../shared/book/book.ts';
import { type Branch, grow, lineTo } from './grow.ts';

/** The opening tree below the shown position. */
export class OpeningTree {
  /** The tree of the previous position stays until the new one begins to grow. */
  readonly grown = signal<{ view: View; branches: readonly Branch[] } | null>(null);

  constructor(engine: Pick<Askable, 'asker'>, view: ReadonlySignal<View | null>) {
    const asker = engine.asker();
    effect(() => {
      const position = view.value;
      if (!position) return;
      const turn = asker.begin();
      const { game } = position;
      const book = bookOf(turn, game.game);
      const ask = (branch: Branch | null) => {
        if (!branch) return book.moves(game, position.openingKey);
        const moves = [...game.moves, ...lineTo(branch)];
        return book.moves({ ...game, moves }, branch.book.openingKey);
      };
      const show = (branches: readonly Branch[]): void => {
        this.grown.value = { view: position, branches: [...branches] };
      };
      // The explorer reports a missing book.
      grow(ask, show, () => turn.isOver).catch(() => {});
      return () => turn.end();
    });
  }
}
