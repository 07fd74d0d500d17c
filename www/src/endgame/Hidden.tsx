import { endgameWords } from './i18n/index.ts';

/** Stands for what would give the best move away while the person trains. */
export function Hidden() {
  return <p class="values-hidden">{endgameWords.value.hidden}</p>;
}
