import type { GameName, ReplyTo, RequestContent, RequestName } from '@chariot/protocol';
import type { Turn } from './client/asker.ts';

/** The engine, as far as endings are solved with it. */
export interface Solver {
  readonly game: GameName;
  /** Asks the engine, in a turn if that may end it; rejects with its error. */
  ask<Name extends RequestName>(
    name: Name,
    content: RequestContent<Name>,
    turn?: Turn,
  ): Promise<ReplyTo<Name>>;
  /** Number of workers so far: what a lost one solved is gone. */
  generation(): number;
}

/** The endings that an engine has solved. */
export class SolvedEndings {
  readonly #solver: Solver;
  /** The names of those that were solved, and the worker that knows them. */
  readonly #solved = new Map<string, number>();
  /** Those that were read, which every worker knows. */
  readonly #read = new Set<string>();

  constructor(solver: Solver) {
    this.#solver = solver;
  }

  /**
   * Solves an ending, and before it those that a single move leads to, or has them read; resolves to its canonical name.
   */
  async solve(
    ending: string,
    read: (name: string) => Promise<boolean>,
    turn?: Turn,
  ): Promise<string> {
    const { game, ask, generation } = this.#solver;
    const { facts } = await ask('ending', { game, material: ending });
    if (this.#solved.get(facts.name) === generation()) return facts.name;
    for (const smaller of facts.smaller) await this.solve(smaller, read, turn);
    if (this.#read.has(facts.name) || (await read(facts.name))) {
      this.#read.add(facts.name);
      return facts.name;
    }
    const { material } = await ask('solveTable', { game, material: facts.name }, turn);
    this.#solved.set(material, generation());
    return material;
  }

  /** Solves again what was lost with a worker. */
  async renew(): Promise<void> {
    for (const [ending, worker] of this.#solved) {
      if (worker !== this.#solver.generation()) await this.solve(ending, async () => false);
    }
  }
}
