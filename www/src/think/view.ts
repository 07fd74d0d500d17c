import type { Game, View } from '@chariot/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { ThinkStore } from './store.ts';

/** The position after the moves of a game other than the reader's; the last one until another has come. */
export function useViewOf(store: ThinkStore, game: Game): View | null {
  const [view, setView] = useState<View | null>(null);
  const key = JSON.stringify(game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game is compared by what it says
  useEffect(() => {
    let wanted = true;
    void store.engine.ask('view', game).then((reply) => {
      if (wanted && !('error' in reply)) setView(reply.view);
    });
    return () => {
      wanted = false;
    };
  }, [store, key]);
  return view;
}
