import { signal } from '@preact/signals';
import type { GameName } from '../generated/wasm.js';
import type { EngineClient } from './client.ts';

/** Where an endgame table came from, and how long the engine took over it. */
export interface TableNote {
  material: string;
  /** `file`: read from its file; the others: solved here, because the file was missing or damaged. */
  origin: 'file' | 'missing' | 'damaged';
  millis: number;
}

/** No ending the page loads is near this size; a longer answer is not a table. */
const MAX_BYTES = 4 << 20;

/** Loads endgame tables once each, and solves those whose file is no use. */
export class Tables {
  /** The tables that are ready, by material. */
  readonly notes = signal<ReadonlyMap<string, TableNote>>(new Map());
  readonly #engine: EngineClient;
  readonly #pending = new Map<string, Promise<void>>();
  #sizes: Promise<ReadonlyMap<string, number> | null> | null = null;

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }

  /** Resolves when the table is ready, or when nothing helped; asks again only after a failure. */
  load(game: GameName, material: string): Promise<void> {
    const key = `${game}/${material}`;
    let pending = this.#pending.get(key);
    if (!pending) {
      pending = this.#load(game, material, key);
      this.#pending.set(key, pending);
    }
    return pending;
  }

  async #load(game: GameName, material: string, key: string): Promise<void> {
    const file = await this.#fetch(`${key}.egt`);
    if (file instanceof Uint8Array) {
      const reply = await this.#engine.teach(key, 'table', {
        type: 'loadTable',
        game,
        bytes: file,
      });
      // The name in the file counts, not the name of the file.
      if (reply.type === 'table' && reply.material === material) {
        this.#note({ material, origin: 'file', millis: reply.millis });
        return;
      }
    }
    const solved = await this.#engine.teach(key, 'table', { type: 'solveTable', game, material });
    if (solved.type === 'table') {
      const origin = file === 'missing' ? 'missing' : 'damaged';
      this.#note({ material, origin, millis: solved.millis });
    } else {
      this.#pending.delete(key);
    }
  }

  async #fetch(name: string): Promise<Uint8Array | 'missing' | 'damaged'> {
    this.#sizes ??= readManifest();
    const sizes = await this.#sizes;
    const listed = sizes?.get(name);
    if (sizes && listed === undefined) return 'missing';
    const bytes = await fetchBytes(`tables/${name}`);
    if (!bytes) return 'missing';
    return bytes.length <= MAX_BYTES && bytes.length === (listed ?? bytes.length)
      ? bytes
      : 'damaged';
  }

  #note(note: TableNote): void {
    this.notes.value = new Map(this.notes.value).set(note.material, note);
  }
}

/** Sizes of the table files by name (`chess/KRK.egt`), as the build listed them; `null` without a list. */
async function readManifest(): Promise<ReadonlyMap<string, number> | null> {
  const bytes = await fetchBytes('tables/MANIFEST');
  if (!bytes) return null;
  const lines = new TextDecoder().decode(bytes).matchAll(/^[0-9a-f]{64} (\d+) (\S+)$/gm);
  return new Map(Array.from(lines, ([, size, name]) => [name ?? '', Number(size)]));
}

/** The bytes of a file of our own site; `null` if it cannot be had. */
async function fetchBytes(address: string): Promise<Uint8Array | null> {
  try {
    const response = await fetch(address);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
