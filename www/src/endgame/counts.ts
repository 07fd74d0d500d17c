import type { EngineClient } from '@chariot/engine/client';
import type { EndingCensus, GameName } from '@chariot/protocol';

/** The censuses of endings, each asked for once. */
export class CensusCache {
  readonly #engine: EngineClient;
  readonly #game: GameName;
  readonly #known = new Map<string, EndingCensus>();

  constructor(engine: EngineClient, game: GameName) {
    this.#engine = engine;
    this.#game = game;
  }

  /** The counts of an ending, whose table must be loaded. */
  async of(material: string): Promise<EndingCensus | undefined> {
    const known = this.#known.get(material);
    if (known) return known;
    const reply = await this.#engine.ask('census', { game: this.#game, material });
    const census = 'error' in reply ? undefined : reply.census;
    if (census) this.#known.set(material, census);
    return census;
  }
}
