import { type Hand, NO_HAND } from '@chariot/board/parts';
import type { View } from '@chariot/protocol';
import type { PlayStore } from './store.ts';

/** A move made before its turn. */
export interface Premove {
  from: string;
  to: string;
  /** The position it was made in. */
  head: View;
}

/** What keeps a premove until its turn comes. */
export interface Planner {
  plan(premove: Premove): void;
  /** Forgets the move that is waiting. */
  cancel(): void;
}

/** The position that a game goes on from; `null` if it does not, or another one is shown. */
export function goingOn({ match: { record, result } }: PlayStore): View | null {
  return record.lookingBack.value || result.value ? null : record.head.value;
}

/** What a person may do while the computer thinks: any piece may go anywhere. `null` while it does not think. */
export function premoveHand(store: PlayStore, planner: Planner): Hand | null {
  const { side } = store.match.players.value;
  const head = goingOn(store);
  if (!head || side === 'both' || head.toMove === side) return null;
  const own = head.pieces.filter((piece) => piece.side === side);
  return {
    ...NO_HAND,
    sources: new Set(own.map(({ square }) => square)),
    isFree: true,
    drop: (from, to) => {
      if (to === null) planner.cancel();
      else planner.plan({ from, to, head });
    },
    press: () => planner.cancel(),
  };
}
