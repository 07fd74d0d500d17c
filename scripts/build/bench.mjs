// Benchmarks of search and tables, native and in wasm.

import { hasThreads, needEngines } from './engines.mjs';
import { GAME_BUILDS, GAMES } from './games.mjs';
import { Failure, outputOf, print, run, say } from './run.mjs';
import { benchTables as benchNativeTables } from './tables.mjs';
import { needRust } from './toolchain.mjs';

/**
 * Prints the speed of the search. Throws if node counts of the same commit differ between builds.
 * @param {object} options
 * @param {string} [options.engine] A native engine with debug checks, if built already.
 * @param {boolean} options.released Whether to run the native release build too.
 */
export async function benchSearch({ engine, released }) {
  await needRust();
  await needEngines();
  for (const [game, { benchDepth }] of Object.entries(GAME_BUILDS)) {
    say(`bench of ${game} to depth ${benchDepth}`);
    const depth = String(benchDepth);
    const bench = ['bench', game, '--depth', depth];
    const native = (/** @type {string[]} */ ...profile) =>
      outputOf('cargo', ['run', '-q', '-p', 'uci', ...profile, '--', ...bench]);
    const wasm = (/** @type {string[]} */ ...edition) =>
      outputOf('node', ['www/scripts/bench-wasm.mjs', game, depth, ...edition]);
    const results = [
      report('native with debug checks', await (engine ? outputOf(engine, bench) : native())),
      ...(released ? [report('native', await native('--release'))] : []),
      report('wasm', await wasm()),
      ...(hasThreads() ? [report('wasm for several threads', await wasm('threads'))] : []),
    ];
    if (new Set(results).size !== 1) throw new Failure(`node counts of ${game} differ`);
  }
}

/**
 * Prints a benchmark's result; returns the number of nodes.
 * @param {string} way
 * @param {string} output
 */
function report(way, output) {
  const { nodes, nps } = readBench(output);
  print(`${way.padEnd(26)} nodes ${nodes}  nps ${nps}\n`);
  return nodes;
}

/**
 * Nodes and nodes per second from the last lines of a benchmark.
 * @param {string} output
 */
export function readBench(output) {
  const [, nodes, nps] = /(?:^|\n)nodes (\d+)\nnps (\d+)\s*$/.exec(output) ?? [];
  if (nodes === undefined || nps === undefined)
    throw new Failure(`a benchmark ended without a count of nodes: ${output}`);
  return { nodes: Number(nodes), nps: Number(nps) };
}

/** Prints the speed of table generation: native, in wasm, and in wasm with two threads. */
export async function benchTables() {
  await needEngines();
  say('tables, native');
  await benchNativeTables();
  for (const game of GAMES) {
    say(`tables of ${game}, wasm`);
    await run('node', ['www/scripts/bench-tables.mjs', game]);
    if (hasThreads()) await run('node', ['www/scripts/bench-tables.mjs', game, '2']);
  }
}
