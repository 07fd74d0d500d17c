import type { EndingFacts } from '@chariot/protocol';
import { mostCores } from '../shared/engine/device.ts';
import { canKeep, roomToKeep } from '../shared/engine/kept.ts';
import { availableMemory, unaskedMemory } from '../shared/engine/tables.ts';

export type LargePlan =
  | {
      kind: 'possible';
      /**
       * Large endings to solve, each after those it leads to. They have distances to zeroing if memory and room suffice
       * for those of all.
       */
      endings: readonly EndingFacts[];
      /** Endings on the way whose results an interrupted run has stored. */
      resumed: readonly string[];
      /** Bytes of memory for the largest ending, and bytes processed in all, by the engine's estimate. */
      memory: number;
      work: number;
      /** Estimated seconds, and bytes of browser storage for the tables. */
      seconds: number;
      storage: number;
    }
  /** `memory`: more than `available`, the share of this device's memory that solving may take. */
  | { kind: 'impossible'; why: 'memory'; memory: number; available: number }
  /** `room`: the browser has too little storage for the tables. */
  | { kind: 'impossible'; why: 'room'; storage: number; room: number }
  /** `unsupported`: the solver cannot solve the ending; `store`: the browser stores no files. */
  | { kind: 'impossible'; why: 'unsupported' | 'store' };

export interface EndingsKnown {
  facts(material: string): Promise<EndingFacts | null>;
  /** Whether its results are stored, of an interrupted run. A table file does not help the solver. */
  hasResults(material: string): boolean;
}

/** Bytes of solver memory that one thread processes per second, storing included. */
const BYTES_A_SECOND = 16e6;
/** Speed gained with each further thread. */
const PER_THREAD = 0.6;
/** Stored bytes per byte of solver memory: of results on the way, a table, and its distances to zeroing. */
const RESULTS = 0.08;
const KEPT = 0.05;
const KEPT_DTZ = 0.01;
/** Distances to zeroing double the time, though they need more memory. */
const WITH_DTZ = 2;

/** Bytes processed to solve an ending. */
export function workOf({ memory = 0, dtz }: EndingFacts): number {
  return dtz ? memory * WITH_DTZ : memory;
}

/** Estimated bytes of storage for an ending. */
function storageOf({ memory = 0, dtz }: EndingFacts): number {
  return memory * (dtz ? KEPT + KEPT_DTZ : KEPT);
}

/** Plans to solve an ending with all large ones it leads to. */
export async function planFor(material: string, known: EndingsKnown): Promise<LargePlan> {
  let endings: EndingFacts[] = [];
  const seen = new Set<string>();
  const resumed: string[] = [];
  let small = 0;
  let memory = 0;
  const add = async (name: string): Promise<boolean> => {
    if (seen.has(name)) return true;
    seen.add(name);
    if (name !== material && known.hasResults(name)) {
      resumed.push(name);
      return true;
    }
    const facts = await known.facts(name);
    if (!facts?.memory) return false;
    for (const smaller of facts.smaller) if (!(await add(smaller))) return false;
    memory = Math.max(memory, facts.memory);
    if (facts.memory <= unaskedMemory()) small += facts.memory;
    else endings.push(facts);
    return true;
  };
  if (!(await add(material))) return { kind: 'impossible', why: 'unsupported' };
  if (endings.length > 0) {
    const available = availableMemory();
    if (memory > available) return { kind: 'impossible', why: 'memory', memory, available };
    if (!canKeep()) return { kind: 'impossible', why: 'store' };
    const room = (await roomToKeep()) ?? Number.POSITIVE_INFINITY;
    // Those of the requested ending, the last one, need those of the others.
    const fits = endings.at(-1)?.dtz && endings.every(({ dtz }) => !dtz || dtz.memory <= available);
    if (!fits || room < roomFor(endings)) endings = endings.map(withoutDtz);
    const storage = roomFor(endings);
    if (room < storage) return { kind: 'impossible', why: 'room', storage, room };
  }
  const most = Math.max(memory, ...endings.map(({ dtz }) => dtz?.memory ?? 0));
  const work = endings.reduce((sum, ending) => sum + workOf(ending), small);
  const seconds = Math.ceil(work / (BYTES_A_SECOND * (1 + PER_THREAD * (mostCores - 1))));
  const storage = storageFor(endings);
  return { kind: 'possible', endings, resumed, memory: most, work, seconds, storage };
}

function withoutDtz({ dtz: _, ...facts }: EndingFacts): EndingFacts {
  return facts;
}

/** Estimated bytes of storage for all endings. */
function storageFor(endings: readonly EndingFacts[]): number {
  return endings.reduce((sum, ending) => sum + storageOf(ending), 0);
}

/** Bytes of storage needed on the way: of the results of all but the last, and twice the tables, while they are written. */
function roomFor(endings: readonly EndingFacts[]): number {
  // Those that the fifty-move rule lets stand are stored as well.
  const resultsOf = ({ memory = 0, dtz }: EndingFacts) => memory * RESULTS * (dtz ? 2 : 1);
  const results = endings.slice(0, -1).reduce((sum, ending) => sum + resultsOf(ending), 0);
  return 2 * storageFor(endings) + results;
}
