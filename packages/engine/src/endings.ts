import type {
  EndingFacts,
  GameName,
  ProgressReport,
  ReplyTo,
  RequestContent,
  RequestName,
} from '@chariot/protocol';
import { until } from './abort.ts';
import {
  type Checks,
  FUNCTION,
  properties,
  required,
  STOPPABLE,
  TEXT,
  whole,
} from './arguments.ts';
import type { Turn } from './client/asker.ts';
import type { EngineClient } from './client/client.ts';
import type { SolveOptions } from './engine.ts';
import { EngineError } from './error.ts';

/** The cost of solving an ending and those it leads to. */
export interface Estimate {
  /** The ending, its pieces in the usual order: `KRK`. */
  ending: string;
  /**
   * The endings to solve, in order, the ending itself last. An ending that was read from a file is among them if a larger
   * one is solved with it; those that the engine has solved are not.
   */
  solves: readonly string[];
  /** Most bytes of memory. */
  bytes: number;
}

/** How far solving has come. */
export interface SolveProgress {
  /** The ending being solved. */
  ending: string;
  /** Endings solved before it, and all that are to be solved. */
  done: number;
  total: number;
  /** All mates of up to so many plies are found. */
  plies: number;
  /** Won and lost positions found so far. */
  decided: number;
}

/** The part of an engine that solves endings. */
export interface Solver {
  readonly game: GameName;
  /** Asks the engine, in `turn` if given; rejects with the engine's error. */
  ask<Name extends RequestName>(
    name: Name,
    content: RequestContent<Name>,
    turn?: Turn,
    onReport?: (report: ProgressReport) => void,
  ): Promise<ReplyTo<Name>>;
  /** Reads a table file; resolves to its ending. */
  load(bytes: Uint8Array): Promise<string>;
  /** Counts its workers. Endings solved by a lost one are gone. */
  readonly client: EngineClient;
}

/** How to get an ending that the engine does not know. */
export interface Wish {
  /** Reads the table of an ending from a file; false if there is none. */
  read?: ((ending: string) => Promise<boolean>) | undefined;
  onProgress?: (progress: SolveProgress) => void;
  /** Most bytes of memory for solving. */
  maxBytes?: number | undefined;
  turn?: Turn;
}

/** A solved table takes this part of the memory of solving it: a third, a little more with pawns. */
const KEPT = 0.36;
/** Bytes allowed by default, and those that WebAssembly can address. */
const USUAL_BYTES = 2 ** 31;
const MOST_BYTES = 2 ** 32 - 2 ** 26;

const SOLVE: Checks<SolveOptions> = {
  ...STOPPABLE,
  file: FUNCTION,
  onProgress: FUNCTION,
  maxBytes: whole(1, Number.MAX_SAFE_INTEGER),
};

/** The endings that an engine knows. */
export class SolvedEndings {
  readonly #solver: Solver;
  /** The worker that solved each ending, and the memory it took, by the ending's name. */
  readonly #solved = new Map<string, { worker: number; memory: number }>();
  /** Endings read from files. Every worker has them. */
  readonly #read = new Set<string>();

  constructor(solver: Solver) {
    this.#solver = solver;
  }

  async estimate(ending: string): Promise<Estimate> {
    const { name } = await this.#facts(required('ending', ending, TEXT));
    const solves = await this.#toSolve((one) => !this.#knows(one), name);
    return { ending: name, solves: solves.map((one) => one.name), bytes: this.#bytes(solves) };
  }

  /** Solves an ending as a program wishes. What its own functions throw comes back unchanged. */
  async solveAs(ending: string, options: SolveOptions): Promise<string> {
    required('ending', ending, TEXT);
    const { signal, file, onProgress, maxBytes } = properties('options', options, SOLVE);
    const read = async (name: string): Promise<boolean> => {
      const bytes = await file?.(name);
      if (!bytes) return false;
      // A damaged file counts as missing.
      return this.#solver.load(bytes).then(
        (read) => read === name,
        () => false,
      );
    };
    let failure: { error: unknown } | undefined;
    const work = (turn: Turn): Promise<string> => {
      const tell = (progress: SolveProgress): void => {
        try {
          if (!failure) onProgress?.(progress);
        } catch (error) {
          failure = { error };
          turn.end();
        }
      };
      return this.solve(ending, { read: file && read, onProgress: tell, maxBytes, turn });
    };
    try {
      return await until(this.#solver.client, signal, work);
    } catch (error) {
      throw failure ? failure.error : error;
    }
  }

  /** Reads or solves an ending, first those one move away; resolves to its canonical name. */
  async solve(ending: string, wish: Wish = {}): Promise<string> {
    const { read, onProgress = () => {}, maxBytes = USUAL_BYTES, turn } = wish;
    const { game, ask } = this.#solver;
    const facts = await this.#facts(ending);
    const most = Math.min(maxBytes, MOST_BYTES);
    if (!read && !this.#knows(facts.name)) requireRoom(facts.name, facts.memory, most);
    const unread = new Set<string>();
    // The largest first: it may be all that is missing, and too large to solve.
    for (const one of (await this.#family(facts.name)).reverse()) {
      if (this.#knows(one.name)) continue;
      if (await read?.(one.name)) this.#read.add(one.name);
      else {
        requireRoom(one.name, one.memory, most);
        unread.add(one.name);
      }
    }
    const solves = await this.#toSolve((one) => unread.has(one), facts.name);
    requireRoom(facts.name, this.#bytes(solves), most);
    for (const [done, { name, memory }] of solves.entries()) {
      const tell = (report: ProgressReport): void => {
        if (!('solveTable' in report)) return;
        const { plies, decided } = report.solveTable;
        onProgress({ ending: name, done, total: solves.length, plies, decided });
      };
      await ask('solveTable', { game, material: name }, turn, tell);
      this.#solved.set(name, { worker: this.#solver.client.generation, memory });
    }
    return facts.name;
  }

  /** Solves again what a lost worker had solved. */
  async renew(): Promise<void> {
    for (const ending of this.#solved.keys())
      if (!this.#knows(ending)) await this.solve(ending, { maxBytes: MOST_BYTES });
  }

  #knows(ending: string): boolean {
    return this.#hasSolved(ending) || this.#read.has(ending);
  }

  #hasSolved(ending: string): boolean {
    return this.#solved.get(ending)?.worker === this.#solver.client.generation;
  }

  /** Most bytes of memory for solving some endings in this order, with what is solved already. */
  #bytes(endings: readonly Costed[]): number {
    let kept = 0;
    for (const [name, { memory }] of this.#solved) if (this.#hasSolved(name)) kept += memory * KEPT;
    let most = 0;
    for (const { memory } of endings) {
      most = Math.max(most, kept + memory);
      kept += memory * KEPT;
    }
    return Math.ceil(most);
  }

  async #facts(ending: string): Promise<Costed> {
    const { game, ask } = this.#solver;
    const { facts } = await ask('ending', { game, material: ending });
    const { name, memory, smaller } = facts;
    if (memory === undefined) throw new EngineError('MATERIAL', `${name} cannot be solved`);
    return { name, memory, smaller };
  }

  /**
   * The `wanted` ones of an ending's family and all that these lead to, smaller ones first, without the solved ones: a file
   * has the results of one side only, so the solver cannot use it.
   */
  async #toSolve(wanted: (ending: string) => boolean, ending: string): Promise<Costed[]> {
    const family = await this.#family(ending);
    const needed = new Set(family.map(({ name }) => name).filter(wanted));
    for (const { name, smaller } of [...family].reverse()) {
      if (needed.has(name) && !this.#hasSolved(name)) for (const one of smaller) needed.add(one);
    }
    return family.filter(({ name }) => needed.has(name) && !this.#hasSolved(name));
  }

  /** An ending and all that it leads to, smaller ones first. */
  async #family(ending: string): Promise<Costed[]> {
    const found = new Map<string, Costed>();
    const visit = async (name: string): Promise<void> => {
      if (found.has(name)) return;
      const facts = await this.#facts(name);
      for (const smaller of facts.smaller) await visit(smaller);
      found.set(name, facts);
    };
    await visit(ending);
    return [...found.values()];
  }
}

type Costed = Pick<EndingFacts, 'name' | 'smaller'> & { memory: number };

function requireRoom(ending: string, bytes: number, most: number): void {
  if (bytes <= most) return;
  const [needed, allowed] = [bytes, most].map((count) => Math.ceil(count / 2 ** 20));
  throw new EngineError(
    'MEMORY',
    `${ending} takes up to ${needed} MiB of memory to solve; ${allowed} MiB are allowed`,
  );
}
