// For tests only: the shipped engine, without a worker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameName, Reply, Request } from '@chariot/protocol';
import { vi } from 'vitest';
import { Askable, type Ticket, type Wish } from './asker.ts';

/** Asks the first engine of a game, or the one with tables; each gets a module of its own. */
export async function engineOf(
  game: GameName,
  edition: 'small' | 'full' = 'small',
): Promise<Askable> {
  vi.resetModules();
  const { bindings } = await import('./bindings.ts');
  const file = edition === 'full' ? `${game}_full_bg.wasm` : `${game}_bg.wasm`;
  const path = join(import.meta.dirname, '..', '..', 'generated', file);
  const module = new WebAssembly.Module(readFileSync(path));
  const { handle } = bindings().initSync({ module });
  return new (class extends Askable {
    submit(request: Request, { onReport }: Wish): Ticket {
      const answer = Promise.resolve(handle(request, onReport) as Reply);
      return { answer, cancel: () => {}, hit: () => {} };
    }
  })();
}
