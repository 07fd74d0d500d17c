import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each(['10', 'many'])('games that do not suffice to judge memory by: %s', (games) => {
  const script = join(import.meta.dirname, 'memory.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, games], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining('at least 11 games')]);
});
