import type { Askable } from '@chariot/engine/client';
import type { EndingFacts, GameName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { readManifest } from '../shared/engine/files.ts';
import { KeptTables } from '../shared/engine/kept.ts';
import { MOST_MEMORY } from '../shared/engine/tables.ts';
import type { GameInEndgame } from '../shared/games/endgame.ts';
import { type LargePlan, planFor } from './plan.ts';

/** What it takes to know an ending. */
export type Cost =
  /** Its table comes with the page: bytes to fetch. */
  | { kind: 'shipped'; bytes: number }
  /** It is solved here, in about this many seconds. */
  | { kind: 'solved'; seconds: number }
  /** It was solved here on request, and its table kept: bytes of the browser's store. */
  | { kind: 'kept'; bytes: number }
  /** It is solved here on request: bytes of memory, and about how many seconds. */
  | { kind: 'large'; memory: number; seconds: number }
  /** It cannot be solved here: the engine estimates. */
  | { kind: 'estimated' };

/** The endings that are not offered by name, by their form. */
export const FORMS = ['two', 'each', 'one'] as const;
/** Two pieces against none, one against one, one against none. */
export type Form = (typeof FORMS)[number];

/** What is known of all endings that are offered. */
export interface Catalogue {
  /** The endings of up to four pieces that can be solved and that have no place among those offered by name. */
  others: Readonly<Record<Form, readonly string[]>>;
  costs: ReadonlyMap<string, Cost>;
}

/** Bytes of the solver's memory that are worked through in a second on a slow computer (measured: 60 to 300 MB). */
const BYTES_A_SECOND = 50e6;

/** What each ending costs; asked for when a person first looks at the endings. */
export class CatalogueStore {
  readonly known = signal<Catalogue | null>(null);
  /** The endings that were solved here on request, with the bytes of the browser's store that they take. */
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

  /** Finds out about all endings of up to four of these kinds of pieces, kings included. */
  async open({ endings }: GameInEndgame, kinds: readonly string[]): Promise<void> {
    void this.#list();
    if (this.#begun) return;
    this.#begun = true;
    const named = endings.flatMap(({ materials }) => materials);
    const others: Record<Form, string[]> = { two: [], each: [], one: [] };
    for (const [form, material] of smallEndings(kinds)) {
      const facts = await this.#factsOf(material);
      if (!facts || named.includes(facts.name) || others[form].includes(facts.name)) continue;
      if (facts.memory && facts.memory <= MOST_MEMORY) others[form].push(facts.name);
    }
    const costs = new Map<string, Cost>();
    for (const material of [...named, ...Object.values(others).flat()]) {
      const cost = await this.cost(material);
      if (cost) costs.set(material, cost);
    }
    this.known.value = { others, costs };
  }

  /** Forgets the table of an ending that was solved here. */
  async forget(material: string): Promise<void> {
    await this.#kept.forget(this.#game, material).catch(() => {});
    await this.#list();
  }

  async #list(): Promise<void> {
    this.kept.value = await this.#kept.list(this.#game);
  }

  /** What an ending costs; `undefined` if there is none of this name. */
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

  /** What it takes to solve an ending here, with all that it leads to. */
  async plan(material: string): Promise<LargePlan> {
    const [shipped, kept] = await Promise.all([this.#shipped(), this.#kept.list(this.#game)]);
    return planFor(material, {
      facts: (name) => this.#factsOf(name),
      isKnown: (name) => shipped.has(name) || kept.has(name),
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

  /** The sizes of the table files of the game, by ending. */
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

/** All endings of up to two pieces beside the kings. */
function smallEndings(kinds: readonly string[]): [Form, string][] {
  const others = kinds.filter((kind) => kind !== 'K');
  const pairs = others.flatMap((one, i) => others.slice(i).map((two) => [one, two] as const));
  return [
    ...pairs.map(([one, two]): [Form, string] => ['two', `K${one}${two}K`]),
    ...pairs.map(([one, two]): [Form, string] => ['each', `K${one}K${two}`]),
    ...others.map((one): [Form, string] => ['one', `K${one}K`]),
  ];
}
