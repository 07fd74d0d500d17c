/// <reference lib="webworker" />
// The engine's own thread. It answers one request at a time and knows nothing of the page.
import type { ProgressReport } from '@chariot/protocol';
import type { Exports } from './bindings.ts';
import { instance } from './instance.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { type Handle, hears, pausing, told } from './pause.js';
import { causeOf } from './trap.ts';

/** Milliseconds between two signs of life of a search. */
const HEARTBEAT = 1_000;

const page = self as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromWorker): void => page.postMessage(message);

let engine: Exports | undefined;
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
        engine = await instance(data.module, data.pool);
        handle = pausing(engine.handle);
        post({ type: 'ready', hears });
        break;
      case 'request': {
        if (!handle) throw new Error('not started');
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
    post({ type: 'crash', message: causeOf(error, engine?.memory) });
  }
});
