import type { GameName } from '@chariot/protocol';
import { type FileInParts, withStart } from './files.ts';
import type { ByteRange } from './multipart.ts';

/** Folder of the solved tables. Its number changes with the file format; `offline/former.ts` removes the folder before. */
const FOLDER = 'solved-tables-3';
const KINDS = ['egt', 'dtz'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Solved tables in the origin private file system: `chess-KBBKN.egt`, and distances to zeroing in `chess-KBBKN.dtz`.
 * A file appears only when complete.
 */
export class KeptTables {
  /** The stored table of an ending, if any. */
  async get(game: GameName, material: string): Promise<FileInParts | undefined> {
    const file = await this.#file(game, material, 'egt');
    if (!file) return undefined;
    const part = (range: ByteRange): Promise<Uint8Array | null> =>
      file
        .slice(...range)
        .arrayBuffer()
        .then(
          (bytes) => new Uint8Array(bytes),
          () => null,
        );
    return await withStart(file.size, (ranges) => Promise.all(ranges.map(part)));
  }

  /** The stored distances to zeroing of an ending, if any. */
  async dtz(game: GameName, material: string): Promise<Uint8Array | undefined> {
    const file = await this.#file(game, material, 'dtz');
    const bytes = await file?.arrayBuffer().catch(() => undefined);
    return bytes && new Uint8Array(bytes);
  }

  /** Stores a table. Rejects, and stores nothing, if storage is missing or full. */
  async put(
    game: GameName,
    material: string,
    table: Uint8Array<ArrayBuffer>,
    dtz?: Uint8Array<ArrayBuffer>,
  ): Promise<void> {
    await this.forget(game, material);
    try {
      if (dtz) await write(`${game}-${material}.dtz`, dtz);
      await write(`${game}-${material}.egt`, table);
    } catch (error) {
      await this.forget(game, material).catch(() => {});
      throw error;
    }
  }

  /** Removes a stored table. Rejects if another tab is writing it. */
  async forget(game: GameName, material: string): Promise<void> {
    const folder = await opfs();
    for (const kind of KINDS) {
      await folder.removeEntry(`${game}-${material}.${kind}`).catch((error: DOMException) => {
        if (error.name !== 'NotFoundError') throw error;
      });
    }
  }

  /** Endings of a game with stored tables, and their bytes. */
  async list(game: GameName): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    const tables = new Set<string>();
    try {
      for await (const [name, handle] of (await opfs()).entries()) {
        const [, of, material = '', kind] = /^(\w+)-(\w+)\.(\w+)$/.exec(name) ?? [];
        if (of !== game || handle.kind !== 'file') continue;
        const { size } = await (handle as FileSystemFileHandle).getFile();
        sizes.set(material, size + (sizes.get(material) ?? 0));
        if (kind === 'egt' && size > 0) tables.add(material);
      }
    } catch {
      // No such store, or denied: nothing is stored.
    }
    // A tab that ended before the table was written left distances to zeroing alone.
    return new Map([...sizes].filter(([material]) => tables.has(material)));
  }

  async #file(game: GameName, material: string, kind: Kind): Promise<File | undefined> {
    try {
      const file = await (await opfs()).getFileHandle(`${game}-${material}.${kind}`);
      const found = await file.getFile();
      return found.size > 0 ? found : undefined;
    } catch {
      // Not stored; or no such store, or denied.
      return undefined;
    }
  }
}

export function canKeep(): boolean {
  return (
    typeof navigator.storage?.getDirectory === 'function' &&
    typeof FileSystemFileHandle === 'function' &&
    'createWritable' in FileSystemFileHandle.prototype
  );
}

/** Bytes of free storage; `undefined` if the browser does not say. */
export async function roomToKeep(): Promise<number | undefined> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  const { quota, usage = 0 }: StorageEstimate = estimate ?? {};
  return quota === undefined ? undefined : quota - usage;
}

async function opfs(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}

async function write(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const handle = await (await opfs()).getFileHandle(name, { create: true });
  const file = await handle.createWritable();
  try {
    await file.write(bytes);
    await file.close();
  } catch (error) {
    await file.abort().catch(() => {});
    throw error;
  }
}
