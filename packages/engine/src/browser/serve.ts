/// <reference lib="webworker" />
import type { Platform } from '../platform.ts';
import { UciEngine } from '../uci/uci.ts';

const gui = self as unknown as DedicatedWorkerGlobalScope;

/** Makes this worker speak UCI, a line a message. */
export function serve(platform: Platform): void {
  const uci = new UciEngine(
    platform,
    (line) => gui.postMessage(line),
    () => gui.close(),
  );
  gui.addEventListener('message', ({ data }: MessageEvent<unknown>) => uci.send(String(data)));
}
