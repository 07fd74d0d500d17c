import type { NotatedMove, SideName, View } from '@chariot/protocol';
import type { Signal } from '@preact/signals';
import { type Hand, landings } from '../board/hand.ts';

/** A move that is to be played once the other side has moved. */
export interface Premove {
  from: string;
  to: string;
}

const NOWHERE: ReadonlySet<string> = new Set();

/** Lets a side choose a move out of its turn. A click elsewhere takes it back. */
export function premoveHand(
  { pieces }: View,
  side: SideName,
  chosen: Signal<Premove | null>,
): Hand {
  return {
    sources: new Set(pieces.filter((piece) => piece.side === side).map(({ square }) => square)),
    targets: () => NOWHERE,
    isFree: true,
    picks: true,
    drop(from, to) {
      chosen.value = to === null ? null : { from, to };
    },
    press() {
      chosen.value = null;
    },
  };
}

/** The legal move that a premove means, if there is one; a pawn promotes to a queen. */
export function meantBy({ from, to }: Premove, { moves }: View): NotatedMove | undefined {
  const meant = moves.filter((move) => move.from === from && landings(move).includes(to));
  return meant.find(({ uci }) => uci.endsWith('q')) ?? meant[0];
}
