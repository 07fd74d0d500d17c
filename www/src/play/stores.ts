import type { EngineClient } from '../engine/client.ts';
import type { Tables } from '../engine/tables.ts';
import type { GameName } from '../generated/wasm.js';
import { PlayStore } from './store.ts';

/** The games in progress, one of each kind; a game is opened when it is first looked at. */
export class PlayStores {
  readonly #engine: EngineClient;
  readonly #tables: Tables;
  readonly #open = new Map<GameName, PlayStore>();

  constructor(engine: EngineClient, tables: Tables) {
    this.#engine = engine;
    this.#tables = tables;
  }

  of(game: GameName): PlayStore {
    let store = this.#open.get(game);
    if (!store) {
      store = new PlayStore(this.#engine, this.#tables, game);
      this.#open.set(game, store);
    }
    return store;
  }
}
