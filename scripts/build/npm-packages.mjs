// Builds the packages for npm: packages/engine/dist, as it is published, and packages/engine/chariot-engine.tgz; and the
// same of the board.

import { cpSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildBoardPackage } from './board-package.mjs';
import { hasThreads, needEngines } from './engines.mjs';
import { GAMES } from './games.mjs';
import { declareTypes, pack, scriptsOf, sizeOf, tableOf, writeDocuments } from './npm-pack.mjs';
import { needNodeModules } from './packages.mjs';
import { Failure, once, outputOf, ROOT, say } from './run.mjs';

const PACKAGE = join(ROOT, 'packages', 'engine');
const DIST = join(PACKAGE, 'dist');
const GENERATED = join(PACKAGE, 'generated');

/** What each script of the package is made of; the engine's own threads are those of the page. */
const BROWSER = {
  index: 'packages/engine/src/browser/index.ts',
  uci: 'packages/engine/src/browser/uci.ts',
  'uci-single': 'packages/engine/src/browser/uci-single.ts',
  'uci-threads': 'packages/engine/src/browser/uci-threads.ts',
  'uci-engine': 'packages/engine/src/browser/uci-engine.ts',
  worker: 'packages/engine/src/client/worker.ts',
  helper: 'packages/engine/src/client/helper.ts',
};
const NODE = {
  node: 'packages/engine/src/node/index.ts',
  'node-uci': 'packages/engine/src/node/uci.ts',
  'node-uci-engine': 'packages/engine/src/node/uci-engine.ts',
  chariot: 'packages/engine/src/node/chariot.ts',
  'node-worker': 'packages/engine/src/node/worker.ts',
  'node-helper': 'packages/engine/src/node/helper.ts',
};

/** The packages, built and packed. */
export const needNpmPackages = once(async () => {
  await needNodeModules();
  await needEngines();
  // Bundlers want every file that the package names.
  if (!hasThreads())
    throw new Failure('the packages need the engines for several threads: rust-src');
  await buildEnginePackage();
  await buildBoardPackage();
});

/** Builds the package of the engines that are there. */
export async function buildEnginePackage() {
  say('package for npm: @chariot/engine');
  rmSync(DIST, { recursive: true, force: true });
  await bundle(BROWSER, '', {});
  // Node.js always shares memory; in a browser a page has to be isolated for that.
  await bundle(NODE, 'node-', { 'globalThis.crossOriginIsolated': 'true' });
  copyEngines();
  await declareTypes(PACKAGE, [BROWSER.index, NODE['node-uci']]);
  writeDocuments(PACKAGE, { sizes: sizeTable(), others: await licences() });
  await pack('engine');
}

/**
 * Bundles scripts into lib/, with what they share in files whose names begin with `prefix`. Vite's bundler does, without
 * Vite: addresses of workers and engines stay as they are written, so that the bundlers of others find them.
 * @param {Readonly<Record<string, string>>} input
 * @param {string} prefix
 * @param {Readonly<Record<string, string>>} define
 */
async function bundle(input, prefix, define) {
  const ofVite = createRequire(createRequire(join(ROOT, 'package.json')).resolve('vite'));
  const load = (/** @type {string} */ name) => import(pathToFileURL(ofVite.resolve(name)).href);
  const [{ rolldown }, { viteImportGlobPlugin }] = await Promise.all([
    load('rolldown'),
    load('rolldown/experimental'),
  ]);
  const built = await rolldown({
    cwd: ROOT,
    input,
    platform: prefix ? 'node' : 'browser',
    external: /^node:/,
    plugins: [viteImportGlobPlugin({ root: ROOT })],
    // No component shows the client's state.
    resolve: { alias: { '@preact/signals': join(PACKAGE, 'src', 'signal.ts') } },
    transform: { define, target: 'es2022' },
  });
  await built.write({
    dir: join(DIST, 'lib'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: `${prefix}[name].js`,
    minify: true,
    comments: { legal: false },
  });
}

/** Puts engines and networks beside the scripts, which look for them there. */
function copyEngines() {
  const made = new RegExp(`^(${GAMES.join('|')})(_full|_threads|_network)?(_bg\\.wasm|\\.bin)$`);
  for (const name of readdirSync(GENERATED).filter((name) => made.test(name))) {
    cpSync(join(GENERATED, name), join(DIST, 'lib', name.replace('_bg.', '.')));
  }
}

/** What others wrote that is in the package, with their licences. */
function licences() {
  return outputOf('node', ['www/scripts/crate-licences.mjs']);
}

/** What a page fetches for each use, as a table of Markdown. */
function sizeTable() {
  const lib = join(DIST, 'lib');
  const client = scriptsOf(lib, 'index.js', 'worker.js');
  const rows = GAMES.map((game) => {
    const file = (/** @type {string} */ kind) => join(lib, `${game}${kind}`);
    const [first, network] = [file('.wasm'), file('_network.bin')];
    return [
      game,
      sizeOf(client),
      sizeOf([first]),
      sizeOf([network]),
      sizeOf([...client, first, network]),
      sizeOf([file('_full.wasm')]),
      sizeOf([file('_threads.wasm')]),
    ];
  });
  const head = ['game', 'scripts', 'engine', 'network', 'together', 'with endings', 'with threads'];
  return tableOf([head, ...rows]);
}
