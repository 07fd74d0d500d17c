// `node bench-wasm.mjs GAME DEPTH [threads]`: `chariot bench` in wasm. The last lines are `nodes N` and `nps N`, too. With
// `threads` it runs the engine that is made for several threads, with one.

import { startEngine } from './engine.mjs';

const [game, depth, threads] = [process.argv[2], Number(process.argv[3]), process.argv[4]];
if (!game || !Number.isInteger(depth)) {
  console.error('usage: node bench-wasm.mjs GAME DEPTH [threads]');
  process.exit(2);
}

const { handle } = await startEngine(game, threads ? 'threads' : 'full');

const reply = handle({ bench: { game, depth } }, () => {});
if (!reply.bench) {
  console.error(`bench-wasm: ${JSON.stringify(reply)}`);
  process.exit(1);
}
const { nodes, millis } = reply.bench;
console.log(`nodes ${nodes}\nnps ${Math.round((nodes * 1000) / millis)}`);
