import type { GameName, SideName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { perGame } from '../games/index.ts';
import type { PracticeRating } from '../practice/card.ts';
import { KeptStorage } from '../practice/storage.ts';
import { MOST_MOVES, merged, type RepertoireNode, sizeOf } from './repertoire.ts';
import { NO_TRAINING, readTraining, type TrainerState, writtenTraining } from './state.ts';

/** The repertoires of a game in the browser's storage, and how well they are known. */
export class TrainerKeeper {
  readonly state = signal<TrainerState>(NO_TRAINING);
  readonly storage: KeptStorage<TrainerState>;

  constructor(game: GameName) {
    const key = `repertoire.${game}`;
    this.storage = new KeptStorage(key, readTraining, writtenTraining);
    this.#read();
    // Another tab has changed it.
    addEventListener('storage', (event) => {
      if (event instanceof StorageEvent && event.key === `chariot.${key}`) this.#read();
    });
  }

  /** Adds moves to the repertoire of a side; false if it would grow too large, and nothing is added. */
  add(side: SideName, added: RepertoireNode): boolean {
    this.#read();
    return this.#replaceIfFits(side, merged(this.state.value[side], added));
  }

  /** Brings back an earlier repertoire of a side, followed by what was added since; false if that would be too large. */
  restore(side: SideName, before: RepertoireNode): boolean {
    this.#read();
    return this.#replaceIfFits(side, merged(before, this.state.value[side]));
  }

  /** Keeps another repertoire for a side. */
  replace(side: SideName, root: RepertoireNode): void {
    this.#keep({ ...this.state.value, [side]: root });
  }

  /** Keeps how well the answer of a card went, and when it comes back. `key` is that of `cardOf`. */
  async rate(key: string, rating: PracticeRating, now: number): Promise<void> {
    // The scheduler comes with the first drill.
    const { practised } = await import('../practice/schedule.ts');
    this.#read();
    const { value: state } = this.state;
    const card = practised(state.cards[key] ?? { due: now, memory: null }, rating, now);
    this.#keep({ ...state, cards: { ...state.cards, [key]: card } });
  }

  #replaceIfFits(side: SideName, root: RepertoireNode): boolean {
    if (sizeOf(root).moves > MOST_MOVES) return false;
    this.replace(side, root);
    return true;
  }

  #keep(state: TrainerState): void {
    this.state.value = state;
    this.storage.write(state);
  }

  #read(): void {
    this.state.value = this.storage.read() ?? this.state.value;
  }
}

const keepers = perGame((game) => new TrainerKeeper(game));
/** The stored repertoires of a game, shared by all views. */
export const trainingOf = keepers.of;
