// Builds the engines for the browser into packages/engine/generated.

import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compilation, EDITIONS, serves, waysToCompile } from './editions.mjs';
import { GAMES } from './games.mjs';
import { needNodeModules, textOf } from './packages.mjs';
import {
  allSettled,
  BIN,
  Failure,
  inParallel,
  once,
  print,
  ROOT,
  run,
  say,
  succeeds,
} from './run.mjs';
import { needRust, targetFolder } from './toolchain.mjs';

/** @typedef {import('./editions.mjs').Edition} Edition */
/** @typedef {{ name: string, edition: Edition }} Engine */

const GENERATED = join(ROOT, 'packages', 'engine', 'generated');
/** Where the engines are made, to take the place of the older ones as a whole. */
const FRESH = `${GENERATED}.new`;
/** Beside the engines: what they were made from. */
const STAMP = '.made-from';
/** Beside engines with the standard library of the compiler, which makes them larger. */
const LARGER = '.larger';

/** Bytes that the first engine of a game may have, compressed as static hosts do. */
const BUDGET = 96_000;

const WASM_OPT = [
  // Once: a second time takes half as long again, for 0.1 % of the first engines compressed, and makes the others larger.
  '-Os',
  // More code and yet less of it compressed, by 2.6 KB: functions that are called once stay where they are alike.
  '--one-caller-inline-max-function-size=30',
  // Functions of one module are alike, and gzip looks back 32 KB only: 0.5 KB compressed.
  '--reorder-functions-by-name',
  // Nothing of Rust's lies in the first kilobyte of memory: the stack ends there.
  '--low-memory-unused',
  '--strip-producers',
  '--strip-target-features',
  // What rustc enables by default for this target. Not --all-features: browsers reject some of what that emits.
  '--enable-bulk-memory',
  '--enable-multivalue',
  '--enable-mutable-globals',
  '--enable-nontrapping-float-to-int',
  '--enable-reference-types',
  '--enable-sign-ext',
  '--enable-simd',
];

/** The engines that the page ships. */
export const needEngines = once(async () => {
  if ((await needRust()).ownStd === undefined) {
    say(
      "larger engines, and none with several threads: the source of Rust's standard library is missing (rust-src)",
    );
  }
  const engines = await compile(EDITIONS);
  await replaceGenerated(engines, () => inParallel(engines, os.availableParallelism(), finish));
});

/** Engines for development: one for each game stands for all its editions with one thread. */
export async function buildDevelopmentEngines() {
  const features = ['tables', 'bench', 'clients', 'think', 'dev'];
  const engines = await compile([{ suffix: '_full', features, kind: 'development' }]);
  await replaceGenerated(engines, () =>
    inParallel(engines, 1, async ({ name }) => {
      const bound = await bind(name);
      for (const suffix of ['', '_full', '_think']) {
        copyFileSync(bound, join(FRESH, `${name.replace('_full', suffix)}_bg.wasm`));
      }
    }),
  );
}

/** True if there is an engine for several threads. */
export function hasThreads() {
  return existsSync(join(GENERATED, 'threads.js'));
}

/** Prints how large the first engine of each game is; true if all keep to the budget, or cannot. */
export function enginesAreSmall() {
  if (existsSync(join(GENERATED, LARGER))) {
    print('no budget: the engines have the standard library of the compiler\n');
    return true;
  }
  const sizes = GAMES.map((game) => {
    const size = gzipSync(readFileSync(join(GENERATED, `${game}_bg.wasm`)), { level: 9 }).length;
    print(`${game}: ${size} bytes compressed; the budget is ${BUDGET}\n`);
    return size;
  });
  return sizes.every((size) => size <= BUDGET);
}

/**
 * Compiles editions of every game, kinds at the same time, to NAME/wasm.wasm in FRESH; those that could be compiled.
 * @param {readonly Edition[]} editions
 * @returns {Promise<Engine[]>}
 */
async function compile(editions) {
  await needNodeModules();
  say(`engines for the browser: ${GAMES.join(', ')}`);
  rmSync(FRESH, { recursive: true, force: true });
  const lanes = [...new Set(editions.map(({ kind }) => kind))].map(async (kind) => {
    /** @type {Engine[]} */
    const engines = [];
    for (const game of GAMES) {
      for (const edition of editions.filter((edition) => edition.kind === kind)) {
        const engine = { name: `${game}${edition.suffix}`, edition };
        if (await compiles(game, engine)) engines.push(engine);
      }
    }
    return engines;
  });
  const bindgen = run('cargo', await bindgenBy('build')).then(() => []);
  return (await allSettled([...lanes, bindgen])).flat();
}

/**
 * Compiles an engine by the first way that can be gone.
 * @param {string} game
 * @param {Engine} engine
 */
async function compiles(game, { name, edition }) {
  const target = await targetFolder();
  for (const way of waysToCompile(edition.kind, await needRust())) {
    const { program, args, env, made } = compilation(game, edition, { ...way, target });
    if (await succeeds(program, args, { env })) {
      mkdirSync(join(FRESH, name), { recursive: true });
      copyFileSync(made, join(FRESH, name, 'wasm.wasm'));
      if (!way.ownStd) writeFileSync(join(FRESH, LARGER), '');
      return true;
    }
    say(`${name} could not be compiled (see above)`);
  }
  if (edition.kind !== 'threads') throw new Failure(`${name} could not be compiled`);
  say(`${game}: no engine for several threads; the page does with one`);
  return false;
}

/**
 * Puts engines in the place of those that are there, unless they were made from the same.
 * @param {Engine[]} engines
 * @param {() => Promise<void>} finishAll Makes NAME_bg.wasm of each.
 */
async function replaceGenerated(engines, finishAll) {
  const sources = ['Cargo.lock', 'tools/bindgen/src/main.rs', 'package-lock.json'];
  const networks = GAMES.map(networkOf).filter((path) => existsSync(path));
  const madeFrom = digestOf([
    import.meta.filename,
    ...sources.map((name) => join(ROOT, name)),
    ...networks,
    ...engines.map(({ name }) => join(FRESH, name, 'wasm.wasm')),
  ]);
  if (textOf(join(GENERATED, STAMP)) !== madeFrom) {
    await finishAll();
    keepScripts(engines);
    for (const game of GAMES) packNetwork(game);
    for (const { name } of engines) rmSync(join(FRESH, name), { recursive: true });
    writeFileSync(join(FRESH, STAMP), madeFrom);
    rmSync(GENERATED, { recursive: true, force: true });
    renameSync(FRESH, GENERATED);
  }
  rmSync(FRESH, { recursive: true, force: true });
}

/**
 * Where the network of a game is, if it has one.
 * @param {string} game
 */
function networkOf(game) {
  return join(ROOT, 'crates', game, 'data', `${game}.net`);
}

/**
 * Compresses the network of a game, which not every host would do.
 * @param {string} game
 */
function packNetwork(game) {
  if (!existsSync(networkOf(game))) return;
  const packed = gzipSync(readFileSync(networkOf(game)), { level: 9 });
  writeFileSync(join(FRESH, `${game}_network.bin`), packed);
  print(`${game}_network.bin: ${packed.length} bytes\n`);
}

/** @param {readonly string[]} paths */
function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/**
 * Makes NAME_bg.wasm of NAME/wasm.wasm.
 * @param {Engine} engine
 */
async function finish({ name, edition }) {
  const made = join(FRESH, `${name}_bg.wasm`);
  const threads = edition.kind === 'threads' ? ['--enable-threads'] : [];
  await run(join(BIN, 'wasm-opt'), [...WASM_OPT, ...threads, await bind(name), '-o', made]);
  print(`${name}_bg.wasm: ${statSync(made).size} bytes\n`);
}

/**
 * Builds or runs bindgen, in a folder of its own: other programs are compiled at the same time.
 * @param {'build' | 'run'} command
 */
async function bindgenBy(command) {
  return [command, '-q', '-p', 'bindgen', '--target-dir', join(await targetFolder(), 'bindgen')];
}

/**
 * Writes the JavaScript of an engine, and the wasm that it is for, whose path it returns.
 * @param {string} name
 */
async function bind(name) {
  const folder = join(FRESH, name);
  await run('cargo', [...(await bindgenBy('run')), '--', join(folder, 'wasm.wasm'), folder]);
  return join(folder, 'wasm_bg.wasm');
}

/**
 * Keeps one JavaScript for the engines without threads and another for the rest. Engines differ in what they play and
 * know, not in what the page says to them: the JavaScript of the first has all that the others need.
 * @param {Engine[]} engines
 */
function keepScripts(engines) {
  for (const threads of [false, true]) {
    const [first, ...others] = engines.filter(
      ({ edition }) => (edition.kind === 'threads') === threads,
    );
    if (first === undefined) continue;
    const script = textOf(join(FRESH, first.name, 'wasm.js'));
    const odd = others.find(({ name }) => !serves(script, textOf(join(FRESH, name, 'wasm.js'))));
    if (odd !== undefined)
      throw new Failure(`the engine ${odd.name} needs other JavaScript than ${first.name}`);
    copyFileSync(
      join(FRESH, first.name, 'wasm.js'),
      join(FRESH, threads ? 'threads.js' : 'wasm.js'),
    );
  }
}
