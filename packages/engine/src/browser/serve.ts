/// <reference lib="webworker" />
import { UciEngine, type UciPlatform } from '../uci/uci.ts';
import { browser } from './platform.ts';

const gui = self as unknown as DedicatedWorkerGlobalScope;

/** Makes this worker speak UCI, one line a message, with at most `mostThreads` threads. */
export function serve(mostThreads: number): void {
  const platform: UciPlatform = {
    ...browser,
    mostThreads,
    spawnUci: () => new Worker(new URL('./uci-engine.js', import.meta.url), { type: 'module' }),
  };
  const uci = new UciEngine(
    platform,
    (line) => gui.postMessage(line),
    () => gui.close(),
  );
  gui.addEventListener('message', ({ data }: MessageEvent<unknown>) => uci.send(String(data)));
}
