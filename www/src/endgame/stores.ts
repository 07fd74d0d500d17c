import type { EngineClient } from '../engine/client.ts';
import type { Tables } from '../engine/tables.ts';
import type { GameName } from '../generated/wasm.js';
import { EndgameStore } from './store.ts';

/** The endings of each game; a game's are opened when they are first looked at. */
export class EndgameStores {
  readonly #engine: EngineClient;
  readonly #tables: Tables;
  readonly #open = new Map<GameName, EndgameStore>();

  constructor(engine: EngineClient, tables: Tables) {
    this.#engine = engine;
    this.#tables = tables;
  }

  of(game: GameName): EndgameStore {
    let store = this.#open.get(game);
    if (!store) {
      store = new EndgameStore(this.#engine, this.#tables, game);
      this.#open.set(game, store);
    }
    return store;
  }
}
