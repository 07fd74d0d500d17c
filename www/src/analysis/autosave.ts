import { type ParsedGame, type ParsedMove, restoreTree, storeTree } from '@chariot/game';
import { isRecord, oneOf } from '@chariot/game/values';
import type { SideName } from '@chariot/protocol';
import { save } from '../shared/ui/storage.ts';
import { keepAddress } from './address.ts';
import type { AnalysisStore } from './store.ts';

/** Milliseconds without a change before the tree is stored. */
const PAUSE = 400;
const SIDES: readonly SideName[] = ['first', 'second'];

/** Stores the tree of an analysis in the browser, after a pause because a large one takes time. */
export class Autosave {
  readonly #store: AnalysisStore;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: AnalysisStore) {
    this.#store = store;
    addEventListener('pagehide', () => this.flush());
  }

  /** Schedules storing after a change. */
  touch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE);
  }

  /** Stores a changed tree now. */
  flush(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    keepAddress(this.#store);
    const snapshot = this.snapshot();
    if (snapshot) save(`analysis.${this.#store.game}`, snapshot);
  }

  /** The tree in storable form; `null` if there is none. */
  snapshot(): unknown {
    const tree = this.#store.tree.value;
    const at = this.#store.at.value;
    if (!tree || !at) return null;
    return { ...storeTree(tree, at), below: this.#store.below.value };
  }
}

export function readStoredTree(
  value: unknown,
): { parsed: ParsedGame; at: ParsedMove | null; below: SideName } | undefined {
  if (!isRecord(value)) return undefined;
  const read = restoreTree(value.kept);
  if (!read) return undefined;
  const { parsed, moves } = read;
  return {
    parsed,
    at: moves[Number(value.place)] ?? null,
    below: oneOf(SIDES, value.below) ?? 'first',
  };
}
