import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, 'uci.mjs');

test.each([
  ['chess', 'position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'score mate 1', 'bestmove a1a8'],
  ['xiangqi', 'position startpos moves h3e3', 'info depth 6', 'bestmove '],
])('the engine of the page plays %s as a UCI engine', (game, position, info, best) => {
  const input = ['uci', 'isready', position, 'go depth 6', 'quit', ''].join('\n');
  const { stdout, status } = spawnSync(process.execPath, [script, game], {
    input,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const lines = stdout.trim().split('\n');
  expect(lines).toContain('readyok');
  expect(lines.some((line) => line.includes(info))).toBe(true);
  expect(lines.at(-1)).toContain(best);
  expect(lines.at(-1)).not.toContain('0000');
});
