import '@chariot/engine/testing/browser';
import { readFileSync } from 'node:fs';
import { engineOf } from '@chariot/engine/testing';
import type { Game, GameName } from '@chariot/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { bookOf } from '../shared/book/book.ts';

const LEVEL = 3;
const TWENTY = 20;
/** Times that twenty games are played. */
const TIMES = 5;

/** Answers ranges of the files of `www/public`, and keeps nothing. */
function host(): void {
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: { Range: string } }) => {
    const file = readFileSync(
      new URL(`../../public/books/${url.split('/').at(-1)}`, import.meta.url),
    );
    const [start = 0, last = 0] = headers.Range.replace('bytes=', '').split('-').map(Number);
    return new Response(file.subarray(start, last + 1), { status: 206 });
  });
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('none')) });
}

afterEach(() => vi.unstubAllGlobals());

/** The key of the position four plies into a game that level 3 plays against itself from the book. */
async function openingOf(game: GameName, seed: number): Promise<string> {
  const engine = await engineOf(game);
  const book = bookOf(engine, game);
  const position: Game = { game, style: 'uci', moves: [] };
  for (let ply = 0; ply < 4; ply += 1) {
    const move = await book.move(position, LEVEL, 1_000 * seed + ply);
    if (!move) break;
    position.moves.push(move.uci);
  }
  const reply = await engine.ask('view', position);
  if ('error' in reply) throw new Error(reply.error.kind);
  return reply.view.openingKey;
}

test.each(['chess', 'xiangqi'] as const)(
  'twenty games of %s at level 3 reach fifteen positions or more in four plies, on average',
  async (game) => {
    host();
    const seeds = Array.from({ length: TIMES * TWENTY }, (_, i) => i + 1);
    const played = await Promise.all(seeds.map((seed) => openingOf(game, seed)));
    const different = Array.from(
      { length: TIMES },
      (_, i) => new Set(played.slice(i * TWENTY, (i + 1) * TWENTY)).size,
    );
    const mean = different.reduce((sum, count) => sum + count, 0) / TIMES;
    expect(mean, `${different}`).toBeGreaterThanOrEqual(15);
  },
);
