import type { Engines } from '../engine/index.ts';
import type { Tables } from '../engine/tables.ts';
import type { GameName } from '../generated/wasm.js';
import { PlayStore } from './store.ts';

/** The games in progress, one of each kind; a game is opened when it is first looked at. */
export class PlayStores {
  readonly #engines: Engines;
  readonly #tables: Tables;
  readonly #open = new Map<GameName, PlayStore>();

  constructor(engines: Engines, tables: Tables) {
    this.#engines = engines;
    this.#tables = tables;
  }

  of(game: GameName): PlayStore {
    let store = this.#open.get(game);
    if (!store) {
      store = new PlayStore(this.#engines.of(game), this.#tables, game);
      this.#open.set(game, store);
    }
    return store;
  }
}
