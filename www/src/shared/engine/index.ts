import { type EngineClient, site, startClient } from '@chariot/engine/client';
import type { GameName } from '@chariot/protocol';
import { effect } from '@preact/signals';
import { hash, threads } from './device.ts';

/** The engines of the page, one a game, each fetched and started on first use. */
export class Engines {
  readonly #started = new Map<GameName, EngineClient>();

  constructor() {
    effect(() => {
      const [count, mebibytes] = [threads.value, hash.value];
      for (const engine of this.#started.values()) {
        engine.setThreads(count);
        engine.setHash(mebibytes);
      }
    });
  }

  of(game: GameName): EngineClient {
    let engine = this.#started.get(game);
    if (!engine) {
      engine = startClient(game, site);
      engine.setThreads(threads.peek());
      engine.setHash(hash.peek());
      this.#started.set(game, engine);
    }
    return engine;
  }
}
