import { fetchFile } from '../client/fetching.ts';
import { mostThreads } from '../client/threads.ts';
import { FILES } from '../files.ts';
import type { Platform } from '../platform.ts';

const fetched = async (address: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await fetchFile(address)).arrayBuffer());

/** A browser, or a worker in one. */
export const browser: Platform = {
  files: FILES,
  // The fragment, which is not sent, hides the digest of a bundler's file name from our check.
  read: ({ href }) => fetched(`${href}#`),
  spawn: {
    leader: () => new Worker(new URL('../client/worker.ts', import.meta.url), { type: 'module' }),
    helper: () => new Worker(new URL('../client/helper.ts', import.meta.url), { type: 'module' }),
  },
  mostThreads: mostThreads(),
};

/** A site built with checked digests in its file names (`scripts/vite/site.ts`). */
export const site: Platform = { ...browser, read: ({ href }) => fetched(href) };
