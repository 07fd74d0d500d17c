import type { GameName, ReplyTo, RequestContent, RequestName } from '@chariot/protocol';
import type { Turn } from './client/asker.ts';

/** The part of an engine that solves endings. */
export interface Solver {
  readonly game: GameName;
  /** Asks the engine, in `turn` if given; rejects with the engine's error. */
  ask<Name extends RequestName>(
    name: Name,
    content: RequestContent<Name>,
    turn?: Turn,
  ): Promise<ReplyTo<Name>>;
  /** Number of workers so far. Endings solved by a lost one are gone. */
  generation(): number;
}

/** The endings that an engine knows. */
export class SolvedEndings {
  readonly #solver: Solver;
  /** The worker that solved each ending, by the ending's name. */
  readonly #solved = new Map<string, number>();
  /** Endings read from files. Every worker has them. */
  readonly #read = new Set<string>();

  constructor(solver: Solver) {
    this.#solver = solver;
  }

  /** Reads or solves an ending, first those one move away; resolves to its canonical name. */
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

  async renew(): Promise<void> {
    for (const [ending, worker] of this.#solved) {
      if (worker !== this.#solver.generation()) await this.solve(ending, async () => false);
    }
  }
}
