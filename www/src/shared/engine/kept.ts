import type { GameName } from '@chariot/protocol';
import type { FileInParts } from './files.ts';

/** Folder of the solved tables. Its number changes with the file format. */
const FOLDER = 'solved-tables-2';
/** Results per chunk, as in `crates/tablebase/src/file/chunked_file.rs`. */
export const CHUNK = 1 << 18;
const FORMAT = 'deflate-raw';
/** Bytes of a number. */
const NUMBER = 4;

/** A table solved here earlier. */
export interface KeptTable extends FileInParts {
  chunks: number;
}

/**
 * Solved tables in the origin private file system, one file each, with its digest in the name.
 *
 * A file holds the chunks in order, each deflated by itself; then their ends, and the start of the table with its
 * checksums; then the number of chunks and the length of the start. It appears only when complete.
 */
export class KeptTables {
  /** The stored table of an ending, if any; without results if its start is damaged. */
  async get(game: GameName, material: string): Promise<KeptTable | undefined> {
    try {
      for (const [name, handle] of await this.#files(game, material)) {
        const table = await opened(await handle.getFile());
        if (table && (await digestOf(table.start)) === digestIn(name)) return table;
        await this.forget(game, material);
      }
    } catch {
      // No such store, or denied: nothing is stored.
    }
    return undefined;
  }

  /** Stores a table. Rejects, and stores nothing, if storage is missing or full. */
  async put(
    game: GameName,
    material: string,
    start: Uint8Array<ArrayBuffer>,
    chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  ): Promise<void> {
    const folder = await opfs();
    const name = `${game}-${material}-${await digestOf(start)}`;
    const handle = await folder.getFileHandle(name, { create: true });
    const file = await handle.createWritable();
    try {
      const ends: number[] = [];
      let end = 0;
      for await (const chunk of chunks) {
        const packed = await through(chunk, new CompressionStream(FORMAT));
        await file.write(packed);
        end += packed.byteLength;
        ends.push(end);
      }
      await file.write(new Uint32Array(ends));
      await file.write(start);
      await file.write(new Uint32Array([ends.length, start.byteLength]));
      await file.close();
    } catch (error) {
      await file.abort().catch(() => {});
      await folder.removeEntry(name).catch(() => {});
      throw error;
    }
  }

  async forget(game: GameName, material: string): Promise<void> {
    const folder = await opfs();
    for (const [name] of await this.#files(game, material)) await folder.removeEntry(name);
  }

  /** Endings of a game with stored tables, and their bytes. */
  async list(game: GameName): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    try {
      for await (const [name, handle] of (await opfs()).entries()) {
        const [of, material = ''] = name.split('-');
        if (of !== game || handle.kind !== 'file') continue;
        const { size } = await (handle as FileSystemFileHandle).getFile();
        if (size > 0) sizes.set(material, size);
      }
    } catch {
      // No such store, or denied: nothing is stored.
    }
    return sizes;
  }

  async #files(game: GameName, material: string): Promise<[string, FileSystemFileHandle][]> {
    const found: [string, FileSystemFileHandle][] = [];
    for await (const [name, handle] of (await opfs()).entries()) {
      if (name.startsWith(`${game}-${material}-`)) {
        found.push([name, handle as FileSystemFileHandle]);
      }
    }
    return found;
  }
}

export function canKeep(): boolean {
  return (
    typeof navigator.storage?.getDirectory === 'function' &&
    typeof FileSystemFileHandle === 'function' &&
    'createWritable' in FileSystemFileHandle.prototype &&
    typeof CompressionStream === 'function'
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

/** The table in a file; `undefined` if incomplete. */
async function opened(file: File): Promise<KeptTable | undefined> {
  const [chunks = 0, length = 0] = await numbers(file, file.size - 2 * NUMBER, 2);
  const startAt = file.size - 2 * NUMBER - length;
  const endsAt = startAt - chunks * NUMBER;
  const ends = chunks > 0 && endsAt > 0 ? await numbers(file, endsAt, chunks) : [];
  if (ends.at(-1) !== endsAt) return undefined;
  const start = new Uint8Array(await file.slice(startAt, startAt + length).arrayBuffer());
  const part = async (from: number): Promise<Uint8Array | null> => {
    const number = from / CHUNK;
    const packed = file.slice(ends[number - 1] ?? 0, ends[number]);
    try {
      const bytes = new Uint8Array(await packed.arrayBuffer());
      return await through(bytes, new DecompressionStream(FORMAT));
    } catch {
      return null;
    }
  };
  return { start, size: file.size, part, chunks };
}

async function numbers(file: File, at: number, count: number): Promise<number[]> {
  if (at < 0) return [];
  const bytes = await file.slice(at, at + count * NUMBER).arrayBuffer();
  return Array.from(new Uint32Array(bytes));
}

/** Pipes bytes through a stream. Going through a blob would take four times as long. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  // The reader reports the same failure.
  const ignored = () => {};
  writer.write(bytes).catch(ignored);
  writer.close().catch(ignored);
  return new Uint8Array(await new Response(readable).arrayBuffer());
}

async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes.slice());
  return Array.from(new Uint8Array(digest, 0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function digestIn(name: string): string | undefined {
  return name.split('-')[2];
}
