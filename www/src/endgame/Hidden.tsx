import { endgameWords } from './i18n/index.ts';

/** Stands in for what would give away the best move in training. */
export function Hidden() {
  return <p class="values-hidden">{endgameWords.value.hidden}</p>;
}
