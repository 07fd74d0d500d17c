/// <reference lib="webworker" />
// A helper thread of the engine, in the memory that they share.
import type { ToHelper } from './messages.ts';
import { loadThreads } from './threads.ts';

self.addEventListener('message', async ({ data }: MessageEvent<ToHelper>) => {
  try {
    const { initSync, joinThreadPool } = await loadThreads();
    initSync(data);
    joinThreadPool();
  } catch (error) {
    // Thrown outside the promise, so that the page hears it as an error of the worker.
    setTimeout(() => {
      throw error;
    });
  }
});
