import type { Engine, EngineOptions, GameName } from '@chariot/engine';

/** Starts an engine; that of `@chariot/engine`, or of the page. */
export type CreateEngine = (options: EngineOptions) => Promise<Engine>;

/** An engine that several boards may use. */
interface SharedEngine {
  readonly started: Promise<Engine>;
  users: number;
}

/** The use of an engine by one board. */
export interface EngineUse {
  /** Rejects if it cannot be started. */
  readonly engine: Promise<Engine>;
  /** Ends the use, once; after the last one the engine is closed. */
  release(): void;
  /** Says that the engine does not work: who uses it next gets another. */
  drop(): void;
}

/** The engines that the boards of a page share, one for each game. */
export class SharedEngines {
  readonly #create: CreateEngine;
  readonly #shared = new Map<GameName, SharedEngine>();

  constructor(create: CreateEngine) {
    this.#create = create;
  }

  /** Begins to use the engine of a game, which is started if nobody uses it yet. */
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
    // Whoever asks next has another try.
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
