import type { Engines } from '../engine/index.ts';
import type { Tables } from '../engine/tables.ts';
import type { GameName } from '../generated/wasm.js';
import { EndgameStore } from './store.ts';

/** The endings of each game; a game's are opened when they are first looked at. */
export class EndgameStores {
  readonly #engines: Engines;
  readonly #tables: Tables;
  readonly #open = new Map<GameName, EndgameStore>();

  constructor(engines: Engines, tables: Tables) {
    this.#engines = engines;
    this.#tables = tables;
  }

  of(game: GameName): EndgameStore {
    let store = this.#open.get(game);
    if (!store) {
      store = new EndgameStore(this.#engines.of(game), this.#tables, game);
      this.#open.set(game, store);
    }
    return store;
  }
}
