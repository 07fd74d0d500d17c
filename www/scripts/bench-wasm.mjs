// `node bench-wasm.mjs GAME DEPTH`: the engine's benchmark in wasm; the last lines are `nodes N` and `nps N`, as
// those of the native `chariot bench`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [game, depth] = [process.argv[2], Number(process.argv[3])];
if (!game || !Number.isInteger(depth)) {
  console.error('usage: node bench-wasm.mjs GAME DEPTH');
  process.exit(2);
}

const generated = join(import.meta.dirname, '..', 'src', 'generated');
const { handle, initSync } = await import(join(generated, 'wasm.js'));
initSync({ module: readFileSync(join(generated, `${game}_full_bg.wasm`)) });

const reply = handle({ type: 'bench', game, depth }, () => {});
if (reply.type !== 'bench') {
  console.error(`bench-wasm: ${JSON.stringify(reply)}`);
  process.exit(1);
}
console.log(`nodes ${reply.nodes}\nnps ${Math.round((reply.nodes * 1000) / reply.millis)}`);
