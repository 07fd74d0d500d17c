// `node bench-wasm.mjs GAME DEPTH [threads]`: the engine's benchmark in wasm; the last lines are `nodes N` and `nps N`, as
// those of the native `chariot bench`. With `threads` it is the engine made for several threads, here with one.

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
