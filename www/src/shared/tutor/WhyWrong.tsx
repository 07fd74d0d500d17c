import type { Game, NotatedMove, SideName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { LazyWhyPanel } from './lazyWhyPanel.ts';
import type { LinePosition } from './why.ts';

/** Why a move was wrong; nothing for `null`. */
export function WhyWrong({
  wrong,
  below,
}: {
  wrong: { game: Game; move: NotatedMove } | null;
  below: SideName;
}) {
  const shown = useSignal<LinePosition | null>(null);
  if (!wrong) return null;
  const { game, move } = wrong;
  return (
    <LazyWhyPanel key={game.moves.join()} game={game} move={move} shown={shown} ownBoard={below} />
  );
}
