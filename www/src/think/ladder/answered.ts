import type { View } from '@chariot/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { ThinkStore } from '../store.ts';
import { askRung, type RungThought } from './rungs.ts';

type Move = NonNullable<RungThought['best']>;

/** Plies that show what is wrong with a move, and the depth in plies at which the engine finds each. */
const [ANSWER, JUDGE] = [3, 8];

/** A move with the answer of a player to it, played on for both sides; empty until a move is given. */
export function useAnswered(
  store: ThinkStore,
  view: View | null,
  move: Move | undefined,
  player: 'engine' | 'tables',
): readonly Move[] {
  const [line, setLine] = useState<readonly Move[]>([]);
  const first = move?.uci;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move is compared by what it says
  useEffect(() => {
    setLine([]);
    if (!view || !move) return;
    const turn = store.engine.begin();
    const playOn = async (): Promise<void> => {
      let moves: readonly Move[] = [move];
      while (moves.length <= ANSWER) {
        const game = { ...view.game, moves: moves.map(({ uci }) => uci) };
        const thought = await askRung(turn, { ...view, game }, player, JUDGE);
        if (turn.isOver || typeof thought === 'string' || !thought.best) break;
        moves = [...moves, thought.best];
      }
      if (!turn.isOver) setLine(moves);
    };
    void playOn();
    return () => turn.end();
  }, [store, view, first, player]);
  return line;
}
