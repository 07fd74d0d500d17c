/// <reference lib="webworker" />
// The engine's own thread. It answers one request at a time and knows nothing of the page.
import { hears, pausing, told } from '../generated/pause.js';
import { initSync, type Reply } from '../generated/wasm.js';
import type { FromWorker, ToWorker } from './messages.ts';

const page = self as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromWorker): void => page.postMessage(message);

let handle: ReturnType<typeof pausing> | null = null;

page.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    switch (data.type) {
      case 'start':
        told.flag = data.flag;
        handle = pausing(initSync({ module: data.module }).handle);
        post({ type: 'ready', hears });
        break;
      case 'request': {
        if (!handle) throw new Error('a request came before the engine was started');
        const { id, request } = data;
        told.current = id;
        const reply = await handle(request, (report: Reply) => {
          post({ type: 'report', id, report });
        });
        post({ type: 'reply', id, reply });
        break;
      }
      case 'stop':
        told.stopped = data.id;
        break;
      default:
        data satisfies never;
    }
  } catch (error) {
    // A trap leaves locks and allocator in an unknown state, so this instance is never asked again.
    handle = null;
    post({ type: 'crash', message: error instanceof Error ? error.message : String(error) });
  }
});
