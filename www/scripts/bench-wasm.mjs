// `node bench-wasm.mjs GAME DEPTH [threads]`: `chariot bench` in wasm. The last lines are `nodes N` and `nps N`, too. With
// `threads` it runs the engine that is made for several threads, with one.

import { networkRequest, startEngine } from './engine.mjs';

const [game, depth, threads] = [process.argv[2], Number(process.argv[3]), process.argv[4]];
if (!game || !Number.isInteger(depth)) {
  console.error('usage: node bench-wasm.mjs GAME DEPTH [threads]');
  process.exit(2);
}

const { handle } = await startEngine(game, threads ? 'threads' : 'full');

// As natively, where the network is a part of the engine.
const network = networkRequest(game);
if (network) ask('network', network);
const { nodes, millis } = ask('bench', { bench: { game, depth } });
console.log(`nodes ${nodes}\nnps ${Math.round((nodes * 1000) / millis)}`);

/** What the engine replies; the end of this program if that is an error. */
function ask(name, request) {
  const reply = handle(request, () => {});
  if (reply[name]) return reply[name];
  console.error(`bench-wasm: ${JSON.stringify(reply)}`);
  process.exit(1);
}
