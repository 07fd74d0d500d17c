import type { Askable } from '@chariot/engine/client';
import type { EndingFacts, GameName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { readManifest } from '../shared/engine/files.ts';
import { KeptTables } from '../shared/engine/kept.ts';
import { SolverResults } from '../shared/engine/results.ts';
import { unaskedMemory } from '../shared/engine/tables.ts';
import type { GameInEndgame } from '../shared/games/endgame.ts';
import { type LargePlan, planFor } from './plan.ts';

/** Cost of opening an ending. */
export type Cost =
  /** The site ships its table: bytes to fetch. */
  | { kind: 'shipped'; bytes: number }
  /** Solved here unasked, in about this many seconds. */
  | { kind: 'solved'; seconds: number }
  /** Solved here earlier on request and kept: bytes of browser storage. */
  | { kind: 'kept'; bytes: number }
  /** Solved here on request: bytes of memory and estimated seconds. */
  | { kind: 'large'; memory: number; seconds: number }
  /** Cannot be solved here: the engine estimates. */
  | { kind: 'estimated' };

/** Forms of endings without a name of their own. */
export const FORMS = ['two', 'each', 'one'] as const;
/** Two pieces against none, one against one, one against none. */
export type Form = (typeof FORMS)[number];

export interface Catalogue {
  /** Solvable endings of up to four pieces that no group offers by name. */
  others: Readonly<Record<Form, readonly string[]>>;
  costs: ReadonlyMap<string, Cost>;
}

/** Bytes of solver memory processed per second on a slow computer (measured: 60 to 300 MB). */
const BYTES_A_SECOND = 50e6;

/** Costs of all endings, requested when the list is first opened. */
export class CatalogueStore {
  readonly known = signal<Catalogue | null>(null);
  /** Endings solved here on request, with their bytes of browser storage. */
  readonly kept = signal<ReadonlyMap<string, number>>(new Map());
  readonly #engine: Pick<Askable, 'ask'>;
  readonly #game: GameName;
  readonly #facts = new Map<string, Promise<EndingFacts | null>>();
  #sizes: Promise<ReadonlyMap<string, number>> | null = null;
  readonly #kept = new KeptTables();
  #begun = false;

  constructor(engine: Pick<Askable, 'ask'>, game: GameName) {
    this.#engine = engine;
    this.#game = game;
  }

  /** Requests the costs of all endings of up to four of these kinds of pieces, kings included. */
  async open({ endings }: GameInEndgame, kinds: readonly string[]): Promise<void> {
    void this.#list();
    if (this.#begun) return;
    this.#begun = true;
    const named = endings.flatMap(({ materials }) => materials);
    const others: Record<Form, string[]> = { two: [], each: [], one: [] };
    for (const [form, material] of smallEndings(kinds)) {
      const facts = await this.#factsOf(material);
      if (!facts || named.includes(facts.name) || others[form].includes(facts.name)) continue;
      if (facts.memory && facts.memory <= unaskedMemory()) others[form].push(facts.name);
    }
    const costs = new Map<string, Cost>();
    for (const material of [...named, ...Object.values(others).flat()]) {
      const cost = await this.cost(material);
      if (cost) costs.set(material, cost);
    }
    this.known.value = { others, costs };
  }

  async forget(material: string): Promise<void> {
    await this.#kept.forget(this.#game, material).catch(() => {});
    await this.#list();
  }

  async #list(): Promise<void> {
    this.kept.value = await this.#kept.list(this.#game);
  }

  /** Cost of an ending; `undefined` if there is none of this name. */
  async cost(material: string): Promise<Cost | undefined> {
    const facts = await this.#factsOf(material);
    if (!facts) return undefined;
    const bytes = (await this.#shipped()).get(facts.name);
    if (bytes !== undefined) return { kind: 'shipped', bytes };
    const kept = (await this.#kept.list(this.#game)).get(facts.name);
    if (kept !== undefined) return { kind: 'kept', bytes: kept };
    const plan = await this.plan(facts.name);
    if (plan.kind !== 'possible') return { kind: 'estimated' };
    const { memory, seconds } = plan;
    if (plan.endings.length > 0) return { kind: 'large', memory, seconds };
    return { kind: 'solved', seconds: Math.max(1, Math.ceil(plan.work / BYTES_A_SECOND)) };
  }

  /** Plan to solve an ending here, with all that it leads to. */
  async plan(material: string): Promise<LargePlan> {
    const results = await new SolverResults().list(this.#game);
    return planFor(material, {
      facts: (name) => this.#factsOf(name),
      hasResults: (name) => results.has(name),
    });
  }

  #factsOf(material: string): Promise<EndingFacts | null> {
    let facts = this.#facts.get(material);
    if (!facts) {
      facts = this.#engine
        .ask('ending', { game: this.#game, material })
        .then((reply) => ('error' in reply ? null : reply.facts));
      this.#facts.set(material, facts);
    }
    return facts;
  }

  /** Sizes in bytes of the site's table files, by ending. */
  #shipped(): Promise<ReadonlyMap<string, number>> {
    this.#sizes ??= readManifest().then((manifest) => {
      const sizes = new Map<string, number>();
      for (const [name, { size }] of manifest ?? []) {
        const [game, file = ''] = name.split('/');
        if (game === this.#game) sizes.set(file.replace(/\.egt$/, ''), size);
      }
      return sizes;
    });
    return this.#sizes;
  }
}

/** All endings with up to two pieces besides the kings. */
function smallEndings(kinds: readonly string[]): [Form, string][] {
  const others = kinds.filter((kind) => kind !== 'K');
  const pairs = others.flatMap((one, i) => others.slice(i).map((two) => [one, two] as const));
  return [
    ...pairs.map(([one, two]): [Form, string] => ['two', `K${one}${two}K`]),
    ...pairs.map(([one, two]): [Form, string] => ['each', `K${one}K${two}`]),
    ...others.map((one): [Form, string] => ['one', `K${one}K`]),
  ];
}
