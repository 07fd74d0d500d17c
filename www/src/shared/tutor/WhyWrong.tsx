import type { Game, NotatedMove, SideName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { LazyWhyPanel } from './lazyWhyPanel.ts';
import type { LinePosition } from './why.ts';

interface WhyWrongProps {
  /** `than` is the repertoire's move, if that is what counts instead of the engine's best. */
  wrong: { game: Game; move: NotatedMove; than?: NotatedMove | undefined } | null;
  below: SideName;
  /** Whether to explain without being asked. */
  atOnce?: boolean;
  /** The solution, in coordinates, that stays unsaid. */
  secret?: string | undefined;
}

/** Why a move was wrong; nothing for `null`. */
export function WhyWrong({ wrong, below, atOnce = false, secret }: WhyWrongProps) {
  const shown = useSignal<LinePosition | null>(null);
  if (!wrong) return null;
  const { game, move, than } = wrong;
  return (
    <LazyWhyPanel
      key={game.moves.join()}
      game={game}
      move={move}
      than={than}
      shown={shown}
      ownBoard={below}
      atOnce={atOnce}
      secret={secret}
    />
  );
}
