import { batch, effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { materialOf } from '../shared/game/game.ts';
import { addressOf, isFollowed, showAddress } from '../shared/ui/route.ts';
import { type EndingAddress, isAddressOf, readAddress, writeAddress } from './address.ts';
import type { EndgameTrouble } from './progress.ts';
import type { EndgameStore } from './store.ts';
import { isSameEnding } from './typedEnding.ts';

/** Opens the ending in the address; false if it names only the view. */
export async function arrive(store: EndgameStore): Promise<boolean> {
  const { state } = store;
  const wanted = readAddress(state.game, location.hash);
  if (!wanted) return false;
  const error = await openAddress(store, wanted);
  if (!error) return true;
  // Show a position next to the error message.
  if (!state.record.head.value) await store.random();
  batch(() => {
    state.refused.value = state.record.head.value;
    state.progress.send({ kind: 'troubled', trouble: error });
  });
  return true;
}

async function openAddress(
  store: EndgameStore,
  { material, fen, role }: EndingAddress,
): Promise<EndgameTrouble | null> {
  const { state } = store;
  if (fen === undefined) {
    const error = await store.choose(material);
    return error && { about: 'ending', error };
  }
  const head = state.record.head.value;
  if (fen === head?.fen) {
    const shown = materialOf(head.pieces);
    if (material === '' || !shown || isSameEnding(material, shown)) return null;
    // The person has named another ending in the address of this position. Its own position takes the place of that
    // address, which nobody wants back.
    showAddress(`${addressOf('endgame', state.game)}/${material}`);
    const error = await store.choose(material);
    return error && { about: 'ending', error };
  }
  if (await store.setUp(fen)) {
    if (role) await store.become(role);
    return null;
  }
  const trouble = state.trouble.value;
  return trouble?.about === 'fen' ? trouble : null;
}

/** Opens the ending in the address, then keeps both in step while the view is shown. */
export function useAddress(store: EndgameStore): void {
  useEffect(() => {
    let follow: ReturnType<typeof followEnding> | null = null;
    let isLeft = false;
    void store.start().then(() => {
      if (!isLeft) follow = followEnding(store);
    });
    const changed = async (): Promise<void> => {
      await follow?.hold(() => arrive(store));
    };
    const listen = (): void => void changed();
    // Two entries of the browser's history may have one address: a step between them is no change of the hash. The last
    // move may not be in it yet.
    const stepped = (): void => {
      if (!follow || !isAddressOf(store.state.game)) return;
      store.stay();
      if (isFollowed()) listen();
    };
    addEventListener('popstate', stepped);
    addEventListener('hashchange', listen);
    return () => {
      isLeft = true;
      follow?.stop();
      removeEventListener('popstate', stepped);
      removeEventListener('hashchange', listen);
      store.pause();
    };
  }, [store]);
}

/** Writes the address. Opening a position adds a step to the browser's history; a move replaces it. */
function followEnding({ state }: EndgameStore) {
  let opened = state.opened.peek();
  const arriving = signal(0);
  const write = (): void => {
    // The position still shown would take the place of the address that is being opened, which would then take two steps.
    if (arriving.value > 0) return;
    // The person may have left: the route follows the address a little later.
    if (!isAddressOf(state.game)) return;
    const { view } = state.shown.value ?? {};
    const count = state.opened.value;
    if (!view || view !== state.record.head.value || state.opening.value !== null) return;
    // Keep an address that could not be opened until the position changes: a reload then repeats the error.
    if (state.refused.value === view) return;
    const address = writeAddress(state.game, { material: state.ending.value, fen: view.fen });
    // An address that names this position already is only completed.
    const { fen } = readAddress(state.game, location.hash) ?? {};
    const isNew = count !== opened && fen !== undefined && fen !== view.fen;
    opened = count;
    showAddress(address, isNew ? 'push' : 'replace');
  };
  return {
    stop: effect(write),
    /** Writes nothing until `arrival` settles. */
    async hold(arrival: () => Promise<unknown>): Promise<void> {
      arriving.value += 1;
      await arrival().finally(() => {
        arriving.value -= 1;
      });
    },
  };
}
