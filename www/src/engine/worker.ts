/// <reference lib="webworker" />
// The engine's own thread. It computes one request at a time and knows nothing of the page.
import { Engine, initSync, type Reply } from '../generated/wasm.js';
import type { FromWorker, ToWorker } from './messages.ts';

const page = self as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromWorker): void => page.postMessage(message);

let engine: Engine | null = null;

page.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    switch (data.type) {
      case 'start':
        initSync({ module: data.module });
        engine = new Engine();
        post({ type: 'ready' });
        break;
      case 'request': {
        if (!engine) throw new Error('a request came before the engine was started');
        const { id, request } = data;
        const reply = engine.handle(request, (report: Reply) => {
          post({ type: 'report', id, report });
        });
        post({ type: 'reply', id, reply });
        break;
      }
      default:
        data satisfies never;
    }
  } catch (error) {
    // A trap leaves locks and allocator in an unknown state, so this instance is never asked again.
    engine = null;
    post({ type: 'crash', message: error instanceof Error ? error.message : String(error) });
  }
});
