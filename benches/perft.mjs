// `node benches/perft.mjs [ROUNDS]`: perft of chariot-chess, cozy-chess and shakmaty, all of which count the last ply
// without playing it. Prints the best of some rounds, in million nodes a second. The programs take turns, so that other
// work on the machine slows all of them alike.

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..');
const PROGRAMS = ['chariot', 'cozy-chess', 'shakmaty'];
const [ROUNDS = '7'] = process.argv.slice(2);

/** Depth and FEN. */
const POSITIONS = {
  start: '5 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  kiwipete: '4 r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'rook ending': '6 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  promotions: '5 n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
  middlegame: '4 r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
};

const target = join(ROOT, 'target', 'benches');
const build = ['build', '--release', '--quiet', '--locked', '--manifest-path', join(ROOT, 'benches', 'Cargo.toml')];
// In the root, where the processors to compile for are named.
execFileSync('cargo', [...build, '--target-dir', target], { cwd: ROOT, stdio: 'inherit' });

const answers = PROGRAMS.map((name) => {
  const { stdin, stdout } = spawn(join(target, 'release', name), { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(stdout)[Symbol.asyncIterator]();
  const ask = async (line) => {
    stdin.write(`${line}\n`);
    const { value = '' } = await lines.next();
    const [nodes, nanoseconds] = value.split(' ').map(Number);
    return { nodes, speed: (1000 * nodes) / nanoseconds };
  };
  return { ask, close: () => stdin.end() };
});

console.log(['position', ...PROGRAMS].join(' | '));
const means = PROGRAMS.map(() => 1);
for (const [name, line] of Object.entries(POSITIONS)) {
  const best = PROGRAMS.map(() => 0);
  for (let round = 0; round < Number(ROUNDS); round += 1) {
    const counts = [];
    for (const [i, { ask }] of answers.entries()) {
      const { nodes, speed } = await ask(line);
      counts.push(nodes);
      best[i] = Math.max(best[i], speed);
    }
    assert.equal(new Set(counts).size, 1, `${name}: ${counts}`);
  }
  best.forEach((speed, i) => {
    means[i] *= speed ** (1 / Object.keys(POSITIONS).length);
  });
  console.log([name, ...best.map((speed) => speed.toFixed(0))].join(' | '));
}
console.log(['geometric mean', ...means.map((speed) => speed.toFixed(0))].join(' | '));
console.log(['chariot is faster', ...means.map((speed) => `${(means[0] / speed).toFixed(2)} times`)].join(' | '));
for (const { close } of answers) close();
