/// <reference lib="webworker" />
// A thread that helps the engine's own one, in the memory that they share.
import type { ToHelper } from './messages.ts';
import { loadThreads } from './threads.ts';

self.addEventListener('message', async ({ data }: MessageEvent<ToHelper>) => {
  try {
    const { initSync, joinThreadPool } = await loadThreads();
    initSync(data);
    joinThreadPool();
  } catch (error) {
    // As an error of the worker, which the page hears.
    setTimeout(() => {
      throw error;
    });
  }
});
