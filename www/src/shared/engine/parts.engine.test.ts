import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf } from '@chariot/engine/testing';
import { expect, test } from 'vitest';

const TABLES = join(import.meta.dirname, '../../../../tables/chess');

test('a bad part is reported, and does not keep out those after it', async () => {
  const engine = await engineOf('chess', 'full');
  const file = new Uint8Array(readFileSync(join(TABLES, 'KQKR.egt')));
  const start = file.slice(0, new DataView(file.buffer).getUint32(10, true));
  await engine.ask('beginTable', { game: 'chess', bytes: start });
  const game = { game: 'chess', start: '8/8/8/3k4/3r4/8/8/Q3K3 w - - 0 1', moves: [] } as const;
  const missing = async () => {
    const reply = await engine.ask('missingParts', { game: { ...game, moves: [] } });
    return 'error' in reply ? [] : reply.parts;
  };
  const [bad, ...others] = await missing();
  if (!bad) throw new Error('nothing is missing');
  expect(others.length).toBeGreaterThan(1);
  const damaged = { start: bad.start, bytes: file.slice(bad.start, bad.end).fill(0) };
  const good = others.map(({ start, end }) => ({ start, bytes: file.slice(start, end) }));
  const reply = await engine.ask('addParts', {
    game: 'chess',
    material: 'KQKR',
    parts: [damaged, ...good],
  });
  expect(reply).toMatchObject({ error: { kind: 'TABLE' } });
  expect(await missing()).toEqual([bad]);
});
