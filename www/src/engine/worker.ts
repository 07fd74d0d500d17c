/// <reference lib="webworker" />
// The engine's own thread. It answers one request at a time and knows nothing of the page.
import { hears, pausing, told } from '../generated/pause.js';
import { initSync, type Reply } from '../generated/wasm.js';
import type { Crew, FromWorker, ToWorker } from './messages.ts';
import { loadThreads } from './threads.ts';

type Handle = Parameters<typeof pausing>[0];

const page = self as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromWorker): void => page.postMessage(message);

const start = (module: WebAssembly.Module): Handle => initSync({ module }).handle;

async function startWith({ memory, helpers }: Crew, module: WebAssembly.Module): Promise<Handle> {
  const threads = await loadThreads();
  const { handle } = threads.initSync({ module, memory });
  threads.makeCrew(helpers);
  return handle;
}

let handle: ReturnType<typeof pausing> | null = null;

page.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    switch (data.type) {
      case 'start':
        told.flags = data.flags;
        handle = pausing(data.crew ? await startWith(data.crew, data.module) : start(data.module));
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
      case 'hit':
        told.hit = data.id;
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
