import '../browser.testing.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameName, type Reply, request } from '@chariot/protocol';
import { expect, test, vi } from 'vitest';

/** Most plies in a line of a search. */
const MOST_PLIES = 128;

test.each<[GameName, string]>([
  ['chess', '8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1'],
  ['xiangqi', '3k5/9/9/p1p1p1p1p/9/9/P1P1P1P1P/9/9/5K3 w - - 0 1'],
])(
  'the longest line of a search of %s leaves most of the stack free',
  { timeout: 60_000 },
  async (game, start) => {
    vi.resetModules();
    const { bindings } = await import('./bindings.ts');
    const path = join(import.meta.dirname, '..', '..', 'generated', `${game}_bg.wasm`);
    const module = new WebAssembly.Module(readFileSync(path));
    const { handle, memory } = bindings().initSync({ module });
    // The stack lies first in memory, so that an overflow traps. It grows downwards over zeros.
    const isUsed = (byte: number): boolean => byte !== 0;
    const size = new Uint8Array(memory.buffer).findIndex(isUsed);
    // One MiB, less the bytes that starting the engine has used.
    expect(size).toBeGreaterThan((1 << 20) - 1024);
    let plies = 0;
    const reply = handle(
      request('search', { game: { game, start, moves: [] }, limits: { nodes: 1_000_000 } }),
      (report: unknown) => {
        plies = Math.max(plies, (report as { search: { seldepth: number } }).search.seldepth);
      },
    ) as Reply;
    expect(reply).not.toHaveProperty('error');
    expect(plies).toBeGreaterThan(MOST_PLIES / 4);
    const used = size - new Uint8Array(memory.buffer).findIndex(isUsed);
    expect((used * MOST_PLIES) / plies).toBeLessThan(size / 2);
  },
);
