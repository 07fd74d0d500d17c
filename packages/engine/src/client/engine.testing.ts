// For tests only: the engine that the page ships, without a worker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contentOf,
  type GameName,
  type Reply,
  type RequestContent,
  type RequestName,
  request,
} from '@chariot/protocol';
import { vi } from 'vitest';
import type { EngineClient } from './client.ts';

/** Asks the first engine of a game, or the one that knows tables; its module is loaded for it alone. */
export async function engineOf(
  game: GameName,
  edition: 'small' | 'full' = 'small',
): Promise<Pick<EngineClient, 'ask'>> {
  vi.resetModules();
  const { bindings } = await import('./bindings.ts');
  const file = edition === 'full' ? `${game}_full_bg.wasm` : `${game}_bg.wasm`;
  const path = join(import.meta.dirname, '..', '..', 'generated', file);
  const module = new WebAssembly.Module(readFileSync(path));
  const { handle } = bindings().initSync({ module });
  return {
    ask<Name extends RequestName>(name: Name, content: RequestContent<Name>) {
      const reply = handle(request(name, content), () => {}) as Reply;
      return Promise.resolve(contentOf(name, reply));
    },
  };
}
