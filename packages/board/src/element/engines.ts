import type { Engine, EngineOptions, GameName } from '@chariot/engine';

/** Starts an engine: from `@chariot/engine`, or the page's own. */
export type CreateEngine = (options: EngineOptions) => Promise<Engine>;

interface SharedEngine {
  readonly started: Promise<Engine>;
  users: number;
}

export interface EngineUse {
  /** Rejects if it cannot start. */
  readonly engine: Promise<Engine>;
  /** Ends the use, once. The last release closes the engine. */
  release(): void;
  /** Reports that the engine is broken: the next use starts another. */
  drop(): void;
}

/** Engines shared by the boards of a page, one a game. */
export class SharedEngines {
  readonly #create: CreateEngine;
  readonly #shared = new Map<GameName, SharedEngine>();

  constructor(create: CreateEngine) {
    this.#create = create;
  }

  /** Begins to use the engine of a game, and starts it for the first user. */
  use(game: GameName): EngineUse {
    const shared = this.#shared.get(game) ?? this.#start(game);
    shared.users += 1;
    let released = false;
    return {
      engine: shared.started,
      release: () => {
        if (released) return;
        released = true;
        shared.users -= 1;
        this.#closeUnused(game, shared);
      },
      drop: () => this.#forget(game, shared),
    };
  }

  #start(game: GameName): SharedEngine {
    const shared = { started: this.#create({ game, lazyNetwork: true }), users: 0 };
    this.#shared.set(game, shared);
    // The next use tries again.
    shared.started.catch(() => this.#forget(game, shared));
    return shared;
  }

  #closeUnused(game: GameName, shared: SharedEngine): void {
    if (shared.users > 0) return;
    this.#forget(game, shared);
    shared.started.then(
      (engine) => engine.close(),
      () => {},
    );
  }

  #forget(game: GameName, shared: SharedEngine): void {
    if (this.#shared.get(game) === shared) this.#shared.delete(game);
  }
}
