import { fetchFile } from '../client/fetching.ts';
import { canShare } from '../client/threads.ts';
import { FILES } from '../files.ts';
import type { Platform } from '../platform.ts';

/** More threads than this gain nothing. */
const MOST_THREADS = 16;

/** A browser, or a worker in one. */
export const browser: Platform = {
  files: FILES,
  // The fragment, which is not sent, ends the name: the digest that a bundler may have put into it is not ours to check.
  read: async ({ href }) => new Uint8Array(await (await fetchFile(`${href}#`)).arrayBuffer()),
  spawn: {
    leader: () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
    helper: () => new Worker(new URL('./helper.js', import.meta.url), { type: 'module' }),
  },
  mostThreads: canShare ? Math.min(navigator.hardwareConcurrency, MOST_THREADS) : 1,
};
