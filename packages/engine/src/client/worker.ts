/// <reference lib="webworker" />
// The engine's own thread. It answers one request at a time and knows nothing of the page.
import type { ProgressReport } from '@chariot/protocol';
import { instance } from './instance.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { type Handle, hears, pausing, told } from './pause.js';

/** Milliseconds between two signs of life of a search. */
const HEARTBEAT = 1_000;

const page = self as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromWorker): void => page.postMessage(message);

let handle: Handle | null = null;
/** Time of the next sign of life, in milliseconds. */
let due = 0;

told.alive = () => {
  const now = performance.now();
  if (now < due) return;
  due = now + HEARTBEAT;
  post({ type: 'alive' });
};

page.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    switch (data.type) {
      case 'start':
        told.flags = data.flags;
        handle = pausing((await instance(data.module, data.pool)).handle);
        post({ type: 'ready', hears });
        break;
      case 'request': {
        if (!handle) throw new Error('a request came before the engine was started');
        const { id, request } = data;
        told.current = id;
        const reply = await handle(request, (report: ProgressReport) => {
          post({ type: 'report', id, report });
        });
        post({ type: 'reply', id, reply });
        break;
      }
      case 'stop':
        told.stopped = data.id;
        break;
      case 'ponderHit':
        told.hit = data.id;
        break;
      default:
        data satisfies never;
    }
  } catch (error) {
    // A trap leaves locks and allocator in an unknown state: this instance is never asked again.
    handle = null;
    post({ type: 'crash', message: error instanceof Error ? error.message : String(error) });
  }
});
