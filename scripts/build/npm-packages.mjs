// Builds the npm packages: packages/*/package as published, and packages/*/chariot-*.tgz.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasThreads, needEngines } from './engines.mjs';
import { GAMES } from './games.mjs';
import {
  clear,
  distOf,
  pack,
  scriptsOf,
  sizeOf,
  tableOf,
  withImports,
  writeTypes,
} from './npm-pack.mjs';
import { needNodeModules } from './packages.mjs';
import { needRules } from './rules.mjs';
import { BIN, Failure, once, outputOf, ROOT, run, say } from './run.mjs';

const ENGINE = join(ROOT, 'packages', 'engine');
const BOARD = join(ROOT, 'packages', 'board');

export const needNpmPackages = once(async () => {
  await needNodeModules();
  await needEngines();
  // Bundlers want every file that the package names.
  if (!hasThreads())
    throw new Failure('the packages need the engines for several threads: rust-src');
  await needRules();
  await buildEnginePackage();
  await buildBoardPackage();
  await buildRulesPackage();
});

export async function buildEnginePackage() {
  say('package for npm: @chariot/engine');
  clear('engine');
  await vite(ENGINE);
  const exported = Object.entries(scriptsOf('engine', 'default'));
  await bundle('engine', '', {
    ...Object.fromEntries(
      exported.filter(([name]) => !existsSync(join(distOf('engine'), `${name}.js`))),
    ),
    'uci-engine': './src/browser/uci-engine.ts',
    worker: './src/client/worker.ts',
    helper: './src/client/helper.ts',
  });
  await bundle('engine', 'node-', {
    ...scriptsOf('engine', 'node'),
    chariot: './src/node/chariot.ts',
    'node-uci-engine': './src/node/uci-engine.ts',
    'node-worker': './src/node/worker.ts',
    'node-helper': './src/node/helper.ts',
  });
  copyEngines();
  await writeTypes('engine');
  const others = await outputOf('node', ['www/scripts/crate-licences.mjs']);
  await pack('engine', { sizes: engineSizes(), others });
}

/** Builds the board package. Needs the engine package. */
export async function buildBoardPackage() {
  say('package for npm: @chariot/board');
  clear('board');
  for (const mode of ['element', 'render', 'parts', 'bindings']) await vite(BOARD, '--mode', mode);
  const dist = distOf('board');
  for (const path of readdirSync(join(BOARD, 'src'), { recursive: true, encoding: 'utf8' })) {
    // The element's own sheets are in its scripts.
    if (/^(?!element|embed).*\.css$/.test(path))
      cpSync(join(BOARD, 'src', path), join(dist, 'styles', basename(path)));
  }
  // The Svelte of a page compiles it.
  cpSync(join(BOARD, 'src', 'Board.svelte'), join(dist, 'Board.svelte'));
  writeFileSync(join(dist, 'svelte.js'), "export { default as Board } from './Board.svelte';\n");
  await writeTypes('board');
  const licences = ['index', 'render'].map((name) => join(dist, `${name}-licenses.md`));
  const others = licences.map((path) => readFileSync(path, 'utf8')).join('\n');
  for (const path of licences) rmSync(path);
  await pack('board', { sizes: boardSizes(), others });
}

export async function buildRulesPackage() {
  say('package for npm: @chariot/rules');
  clear('rules');
  await bundle('rules', '', { ...scriptsOf('rules', 'default'), ...scriptsOf('rules', 'node') });
  for (const game of GAMES) {
    const file = `${game}.wasm`;
    cpSync(join(ROOT, 'packages', 'rules', 'generated', file), join(distOf('rules'), file));
  }
  await writeTypes('rules');
  const others = await outputOf('node', ['www/scripts/crate-licences.mjs']);
  await pack('rules', { sizes: rulesSizes(), others });
}

/**
 * @param {string} cwd
 * @param {...string} options
 */
const vite = (cwd, ...options) =>
  run(join(BIN, 'vite'), ['build', '--logLevel', 'warn', ...options], { cwd });

/**
 * Bundles scripts of a package; names of shared chunks begin with `prefix`. Uses Vite's bundler
 * without Vite, so that addresses of workers and modules stay for other bundlers to find.
 * @param {import('./npm-pack.mjs').Name} name
 * @param {string} prefix
 * @param {Readonly<Record<string, string>>} input
 */
async function bundle(name, prefix, input) {
  const [{ rolldown }, { viteImportGlobPlugin }] = await Promise.all([
    import('rolldown'),
    import('rolldown/experimental'),
  ]);
  const built = await rolldown({
    cwd: join(ROOT, 'packages', name),
    input,
    platform: prefix ? 'node' : 'browser',
    external: /^node:/,
    plugins: [ADDRESSES, viteImportGlobPlugin({ root: ROOT })],
    // No component shows the client's state.
    resolve: { alias: { '@preact/signals': join(ENGINE, 'src', 'signal.ts') } },
    transform: {
      // Node.js always shares memory; in a browser the page must be isolated.
      define: prefix ? { 'globalThis.crossOriginIsolated': 'true' } : {},
      target: 'es2022',
    },
  });
  await built.write({
    dir: distOf(name),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: `${prefix}[name].js`,
    minify: true,
    comments: { legal: false },
  });
}

/**
 * Addresses for the package, where all files are in one folder: `../generated/chess_bg.wasm`
 * becomes `./chess.wasm`, `../client/worker.ts` becomes `./worker.js`.
 * @type {import('rolldown').Plugin}
 */
const ADDRESSES = {
  name: 'addresses',
  transform: {
    filter: { code: 'new URL(' },
    handler: (code) =>
      code.replace(
        /new URL\('[./\w]*\/(\w+?)(?:_bg)?\.(ts|wasm|bin)'/g,
        (_, name, kind) => `new URL('./${name}.${kind === 'ts' ? 'js' : kind}'`,
      ),
  },
};

function copyEngines() {
  const generated = join(ENGINE, 'generated');
  const made = new RegExp(`^(${GAMES.join('|')})(_full|_threads|_network)?(_bg\\.wasm|\\.bin)$`);
  for (const name of readdirSync(generated).filter((name) => made.test(name)))
    cpSync(join(generated, name), join(distOf('engine'), name.replace('_bg.', '.')));
}

/** Bytes that a page fetches for each use, as a Markdown table. */
function engineSizes() {
  const client = withImports('engine', 'index.js', 'worker.js');
  const rows = GAMES.map((game) => {
    const file = (/** @type {string} */ kind) => join(distOf('engine'), `${game}${kind}`);
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

/** Bytes that a page fetches to play against a level, as a Markdown table. */
function boardSizes() {
  const element = withImports('board', 'index.js');
  const client = withImports('engine', 'index.js', 'worker.js');
  const characters = join(distOf('board'), 'element', 'glyphs.js');
  const rows = GAMES.map((game) => {
    // Pieces and lines made of characters are a script of their own.
    const own = game === GAMES[0] ? element : [...element, characters];
    const engine = join(distOf('engine'), `${game}.wasm`);
    return [
      game,
      sizeOf(own),
      sizeOf(client),
      sizeOf([engine]),
      sizeOf([...own, ...client, engine]),
    ];
  });
  return tableOf([['game', 'board', 'scripts of the engine', 'engine', 'together'], ...rows]);
}

/** Bytes that a program fetches for the rules of a game, as a Markdown table. */
function rulesSizes() {
  const scripts = withImports('rules', 'index.js');
  const embedded = withImports('rules', 'embedded.js');
  const rows = GAMES.map((game) => {
    const module = join(distOf('rules'), `${game}.wasm`);
    const text = join(distOf('rules'), `${game}.base64.js`);
    return [
      game,
      sizeOf(scripts),
      sizeOf([module]),
      sizeOf([...scripts, module]),
      sizeOf([...embedded, text]),
    ];
  });
  return tableOf([['game', 'scripts', 'rules', 'together', 'embedded'], ...rows]);
}
