// For tests only: the engine that the page ships, without a worker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { EngineClient, Fault, ReplyOf } from '../engine/client.ts';
import type { GameName, Reply, Request } from '../generated/wasm.js';

/** Asks the engine of a game; its module is loaded for it alone. */
export async function engineOf(game: GameName): Promise<Pick<EngineClient, 'ask'>> {
  vi.resetModules();
  const { handle, initSync } = await import('../generated/wasm.js');
  const path = join(import.meta.dirname, '..', 'generated', `${game}_bg.wasm`);
  initSync({ module: readFileSync(path) });
  return {
    ask<T extends Reply['type']>(expected: T, request: Request): Promise<ReplyOf<T> | Fault> {
      const reply = handle(request, () => {}) as Reply;
      if (reply.type !== expected && reply.type !== 'fault') {
        throw new Error(`expected ${expected}, got ${reply.type}`);
      }
      return Promise.resolve(reply as ReplyOf<T> | Fault);
    },
  };
}
