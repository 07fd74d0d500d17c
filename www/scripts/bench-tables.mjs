// `node bench-tables.mjs GAME`: how long the wasm engine takes to solve endings here, the engine warm: the best of several
// runs, each in a fresh session. A line for each: what, milliseconds.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const game = process.argv[2] ?? '';
const generated = join(import.meta.dirname, '..', 'src', 'generated');
const glue = join(generated, 'wasm.js');

let instances = 0;
/** A new engine, which knows nothing. */
async function newEngine() {
  instances += 1;
  const { handle, initSync } = await import(`${glue}?${instances}`);
  initSync({ module });
  return handle;
}

/** Milliseconds to solve endings once others are known. */
async function time(endings, known) {
  const handle = await newEngine();
  const solve = (material) => {
    const reply = handle({ type: 'solveTable', game, material }, () => {});
    if (reply.type !== 'table') throw new Error(`${material}: ${JSON.stringify(reply)}`);
  };
  known.forEach(solve);
  const start = performance.now();
  endings.forEach(solve);
  return performance.now() - start;
}

const CASES = {
  chess: [
    ['KRK', ['KRK'], [], 20],
    ['all endings of three men', ['KBK', 'KNK', 'KQK', 'KRK', 'KPK'], [], 10],
    ['KBNK with what it leads to', ['KBNK'], [], 3],
    ['KRPK, what it leads to known', ['KRPK'], ['KQRK', 'KRRK', 'KRBK', 'KRNK', 'KPK'], 2],
  ],
  xiangqi: [
    ['KRKAABB, what it leads to known', ['KRKAABB'], ['KRKABB', 'KRKAAB', 'KAABBK'], 3],
    ['KRKAABB with all it leads to', ['KRKAABB'], [], 3],
  ],
};

const cases = CASES[game];
if (!cases) {
  console.error(`usage: node bench-tables.mjs ${Object.keys(CASES).join('|')}`);
  process.exit(2);
}
const module = new WebAssembly.Module(readFileSync(join(generated, `${game}_full_bg.wasm`)));
for (const [name, endings, known, runs] of cases) {
  const times = [];
  while (times.length < runs) times.push(await time(endings, known));
  console.log(`${name}\t${Math.min(...times).toFixed(1)} ms`);
}
