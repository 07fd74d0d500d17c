import type { EndingFacts } from '@chariot/protocol';
import { mostCores } from '../shared/engine/device.ts';
import { canKeep, roomToKeep } from '../shared/engine/kept.ts';
import { MOST_MEMORY } from '../shared/engine/tables.ts';

/** What it takes to solve a large ending here. */
export type LargePlan =
  | {
      kind: 'possible';
      /** The large endings to solve, each after those it leads to; with distances to zeroing the wanted one, if memory suffices. */
      endings: readonly EndingFacts[];
      /** Bytes of memory that the largest takes, by the engine's estimate; and bytes worked through in all. */
      memory: number;
      work: number;
      /** About how long it takes, and about how many bytes the tables take in the browser's store. */
      seconds: number;
      storage: number;
    }
  /** `memory`: it takes more than this device can be asked for, `available`. */
  | { kind: 'impossible'; why: 'memory'; memory: number; available: number }
  /** `room`: the browser has too little room for its table. */
  | { kind: 'impossible'; why: 'room'; storage: number; room: number }
  /** `unsupported`: the solver does not support it; `store`: the browser keeps no files. */
  | { kind: 'impossible'; why: 'unsupported' | 'store' };

/** What is known of endings. */
export interface EndingsKnown {
  facts(material: string): Promise<EndingFacts | null>;
  /** True if there is a table: on the site, or kept. */
  isKnown(material: string): boolean;
}

/** Bytes of the solver's memory that one thread works through in a second, keeping included (docs/guide/tables.md). */
const BYTES_A_SECOND = 16e6;
/** How much faster each further thread makes it. */
const PER_THREAD = 0.6;
/** Bytes that a kept table takes for each byte of the solver's memory, and those of its distances to zeroing. */
const KEPT = 0.08;
const KEPT_DTZ = 0.07;
/** Distances to zeroing take as much time as all the rest, more memory though they need. */
const WITH_DTZ = 2;
const GIB = 1 << 30;
/** All that an engine can address, less what is not for solving. */
const MOST_ADDRESSABLE = 3.4 * GIB;
/** What a device is asked for that does not say what it has; and a phone in any case. */
const UNKNOWN = GIB;
const PHONE = GIB / 2;

/** Bytes of memory that solving may take here: half of what the device has. */
function availableMemory(): number {
  const { deviceMemory } = navigator as { deviceMemory?: number };
  const half = deviceMemory === undefined ? UNKNOWN : (deviceMemory * GIB) / 2;
  const isPhone = matchMedia('(pointer: coarse), (max-width: 600px)').matches;
  return Math.min(half, isPhone ? PHONE : MOST_ADDRESSABLE);
}

/** Bytes that are worked through to solve an ending. */
export function workOf({ memory = 0, dtz }: EndingFacts): number {
  return dtz ? memory * WITH_DTZ : memory;
}

/** About how many bytes the browser keeps of one. */
function storageOf({ memory = 0, dtz }: EndingFacts): number {
  return memory * (dtz ? KEPT + KEPT_DTZ : KEPT);
}

/** Plans to solve an ending, with all large ones that it leads to. */
export async function planFor(material: string, known: EndingsKnown): Promise<LargePlan> {
  let endings: EndingFacts[] = [];
  const seen = new Set<string>();
  let small = 0;
  let memory = 0;
  const add = async (name: string): Promise<boolean> => {
    // The table of the ending itself could not be had, though the site may have it.
    if (seen.has(name) || (name !== material && known.isKnown(name))) return true;
    seen.add(name);
    const facts = await known.facts(name);
    if (!facts?.memory) return false;
    for (const smaller of facts.smaller) if (!(await add(smaller))) return false;
    memory = Math.max(memory, facts.memory);
    if (facts.memory <= MOST_MEMORY) small += facts.memory;
    else endings.push(name === material ? facts : withoutDtz(facts));
    return true;
  };
  if (!(await add(material))) return { kind: 'impossible', why: 'unsupported' };
  if (endings.length > 0) {
    const available = availableMemory();
    if (memory > available) return { kind: 'impossible', why: 'memory', memory, available };
    if (!canKeep()) return { kind: 'impossible', why: 'store' };
    const room = (await roomToKeep()) ?? Number.POSITIVE_INFINITY;
    const fits = endings.every(({ dtz }) => !dtz || dtz.memory <= available);
    if (!fits || room < roomFor(endings)) endings = endings.map(withoutDtz);
    const storage = roomFor(endings);
    if (room < storage) return { kind: 'impossible', why: 'room', storage, room };
  }
  const most = Math.max(memory, ...endings.map(({ dtz }) => dtz?.memory ?? 0));
  const work = endings.reduce((sum, ending) => sum + workOf(ending), small);
  const seconds = Math.ceil(work / (BYTES_A_SECOND * (1 + PER_THREAD * (mostCores - 1))));
  return { kind: 'possible', endings, memory: most, work, seconds, storage: storageFor(endings) };
}

function withoutDtz({ dtz: _, ...facts }: EndingFacts): EndingFacts {
  return facts;
}

/** About how many bytes the browser keeps of solved endings. */
function storageFor(endings: readonly EndingFacts[]): number {
  return endings.reduce((sum, ending) => sum + storageOf(ending), 0);
}

/** The room for that: while it is written a file takes its room twice. */
function roomFor(endings: readonly EndingFacts[]): number {
  return 2 * storageFor(endings);
}
