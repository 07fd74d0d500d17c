import { useLookingBack } from '../shared/game/MoveList.tsx';
import { useKeys } from '../shared/keys/keys.ts';
import { showsEngine } from '../shared/ui/settings.ts';
import type { PlayStore } from './store.ts';

export function usePlayKeys(store: PlayStore): void {
  const { match } = store;
  useLookingBack(match.record);
  useKeys({
    flip: () => match.flip(),
    ...(match.players.value.side !== 'both' && {
      engine: () => {
        showsEngine.value = !showsEngine.value;
      },
    }),
  });
}
