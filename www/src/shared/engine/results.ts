import type { GameName } from '@chariot/protocol';

/** Folder of the results. Its number changes with their order. */
const FOLDER = 'solver-results-1';
/** It has a checksum. */
const FORMAT = 'gzip';
/** Fewest bytes passed on together. */
const PART = 4 << 20;
/** Milliseconds after which nobody is expected to go on with an interrupted run. */
const WEEK = 7 * 24 * 3_600_000;

/** Follows the ending in the name of results that the fifty-move rule lets stand. */
const UNDER_RULE = '.kept';

/** The name of an ending's results that the fifty-move rule lets stand. */
export const underRule = (material: string): string => material + UNDER_RULE;

/**
 * Results of solved endings in the origin private file system, `chess-KQRKR`: a larger ending is solved with them, then
 * they are removed; those of an interrupted run after a week. A file appears only when complete.
 */
export class SolverResults {
  /** Endings of a game whose results are stored; also by {@link underRule}. */
  async list(game: GameName): Promise<ReadonlySet<string>> {
    const endings = new Set<string>();
    try {
      for await (const [name, handle] of (await folder()).entries()) {
        const [of, material = ''] = name.split('-');
        if (of !== game || handle.kind !== 'file') continue;
        const { size, lastModified } = await (handle as FileSystemFileHandle).getFile();
        if (lastModified < Date.now() - WEEK) await remove(name);
        else if (size > 0) endings.add(material);
      }
    } catch {
      // No such store, or denied: nothing is stored.
    }
    return endings;
  }

  /**
   * Stores the parts that `read` gives by number, from 0, up to an empty one. Rejects, and stores nothing, if storage
   * is missing or full, or with the error of `read`.
   */
  async put(
    game: GameName,
    material: string,
    read: (number: number) => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<void> {
    let number = 0;
    const parts = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        const part = await read(number);
        number += 1;
        if (part.length > 0) controller.enqueue(part);
        else controller.close();
      },
    });
    const name = `${game}-${material}`;
    const file = await (await folder()).getFileHandle(name, { create: true });
    try {
      await parts.pipeThrough(new CompressionStream(FORMAT)).pipeTo(await file.createWritable());
    } catch (error) {
      await remove(name);
      throw error;
    }
  }

  /** Passes on an ending's results in parts. False if there are none, or damaged ones, which are removed. */
  async read(
    game: GameName,
    material: string,
    use: (part: Uint8Array<ArrayBuffer>) => Promise<unknown>,
  ): Promise<boolean> {
    const name = `${game}-${material}`;
    const handle = await folder()
      .then((found) => found.getFileHandle(name))
      .catch(() => undefined);
    if (!handle) return false;
    const unpacked = (await handle.getFile()).stream().pipeThrough(new DecompressionStream(FORMAT));
    const reader = unpacked.getReader();
    let chunks: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    const pass = async (): Promise<void> => {
      await use(new Uint8Array(await new Blob(chunks).arrayBuffer()));
      [chunks, length] = [[], 0];
    };
    for (;;) {
      const chunk = await reader.read().catch(() => undefined);
      if (!chunk) {
        await remove(name);
        return false;
      }
      // The last part waits for the checksum, which follows it.
      if (chunk.done ? length > 0 : length >= PART) await pass();
      if (chunk.done) return true;
      chunks.push(chunk.value);
      length += chunk.value.length;
    }
  }

  /** Removes an ending's results, if there are any. */
  async remove(game: GameName, material: string): Promise<void> {
    await remove(`${game}-${material}`).catch(() => {});
  }

  /** Removes all results of a game but these. */
  async retain(game: GameName, materials: readonly string[]): Promise<void> {
    for (const material of await this.list(game)) {
      if (!materials.includes(material.replace(UNDER_RULE, '')))
        await remove(`${game}-${material}`);
    }
  }
}

async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}

async function remove(name: string): Promise<void> {
  await (await folder()).removeEntry(name).catch(() => {});
}
