// `node bench-probes.mjs GAME ENDING [TABLES]`: time for the wasm engine to give the results of a random
// position and of its moves, from a table file of more blocks than it keeps decoded. Milliseconds by
// side to move: of the first position, which also reads the blocks that teach, and the median of the
// others, then of the same again.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEngine } from './engine.mjs';

const POSITIONS = 200;
const [game, material, tables = join(import.meta.dirname, '../../tables')] = process.argv.slice(2);
if (!game || !material) {
  console.error('usage: node bench-probes.mjs GAME ENDING [TABLES]');
  process.exit(2);
}

const { handle } = await startEngine(game, 'full');

function ask(request) {
  const reply = handle(request, () => {});
  if ('error' in reply) throw new Error(JSON.stringify(reply.error));
  return reply;
}

/** Milliseconds for the results of a position. */
function time(start) {
  const begin = performance.now();
  ask({ probe: { game, start, moves: [] } });
  return performance.now() - begin;
}

const median = (times) => times.toSorted((a, b) => a - b)[times.length >> 1].toFixed(2);

const { facts } = ask({ ending: { game, material } }).ending;
for (const toMove of ['second', 'first']) {
  for (const name of [facts.name, ...facts.smaller]) {
    const bytes = new Uint8Array(readFileSync(join(tables, game, `${name}.egt`)));
    ask({ loadTable: { game, bytes } });
  }
  const fens = Array.from({ length: POSITIONS }, (_, seed) => {
    const drawn = ask({ randomPosition: { game, material, strong: 'first', toMove, seed } });
    return drawn.randomPosition.fen;
  });
  const [[first], ...others] = fens.map((fen) => [time(fen), time(fen)]);
  const [cold, again] = [0, 1].map((i) => median(others.map((times) => times[i])));
  console.log(`${toMove} side to move\tfirst ${first.toFixed(1)}, others ${cold}, again ${again}`);
}
