import { oneOf } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { computed, signal } from '@preact/signals';
import { perGame } from '../games/index.ts';
import { load, save } from '../ui/storage.ts';
import { learnProgressOf } from './progress.ts';

/** A learner's knowledge of a game: nothing, the other game, or the game itself. */
export const KNOWLEDGE = ['nothing', 'otherGame', 'rules'] as const;
export type Knowledge = (typeof KNOWLEDGE)[number];

/** The learner's answer, kept in the browser. */
class Known {
  readonly #said = signal<Knowledge | null>(null);
  readonly #key: string;
  /** `null` until the question is answered. Steps done of the course for players of the other game answer it too. */
  readonly value;

  constructor(game: GameName) {
    this.#key = `learn.knows.${game}`;
    this.#said.value = load(this.#key, (value) => oneOf(KNOWLEDGE, value)) ?? null;
    this.value = computed(
      () => this.#said.value ?? (learnProgressOf(game).done.value.size > 0 ? 'otherGame' : null),
    );
  }

  say(knowledge: Knowledge): void {
    this.#said.value = knowledge;
    save(this.#key, knowledge);
  }
}

/** The learner's knowledge of a game, shared by all views. */
export const knownOf = perGame((game) => new Known(game)).of;
