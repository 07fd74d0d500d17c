import type { Game, NotatedMove, SideName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { LazyWhyPanel } from './lazyWhyPanel.ts';
import type { LinePosition } from './why.ts';

interface WhyWrongProps {
  wrong: { game: Game; move: NotatedMove } | null;
  below: SideName;
  /** Whether to explain without being asked. */
  atOnce?: boolean;
}

/** Why a move was wrong; nothing for `null`. */
export function WhyWrong({ wrong, below, atOnce = false }: WhyWrongProps) {
  const shown = useSignal<LinePosition | null>(null);
  if (!wrong) return null;
  const { game, move } = wrong;
  return (
    <LazyWhyPanel
      key={game.moves.join()}
      game={game}
      move={move}
      shown={shown}
      ownBoard={below}
      atOnce={atOnce}
    />
  );
}
