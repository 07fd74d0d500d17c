import type { EngineClient } from '@chariot/engine/client';
import type { EndingCensus, GameName, OutcomeName, SideCensus } from '@chariot/protocol';

/** The sum of the counts. */
export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A share of the positions with one side to move. */
export interface Share {
  result: OutcomeName;
  count: number;
  /** 0 to 1. */
  part: number;
}

/** Wins, draws and losses of the side to move. */
export function sharesOf(census: SideCensus): Share[] {
  const counts: [OutcomeName, number][] = [
    ['win', total(census.wins)],
    ['draw', census.draws],
    ['loss', total(census.losses)],
  ];
  const all = total(counts.map(([, count]) => count));
  return counts.map(([result, count]) => ({ result, count, part: all > 0 ? count / all : 0 }));
}

/** Positions at one distance. */
export interface Bar {
  result: 'win' | 'loss';
  /** Moves to mate of the side that mates. */
  moves: number;
  count: number;
}

/** Wins and losses of the side to move, the quickest first, up to the longest there is. */
export function barsOf(census: SideCensus): { wins: Bar[]; losses: Bar[] } {
  const upToLongest = (counts: readonly number[]) =>
    counts.slice(0, counts.findLastIndex((count) => count > 0) + 1);
  return {
    wins: upToLongest(census.wins).map((count, i) => ({ result: 'win', moves: i + 1, count })),
    losses: upToLongest(census.losses).map((count, i) => ({ result: 'loss', moves: i, count })),
  };
}

/** A share in a few characters: `82.0%`; only all and nothing read `100%` and `0%`. */
export function percent(part: number): string {
  if (part === 0 || part === 1) return `${part * 100}%`;
  const rounded = Math.min(99.99, Math.max(0.01, part * 100));
  const digits = rounded < 1 || rounded > 99 ? 2 : 1;
  return `${rounded.toFixed(digits)}%`;
}

/** A count with thousands separators, as both languages write it. */
export function counted(count: number): string {
  return count.toLocaleString('en-GB');
}

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
