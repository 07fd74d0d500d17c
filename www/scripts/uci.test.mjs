import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const script = join(import.meta.dirname, 'uci.mjs');

for (const [game, position, info, best] of [
  ['chess', 'position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'score mate 1', 'bestmove a1a8'],
  ['xiangqi', 'position startpos moves h3e3', 'info depth 6', 'bestmove '],
]) {
  test(`the engine of the page plays ${game} as a UCI engine`, () => {
    const input = ['uci', 'isready', position, 'go depth 6', 'quit', ''].join('\n');
    const { stdout, status } = spawnSync(process.execPath, [script, game], {
      input,
      encoding: 'utf8',
    });
    assert.equal(status, 0);
    const lines = stdout.trim().split('\n');
    assert.ok(lines.includes('readyok'));
    assert.ok(lines.some((line) => line.includes(info)));
    assert.ok(lines.at(-1)?.includes(best));
    assert.ok(!lines.at(-1)?.includes('0000'));
  });
}
