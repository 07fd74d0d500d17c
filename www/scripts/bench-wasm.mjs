// `node bench-wasm.mjs GAME DEPTH [threads|plain]`: `chariot bench` in wasm. The last lines are
// `nodes N` and `nps N`, too. `threads` runs the threaded engine with one thread; `plain` runs
// without a network.

import { networkRequest, startEngine } from './engine.mjs';

const [game, depth, variant] = [process.argv[2], Number(process.argv[3]), process.argv[4]];
if (!game || !Number.isInteger(depth)) {
  console.error('usage: node bench-wasm.mjs GAME DEPTH [threads|plain]');
  process.exit(2);
}

const { handle } = await startEngine(game, variant === 'threads' ? 'threads' : 'full');

// As natively, where the network is part of the engine.
const network = variant === 'plain' ? undefined : networkRequest(game);
if (network) ask('network', network);
const { nodes, millis } = ask('bench', { bench: { game, depth } });
console.log(`nodes ${nodes}\nnps ${Math.round((nodes * 1000) / millis)}`);

/** The engine's reply; an error ends this program. */
function ask(name, request) {
  const reply = handle(request, () => {});
  if (reply[name]) return reply[name];
  console.error(`bench-wasm: ${JSON.stringify(reply)}`);
  process.exit(1);
}
