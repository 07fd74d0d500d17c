import { batch } from '@preact/signals';
import { type EndingAddress, readAddress } from './address.ts';
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
