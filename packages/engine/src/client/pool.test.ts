import type { Request } from '@chariot/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import type { ToWorker } from './messages.ts';
import { WorkerPool } from './pool.ts';

class FakeWorker {
  readonly heard: ToWorker[] = [];
  terminated = false;
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
}

/** A pool with `wanted` helpers, where `pages` pages of memory are available. */
function pool(wanted: number, pages: number) {
  vi.stubGlobal('WebAssembly', {
    Memory: class {
      constructor({ maximum }: WebAssembly.MemoryDescriptor) {
        if ((maximum ?? 0) > pages) throw new RangeError('could not allocate memory');
      }
    },
  });
  const workers: FakeWorker[] = [];
  const spawn = (): Worker => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  };
  return { made: new WorkerPool(wanted, { leader: spawn, helper: spawn }), workers };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  // Pages available, helpers wanted, helpers made, MiB of hash table for a search that wants 128.
  [4096, 15, 15, 128],
  [2048, 15, 15, 40],
  [2048, 3, 3, 88],
  [1024, 15, 5, 16],
  [1024, 1, 1, 32],
])('of %i pages %i helpers get their share', (pages, wanted, there, hash) => {
  const { made, workers } = pool(wanted, pages);
  expect(workers).toHaveLength(1 + there);
  made.postMessage({ type: 'start', module: {} as WebAssembly.Module, flags: null });
  expect(workers[0]?.heard[0]).toMatchObject({ pool: { helpers: there } });
  expect(workers.slice(1).every(({ heard }) => heard.length === 1)).toBe(true);
  const request: Request = {
    search: { game: { game: 'chess', moves: [] }, limits: {}, hash: 128 },
  };
  made.postMessage({ type: 'request', id: 1, request });
  expect(workers[0]?.heard[1]).toMatchObject({ id: 1, request: { search: { hash } } });
  made.terminate();
  expect(workers.every(({ terminated }) => terminated)).toBe(true);
});

test('without memory to share there is no pool', () => {
  expect(() => pool(1, 512)).toThrow('no memory');
});
