import type { EngineClient } from '@chariot/engine/client';
import type { EndingCensus, GameName, OutcomeName, SideCensus } from '@chariot/protocol';

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

export interface Share {
  result: OutcomeName;
  count: number;
  /** 0 to 1. */
  part: number;
}

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
  /** Moves to mate, counted for the winner. */
  moves: number;
  count: number;
}

/** Wins and losses of the side to move, by moves to mate up to the longest. */
export function barsOf(census: SideCensus): { wins: Bar[]; losses: Bar[] } {
  const upToLongest = (counts: readonly number[]) =>
    counts.slice(0, counts.findLastIndex((count) => count > 0) + 1);
  return {
    wins: upToLongest(census.wins).map((count, i) => ({ result: 'win', moves: i + 1, count })),
    losses: upToLongest(census.losses).map((count, i) => ({ result: 'loss', moves: i, count })),
  };
}

/** A short percentage: `82.0%`. Only all and nothing read `100%` and `0%`. */
export function percent(part: number): string {
  if (part === 0 || part === 1) return `${part * 100}%`;
  const rounded = Math.min(99.99, Math.max(0.01, part * 100));
  const digits = rounded < 1 || rounded > 99 ? 2 : 1;
  return `${rounded.toFixed(digits)}%`;
}

/** A count with thousands separators, as English and Chinese write it. */
export function counted(count: number): string {
  return count.toLocaleString('en-GB');
}

/** Censuses of endings, each requested once. */
export class CensusCache {
  readonly #engine: EngineClient;
  readonly #game: GameName;
  readonly #known = new Map<string, EndingCensus>();

  constructor(engine: EngineClient, game: GameName) {
    this.#engine = engine;
    this.#game = game;
  }

  /** Census of an ending, whose table must be loaded. */
  async of(material: string): Promise<EndingCensus | undefined> {
    const known = this.#known.get(material);
    if (known) return known;
    const reply = await this.#engine.ask('census', { game: this.#game, material });
    const census = 'error' in reply ? undefined : reply.census;
    if (census) this.#known.set(material, census);
    return census;
  }
}
