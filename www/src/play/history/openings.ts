import { signal } from '@preact/signals';
import { GAMES } from '../../shared/games/index.ts';
import { OpeningNames } from '../../shared/tree/openingNames.ts';
import type { PlayStore } from '../store.ts';
import type { KeptGame } from './kept.ts';

/** Deepest named opening, in plies. */
const DEEPEST = 30;

/** Openings of stored games, looked up one after the other. */
export class KeptOpenings {
  readonly #store: PlayStore;
  readonly #names: OpeningNames;
  /** Keys of the first positions of each game, by game id. */
  readonly #keys = signal<ReadonlyMap<string, readonly string[]>>(new Map());
  readonly #waiting: KeptGame[] = [];
  readonly #asked = new Set<string>();
  #isBusy = false;

  constructor(store: PlayStore) {
    this.#store = store;
    this.#names = new OpeningNames(GAMES[store.game].openings);
  }

  /** Name of the opening; `undefined` while unknown, and if it has none. */
  of(kept: KeptGame): string | undefined {
    const { id } = kept.identity;
    if (!this.#asked.has(id)) {
      this.#asked.add(id);
      this.#waiting.push(kept);
      void this.#find();
    }
    const keys = this.#keys.value.get(id);
    return keys && this.#names.of(keys);
  }

  /** Drops all pending look-ups. */
  stop(): void {
    this.#waiting.length = 0;
  }

  async #find(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let kept = this.#waiting.shift(); kept; kept = this.#waiting.shift()) {
      const { moves, ...start } = kept.game;
      const texts = moves.slice(0, DEEPEST);
      const reply = await this.#store.engine.ask('replay', {
        game: { ...start, moves: [], style: 'uci' },
        texts,
      });
      if ('error' in reply) continue;
      this.#keys.value = new Map(this.#keys.value).set(kept.identity.id, reply.openingKeys);
    }
    this.#isBusy = false;
  }
}
