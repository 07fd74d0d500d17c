import { type Hand, NO_HAND } from '@chariot/board/parts';
import type { View } from '@chariot/protocol';
import type { PlayStore } from './store.ts';

export interface Premove {
  from: string;
  to: string;
  /** Position it was made in. */
  head: View;
}

/** Holds a premove until its turn. */
export interface Planner {
  plan(premove: Premove): void;
  cancel(): void;
}

/** The position a game continues from; `null` if it is over, or another one is shown. */
export function goingOn({ match: { record, result } }: PlayStore): View | null {
  return record.lookingBack.value || result.value ? null : record.head.value;
}

/** Premove choices while the computer thinks: any piece, any square. `null` while it does not. */
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
