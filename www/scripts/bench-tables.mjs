// `node bench-tables.mjs GAME [THREADS]`: time for the wasm engine to solve endings, in
// milliseconds: the best of several runs, each with a new engine. With THREADS, runs with that many
// threads alternate with runs of one thread, and the speed-up is printed.

import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { engineModule, engineScript } from './engine.mjs';

/** Pages of shared memory, as on the page (packages/engine/src/client/pool.ts). */
const PAGES = { initial: 40, maximum: 4096, shared: true };

const CASES = {
  chess: [
    ['KRK', ['KRK'], [], 20],
    ['all endings of three men', ['KBK', 'KNK', 'KQK', 'KRK', 'KPK'], [], 10],
    ['KBNK with what it leads to', ['KBNK'], [], 5],
    ['KQKR, what it leads to known', ['KQKR'], ['KQK', 'KRK'], 5],
    ['KRPK, what it leads to known', ['KRPK'], ['KQRK', 'KRRK', 'KRBK', 'KRNK', 'KPK'], 3],
    ['KRKP, what it leads to known', ['KRKP'], ['KQKR', 'KRKR', 'KRKB', 'KRKN', 'KPK'], 3],
  ],
  xiangqi: [
    ['KRKAABB, what it leads to known', ['KRKAABB'], ['KRKABB', 'KRKAAB', 'KAABBK'], 3],
    ['KRKAABB with all it leads to', ['KRKAABB'], [], 3],
  ],
};

/** Starts a new engine with `threads` threads; resolves to its `handle` and `stop`. */
async function start(module, threads) {
  if (threads === undefined) {
    const { handle, initSync } = await engineScript('full');
    initSync({ module });
    return { handle, stop: () => {} };
  }
  const { handle, initSync, makeThreadPool } = await engineScript('threads');
  const memory = new WebAssembly.Memory(PAGES);
  initSync({ module, memory });
  if (threads > 1) makeThreadPool(threads - 1);
  const helpers = Array.from(
    { length: threads - 1 },
    () => new Worker(import.meta.filename, { workerData: { module, memory } }),
  );
  // A helper says when it is ready to join, and nothing afterwards.
  await Promise.all(
    helpers.map((helper) => new Promise((resolve) => helper.once('message', resolve))),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { handle, stop: () => Promise.all(helpers.map((helper) => helper.terminate())) };
}

/** Milliseconds to solve `endings` when `known` are known. */
async function time(module, threads, endings, known) {
  const { handle, stop } = await start(module, threads);
  const solve = (material) => {
    const reply = handle({ solveTable: { game, material } }, () => {});
    if (!reply.solveTable) throw new Error(`${material}: ${JSON.stringify(reply)}`);
  };
  known.forEach(solve);
  const begin = performance.now();
  endings.forEach(solve);
  const millis = performance.now() - begin;
  await stop();
  return millis;
}

async function help() {
  const { parentPort } = await import('node:worker_threads');
  const { initSync, joinThreadPool } = await engineScript('threads');
  initSync(workerData);
  parentPort.postMessage('ready');
  joinThreadPool();
}

const [game = '', wanted] = process.argv.slice(2);

async function measure() {
  const cases = CASES[game];
  const threads = wanted && Number(wanted);
  if (!cases || (wanted && !(threads > 1))) {
    console.error(`usage: node bench-tables.mjs ${Object.keys(CASES).join('|')} [THREADS]`);
    process.exit(2);
  }
  const module = engineModule(game, threads ? 'threads' : 'full');
  for (const [name, endings, known, runs] of cases) {
    const times = threads ? [[1], [threads]] : [[undefined]];
    for (let run = 0; run < runs; run += 1) {
      for (const of of times) of.push(await time(module, of[0], endings, known));
    }
    const best = times.map(([, ...millis]) => Math.min(...millis));
    const text = best.map((millis) => `${millis.toFixed(1)} ms`);
    if (threads)
      text.push(`${(best[0] / best[1]).toFixed(2)} times as fast with ${threads} threads`);
    console.log([name, ...text].join('\t'));
  }
}

await (isMainThread ? measure() : help());
