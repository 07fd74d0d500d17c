import { batch, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type EndingAddress, isAddressOf, readAddress, writeAddress } from './address.ts';
import type { EndgameTrouble } from './state.ts';
import type { EndgameStore } from './store.ts';

/** Opens what the address names; false if it names nothing but the view. */
export async function arrive(store: EndgameStore): Promise<boolean> {
  const { state } = store;
  const wanted = readAddress(state.game, location.hash);
  if (!wanted) return false;
  const error = await openAddress(store, wanted);
  if (!error) return true;
  // What was shown before stays, else there is something to look at beside the message.
  if (!state.record.head.value) await store.random();
  batch(() => {
    state.refused.value = state.record.head.value;
    state.trouble.value = error;
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
  if (fen === state.record.head.value?.fen) return null;
  await store.setUp(fen);
  const trouble = state.trouble.value;
  if (!trouble && role) await store.become(role);
  return trouble?.about === 'fen' ? trouble : null;
}

/** Opens the ending that the address names, then keeps the two alike while the view is shown. */
export function useAddress(store: EndgameStore): void {
  useEffect(() => {
    let follow: ReturnType<typeof followEnding> | null = null;
    let isLeft = false;
    void store.start().then(() => {
      if (!isLeft) follow = followEnding(store);
    });
    const changed = async (): Promise<void> => {
      // The address of another view is not this one's to write over.
      if (!(await arrive(store))) follow?.write();
    };
    const listen = (): void => void changed();
    addEventListener('hashchange', listen);
    return () => {
      isLeft = true;
      follow?.stop();
      removeEventListener('hashchange', listen);
      store.pause();
    };
  }, [store]);
}

/** Writes the address: a position that is opened is a step of the browser's history, one after a move is not. */
function followEnding({ state }: EndgameStore): { write(): void; stop(): void } {
  let opened = state.opened.peek();
  const write = (): void => {
    // A person may have gone elsewhere meanwhile, which the route hears a little later than the address.
    if (!isAddressOf(state.game)) return;
    const { view } = state.shown.value ?? {};
    const count = state.opened.value;
    if (!view || view !== state.record.head.value || state.opening.value !== null) return;
    // An address that could not be opened stays until there is another position: a reload says again what is wrong.
    if (state.refused.value === view) return;
    const address = writeAddress(state.game, { material: state.ending.value, fen: view.fen });
    const isNew = count !== opened && readAddress(state.game, location.hash)?.fen !== undefined;
    opened = count;
    if (location.hash === address) return;
    if (isNew) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  };
  return { write, stop: effect(write) };
}
