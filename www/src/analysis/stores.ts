import type { Engines } from '../engine/index.ts';
import type { Tables } from '../engine/tables.ts';
import type { GameName } from '../generated/wasm.js';
import { AnalysisStore } from './store.ts';

/** The analyses, one of each game; opened when first looked at. */
export class AnalysisStores {
  readonly #engines: Engines;
  readonly #tables: Tables;
  readonly #open = new Map<GameName, AnalysisStore>();

  constructor(engines: Engines, tables: Tables) {
    this.#engines = engines;
    this.#tables = tables;
  }

  of(game: GameName): AnalysisStore {
    let store = this.#open.get(game);
    if (!store) {
      store = new AnalysisStore(this.#engines.of(game), this.#tables, game, (other) =>
        this.of(other),
      );
      this.#open.set(game, store);
    }
    return store;
  }
}
