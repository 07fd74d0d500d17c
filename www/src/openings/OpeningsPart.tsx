import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Playing } from '../shared/game/handover.ts';
import { lazily } from '../shared/ui/lazily.tsx';
import { addressOfTrainer } from './address.ts';
import { OpeningsView } from './OpeningsView.tsx';
import type { OpeningsStore } from './store.ts';

interface OpeningsPartProps {
  store: OpeningsStore;
  play: Playing;
}

const Trainer = lazily(async () => {
  const { TrainerView, trainerOf, trainerWordsReady } = await import('./trainer/index.ts');
  await trainerWordsReady();
  return ({ store }: { store: OpeningsStore }) => <TrainerView store={trainerOf(store)} />;
});

/** The explorer of openings, or the trainer, by the address. */
export function OpeningsPart({ store, play }: OpeningsPartProps) {
  const address = useSignal(location.hash);
  useEffect(() => {
    const changed = (): void => {
      address.value = location.hash;
    };
    changed();
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [address]);
  return address.value === addressOfTrainer(store.game) ? (
    <Trainer store={store} />
  ) : (
    <OpeningsView store={store} play={play} />
  );
}
