// The trainer of openings, fetched when it is first looked at.
import type { OpeningsStore } from '../store.ts';
import { TrainerStore } from './store.ts';

export { trainerWordsReady } from './i18n/index.ts';
export { TrainerView } from './TrainerView.tsx';

const stores = new WeakMap<OpeningsStore, TrainerStore>();

/** The trainer beside a view of openings. */
export function trainerOf(line: OpeningsStore): TrainerStore {
  const known = stores.get(line) ?? new TrainerStore(line);
  stores.set(line, known);
  return known;
}
