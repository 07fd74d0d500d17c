import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { premoves } from '../ui/settings.ts';
import type { Premoves } from './premoves.ts';
import type { PlayStore } from './store.ts';

/** The premoves of a game; `null` until the computer's first turn, or if they are switched off. */
export function usePremoves(store: PlayStore): Premoves | null {
  const found = useSignal<Premoves | null>(null);
  const head = store.match.record.head.value;
  const { side } = store.match.players.value;
  const isGame = head !== null && (head.history.length > 0 || head.toMove !== side);
  const isWanted = premoves.value && side !== 'both' && isGame;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    import('./premoves.ts').then(
      ({ Premoves }) => {
        if (!isOver) found.value = new Premoves(store);
      },
      () => {
        // The game goes on without premoves.
      },
    );
    return () => {
      isOver = true;
      found.value?.end();
      found.value = null;
    };
  }, [store, isWanted, found]);
  return found.value;
}
