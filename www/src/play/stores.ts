import type { EngineClient } from '../engine/client.ts';
import type { GameName } from '../generated/wasm.js';
import { PlayStore } from './store.ts';

/** The games in progress, one of each kind; a game is opened when it is first looked at. */
export class PlayStores {
  readonly #engine: EngineClient;
  readonly #open = new Map<GameName, PlayStore>();

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }

  of(game: GameName): PlayStore {
    let store = this.#open.get(game);
    if (!store) {
      store = new PlayStore(this.#engine, game);
      this.#open.set(game, store);
    }
    return store;
  }
}
