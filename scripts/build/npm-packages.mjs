// Builds the package for npm: packages/engine/dist, as it is published, and packages/engine/chariot-engine.tgz.

import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { hasThreads, needEngines } from './engines.mjs';
import { GAMES } from './games.mjs';
import { needNodeModules } from './packages.mjs';
import { Failure, once, outputOf, ROOT, run, say, WWW } from './run.mjs';

const PACKAGE = join(ROOT, 'packages', 'engine');
const DIST = join(PACKAGE, 'dist');
const GENERATED = join(WWW, 'src', 'generated');
/** The package as npm packs it. */
export const TARBALL = join(PACKAGE, 'chariot-engine.tgz');

/** What each script of the package is made of; the engine's own threads are those of the page. */
const BROWSER = {
  index: 'packages/engine/src/browser/index.ts',
  uci: 'packages/engine/src/browser/uci.ts',
  'uci-single': 'packages/engine/src/browser/uci-single.ts',
  'uci-threads': 'packages/engine/src/browser/uci-threads.ts',
  worker: 'www/src/engine/worker.ts',
  helper: 'www/src/engine/helper.ts',
};
const NODE = {
  node: 'packages/engine/src/node/index.ts',
  'node-uci': 'packages/engine/src/node/uci.ts',
  chariot: 'packages/engine/src/node/chariot.ts',
  'node-worker': 'packages/engine/src/node/worker.ts',
  'node-helper': 'packages/engine/src/node/helper.ts',
};

/** The package, built and packed. */
export const needNpmPackages = once(async () => {
  await needNodeModules();
  await needEngines();
  // Bundlers want every file that the package names.
  if (!hasThreads())
    throw new Failure('the package needs the engines for several threads: rust-src');
  await buildNpmPackages();
});

/** Builds the package of the engines that are there. */
export async function buildNpmPackages() {
  say('package for npm: @chariot/engine');
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  rmSync(DIST, { recursive: true, force: true });
  const define = { VERSION: JSON.stringify(version) };
  await bundle(BROWSER, '', define);
  // Node.js always shares memory; in a browser a page has to be isolated for that.
  await bundle(NODE, 'node-', { ...define, 'globalThis.crossOriginIsolated': 'true' });
  copyEngines();
  await declareTypes();
  await writeDocuments();
  const packed = await outputOf('npm', ['pack', '--silent', '--pack-destination', PACKAGE], {
    cwd: DIST,
  });
  renameSync(join(PACKAGE, packed.trim()), TARBALL);
}

/**
 * Bundles scripts into lib/, with what they share in files whose names begin with `prefix`. Vite's bundler does, without
 * Vite: addresses of workers and engines stay as they are written, so that the bundlers of others find them.
 * @param {Readonly<Record<string, string>>} input
 * @param {string} prefix
 * @param {Readonly<Record<string, string>>} define
 */
async function bundle(input, prefix, define) {
  const ofVite = createRequire(createRequire(join(WWW, 'package.json')).resolve('vite'));
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
    plugins: [viteImportGlobPlugin({ root: WWW })],
    // The client needs no component that shows its state.
    resolve: { alias: { '@preact/signals': '@preact/signals-core' } },
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

/** Writes the types of what the package exports, and of what those name. */
async function declareTypes() {
  const all = join(DIST, 'all-types');
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', all];
  await run(join(WWW, 'node_modules', '.bin', 'tsc'), ['-p', PACKAGE, ...emit]);
  const kept = new Set([BROWSER.index, NODE['node-uci']]);
  // The set grows while it is walked.
  for (const path of kept) {
    const made = join(all, path.replace(/\.ts$/, '.d.ts'));
    const text = readFileSync(made, 'utf8');
    for (const [, other = ''] of text.matchAll(/ from '(\.[^']+)'/g))
      kept.add(join(dirname(path), other));
    const type = join(DIST, 'types', relative(all, made));
    mkdirSync(dirname(type), { recursive: true });
    renameSync(made, type);
  }
  rmSync(all, { recursive: true });
}

/** What is written for people, with the sizes of what was built. */
async function writeDocuments() {
  for (const name of ['LICENSE-APACHE', 'LICENSE-MIT']) cpSync(join(ROOT, name), join(DIST, name));
  cpSync(join(PACKAGE, 'package.json'), join(DIST, 'package.json'));
  const signals = readFileSync(join(WWW, 'node_modules/@preact/signals-core/LICENSE'), 'utf8');
  const crates = await outputOf('node', ['www/scripts/crate-licences.mjs']);
  const others = `\n## @preact/signals-core (MIT)\n\n${signals.trim()}\n${crates}`;
  writeFileSync(join(DIST, 'LICENSES-OTHERS.md'), `# What others wrote\n${others}`);
  const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
  writeFileSync(join(DIST, 'README.md'), readme.replace('<!-- sizes -->', sizeTable()));
}

/** What a page fetches for each use, compressed as static hosts do, as a table of Markdown. */
function sizeTable() {
  const size = (/** @type {string[]} */ ...names) => {
    const bytes = names.map((name) => {
      const file = readFileSync(join(DIST, 'lib', name));
      return gzipSync(file, { level: 9 }).length;
    });
    return `${Math.ceil(bytes.reduce((sum, one) => sum + one, 0) / 1000)} KB`;
  };
  const client = scriptsOf('index.js', 'worker.js');
  const rows = GAMES.map((game) => {
    const first = [`${game}.wasm`, `${game}_network.bin`];
    return [
      ...[game, size(...client), size(...first), size(...client, ...first)],
      ...[size(`${game}_full.wasm`), size(`${game}_threads.wasm`)],
    ];
  });
  const head = ['game', 'scripts', 'engine', 'together', 'with endings', 'with threads'];
  const table = [head, head.map(() => '---'), ...rows];
  return table.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * Scripts of lib/ and those that they import.
 * @param {...string} names
 */
function scriptsOf(...names) {
  const all = new Set(names);
  for (const name of all) {
    const text = readFileSync(join(DIST, 'lib', name), 'utf8');
    for (const [, other = ''] of text.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g))
      all.add(other);
  }
  return [...all];
}
