import type { Hand, Pointer } from '@chariot/board/parts';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { premoves } from '../shared/ui/settings.ts';
import { type Planner, premoveHand } from './premoveHand.ts';
import type { Premoves } from './premoves.ts';
import type { PlayStore } from './store.ts';

/** Premove choices while the computer thinks, and the arrow of the pending one. */
export function usePremoves(store: PlayStore): {
  hand: Hand | null;
  pointers: readonly Pointer[];
} {
  const found = useSignal<Premoves | null>(null);
  const coming = useRef<Promise<Premoves | null>>(Promise.resolve(null));
  const head = store.match.record.head.value;
  const { side } = store.match.players.value;
  const isGame = head !== null && (head.history.length > 0 || head.toMove !== side);
  const isWanted = premoves.value && side !== 'both' && isGame;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    coming.current = import('./premoves.ts').then(
      ({ Premoves }) => {
        if (!isOver) found.value = new Premoves(store);
        return found.value;
      },
      // The game goes on without premoves.
      () => null,
    );
    return () => {
      isOver = true;
      found.value?.end();
      found.value = null;
      coming.current = Promise.resolve(null);
    };
  }, [store, isWanted, found]);

  // Gestures made before the script has loaded wait for it.
  const planner = useRef<Planner>({
    plan: (premove) => void coming.current.then((known) => known?.plan(premove)),
    cancel: () => void coming.current.then((known) => known?.cancel()),
  });
  const hand = useComputed(() => premoveHand(store, planner.current));
  return { hand: isWanted ? hand.value : null, pointers: found.value?.pointers.value ?? [] };
}
