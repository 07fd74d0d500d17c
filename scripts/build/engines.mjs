// Builds the engines for the browser into packages/engine/generated.

import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compilation, EDITIONS, serves } from './editions.mjs';
import { GAMES } from './games.mjs';
import { textOf } from './packages.mjs';
import { allSettled, Failure, once, print, ROOT, run, say } from './run.mjs';
import { sourcesDigest } from './sources.mjs';
import { needRust, targetFolder } from './toolchain.mjs';

/** @typedef {import('./editions.mjs').Kind} Kind */
/** @typedef {{ name: string, game: string, edition: import('./editions.mjs').Edition }} Engine */

const GENERATED = join(ROOT, 'packages', 'engine', 'generated');
/** The JavaScript shared by the engines of a kind. */
const SCRIPTS = { browser: 'wasm.js', threads: 'threads.js' };

/** Size limit in bytes of a game's first engine, compressed as static hosts do. */
const BUDGET = 145_000;

/** The engines for one thread, and the networks. */
export const needBrowserEngines = once(async () => {
  await needKind('browser');
  for (const game of GAMES) packNetwork(game);
});

export const needEngines = once(async () => {
  await allSettled([needBrowserEngines(), needThreads()]);
});

/** The engines for several threads, if the standard library can be built from source. */
const needThreads = once(async () => {
  try {
    if ((await needRust()).threads !== undefined) return await needKind('threads');
    say('the source of the standard library is missing (rust-src)');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(error.message);
  }
  say('no engines for several threads; the page does with one');
  removeKind('threads');
});

/**
 * The full engine of a game that no product has, next to the others. Cargo knows whether it is current.
 * @param {string} game
 */
export async function needEngineOf(game) {
  await needBrowserEngines();
  say(`engine for the browser: ${game}`);
  for (const edition of EDITIONS.filter(({ suffix }) => suffix === '_full')) {
    const name = `${game}${edition.suffix}`;
    await bind(name, await compile({ name, game, edition }));
  }
}

/** Whether all engines are up to date with the sources. */
export function enginesAreCurrent() {
  return isCurrent('browser') && isCurrent('threads');
}

export function hasThreads() {
  return existsSync(join(GENERATED, SCRIPTS.threads));
}

/** Prints the size of each game's first engine; returns whether all fit the budget. */
export function enginesAreSmall() {
  const sizes = GAMES.map((game) => {
    const size = gzipSync(readFileSync(join(GENERATED, `${game}_bg.wasm`)), { level: 9 }).length;
    print(`${game}: ${size} bytes compressed; the budget is ${BUDGET}\n`);
    return size;
  });
  return sizes.every((size) => size <= BUDGET);
}

/**
 * The file that records the sources of a kind's engines.
 * @param {Kind} kind
 */
const stampOf = (kind) => join(GENERATED, `.${kind}`);

/** @param {Kind} kind */
const isCurrent = (kind) => textOf(stampOf(kind)) === sourcesDigest();

/** @param {Kind} kind */
const enginesOf = (kind) =>
  GAMES.flatMap((game) =>
    EDITIONS.filter((edition) => edition.kind === kind).map((edition) => ({
      name: `${game}${edition.suffix}`,
      game,
      edition,
    })),
  );

/** @param {Kind} kind */
function removeKind(kind) {
  for (const { name } of enginesOf(kind))
    rmSync(join(GENERATED, `${name}_bg.wasm`), { force: true });
  for (const path of [stampOf(kind), join(GENERATED, SCRIPTS[kind])]) rmSync(path, { force: true });
}

/**
 * Builds the engines of a kind. One is bound while the next compiles.
 * @param {Kind} kind
 */
async function needKind(kind) {
  await needRust();
  if (isCurrent(kind)) return;
  say(`engines for the browser: ${enginesOf(kind).map(({ name }) => name)}`);
  removeKind(kind);
  mkdirSync(GENERATED, { recursive: true });
  // `bind` reports its failure.
  bindgen().catch(() => {});
  /** @type {Promise<unknown>} */
  let before = Promise.resolve();
  const bound = enginesOf(kind).map((engine) => {
    const compiled = before.then(() => compile(engine));
    before = compiled;
    return compiled.then((folder) => bind(engine.name, folder));
  });
  keepScript(kind, await allSettled(bound));
  writeFileSync(stampOf(kind), sourcesDigest());
}

/**
 * Compiles an engine; resolves to a folder with its wasm.wasm.
 * @param {Engine} engine
 */
async function compile({ name, game, edition }) {
  const { wasm, threads } = await needRust();
  const home = edition.kind === 'threads' ? threads : wasm;
  const target = await targetFolder();
  const folder = join(target, 'bound', name);
  await compileInto(folder, compilation(game, edition, home ?? wasm, target));
  return folder;
}

/**
 * Compiles a module and copies it into a folder.
 * @param {string} folder
 * @param {import('./editions.mjs').Compilation} compilation
 */
export async function compileInto(folder, { program, args, env, made }) {
  // Modules of other features have the same name: cargo would take another one for a current one.
  rmSync(join(dirname(made), 'deps', basename(made)), { force: true });
  await run(program, args, { env });
  mkdirSync(folder, { recursive: true });
  copyFileSync(made, join(folder, basename(made)));
}

/**
 * The program that binds modules and writes their JavaScript. It has its own target folder, because others are
 * in use at the same time.
 */
export const bindgen = once(async () => {
  const folder = join(await targetFolder(), 'bindgen');
  await run('cargo', ['build', '-q', '-p', 'bindgen', '--target-dir', folder], {
    // It never changes.
    env: { CARGO_INCREMENTAL: '0' },
  });
  return join(folder, 'debug', 'bindgen');
});

/**
 * Makes NAME_bg.wasm from a folder's wasm.wasm, and the JavaScript for it.
 * @param {string} name
 * @param {string} folder
 */
async function bind(name, folder) {
  await run(await bindgen(), [join(folder, 'wasm.wasm'), folder]);
  copyFileSync(join(folder, 'wasm_bg.wasm'), join(GENERATED, `${name}_bg.wasm`));
  print(`${name}_bg.wasm: ${readFileSync(join(folder, 'wasm_bg.wasm')).length} bytes\n`);
  return { name, script: textOf(join(folder, 'wasm.js')) };
}

/**
 * Keeps one JavaScript file for the engines of a kind. Engines differ in games and knowledge, not
 * in the page's calls, so the first one's file serves all.
 * @param {Kind} kind
 * @param {readonly { name: string, script: string }[]} bound
 */
function keepScript(kind, [first, ...others]) {
  const script = first?.script ?? '';
  const odd = others.find((other) => !serves(script, other.script));
  if (odd) throw new Failure(`the engine ${odd.name} needs other JavaScript than ${first?.name}`);
  writeFileSync(join(GENERATED, SCRIPTS[kind]), script);
}

/**
 * Compresses the network of a game, if any: some hosts would not.
 * @param {string} game
 */
function packNetwork(game) {
  const network = join(ROOT, 'crates', game, 'data', `${game}.net`);
  if (!existsSync(network)) return;
  writeFileSync(
    join(GENERATED, `${game}_network.bin`),
    gzipSync(readFileSync(network), { level: 9 }),
  );
}
