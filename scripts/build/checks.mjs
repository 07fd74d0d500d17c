// The checks of `./build.sh test`.

import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import { join } from 'node:path';
import { benchSearch } from './bench.mjs';
import { programOf, testPrograms } from './cargo-tests.mjs';
import { enginesAreSmall, hasThreads, needEngineOf, needEngines } from './engines.mjs';
import { perform } from './lanes.mjs';
import { newGameIsRight } from './new-game.mjs';
import { needNpmPackages } from './npm-packages.mjs';
import { writePackageDocs } from './package-docs.mjs';
import { needBrowser, needMake, needNodeModules, needOtherBrowsers } from './packages.mjs';
import { needPage } from './page.mjs';
import { checkProse } from './prose.mjs';
import { needRules, rulesAreSmall } from './rules.mjs';
import {
  allSettled,
  BIN,
  Failure,
  inOneBlock,
  inParallel,
  once,
  outputOf,
  print,
  ROOT,
  run,
  runAndHear,
  WWW,
} from './run.mjs';
import { dtzBySnakemake, profilesAreRight, tablesBySnakemake } from './snakemake.mjs';
import {
  needTables,
  tablesAreCurrent,
  useGenerator,
  verifyLargerTables,
  verifyTables,
} from './tables.mjs';
import { countCargo, countNode, countPlaywright, countVitest, judge } from './tally.mjs';
import { needRust, needRustCheckers } from './toolchain.mjs';

/** @typedef {import('./arguments.mjs').Part} Part */
/** @typedef {import('./lanes.mjs').Check} Check */

const IN_WWW = { cwd: WWW };
const IN_ROOT = { cwd: ROOT };
const IN_SCRIPTS = { cwd: join(ROOT, 'scripts') };

/**
 * Checks that measure no time: they take what others leave of the processors.
 * @type {readonly Check[]}
 */
const RUST_TEXTS = [
  { name: 'Cargo.lock is current', work: lockIsCurrent },
  { name: 'invariants', work: invariants },
  { name: 'cargo fmt', work: () => cargo('fmt', '--all', '--check') },
];

/** @type {readonly Check[]} */
const PAGE_TEXTS = [
  { name: 'build scripts', work: () => nodeTests('scripts/build') },
  { name: 'tsc', work: types },
  { name: 'biome', work: lints },
  { name: 'prose', work: checkProse },
];

/** @type {Check} */
const CLIPPY = { name: 'cargo clippy', work: lintOfRust };

/** @type {Check} */
const VITEST = { name: 'vitest', work: () => vitest() };

const RUST_LINTS = [...RUST_TEXTS, CLIPPY];
const PAGE = [...PAGE_TEXTS, VITEST];

/** @type {Check} */
const TABLES = { name: 'tables', work: needTablesByTests };

/** @type {Check} */
const TABLES_ARE_RIGHT = { name: 'tables are right', work: tablesAreRight };

/** @type {Check} */
const ENGINES = { name: 'engines for the browser', work: needEngines };

/** @type {Check} */
const ENGINE_SIZE = { name: 'size of the engines', work: engineSize };

/** @type {Check} */
const VITEST_WITH_ENGINES = {
  name: 'vitest with the engines',
  work: () => vitestWithEngines(),
};

/** @type {Check} */
const RUST_TESTS = {
  name: 'cargo test',
  work: async () => cargoTests((await needTests()).programs),
};

/** @type {Check} */
const SAME_NODES = {
  name: 'same nodes everywhere',
  work: async () => benchSearch({ engine: (await needTests()).engine, released: false }),
};

/** @type {Check} */
const ENGINE_PACKAGE = {
  name: 'the engine in an empty folder',
  work: async () => packageTests('engine', { CHARIOT: (await needTests()).engine }),
};

/** @type {Check} */
const ALL_JOURNEYS = { name: 'journeys in three browsers', work: () => journeys() };

/** @type {Readonly<Record<Part, readonly Check[]>>} */
const CHECKS = {
  rust: [...RUST_LINTS, RUST_TESTS],
  page: PAGE,
  tables: [TABLES, TABLES_ARE_RIGHT],
  engines: [ENGINES, ENGINE_SIZE, VITEST_WITH_ENGINES, SAME_NODES],
  packages: [
    { name: 'packages for npm', work: needNpmPackages },
    ENGINE_PACKAGE,
    { name: 'the board in an empty folder', work: () => packageTests('board') },
    { name: 'the rules in an empty folder', work: () => packageTests('rules') },
  ],
  browser: [
    { name: 'page and its size', work: page },
    { name: 'browser', work: () => browserTests() },
    { name: 'three journeys in three browsers', work: () => journeys({ JOURNEYS: 'short' }) },
  ],
  browsers: [{ name: 'page and its size', work: page }, ALL_JOURNEYS],
  quick: [...RUST_LINTS, RUST_TESTS, ...PAGE],
  long: [
    { name: 'cargo clippy of bindgen', work: () => clippy('--package', 'bindgen') },
    { name: 'cargo test, with all proofs', work: longTestsInRust },
    { name: 'cargo test of the lab', work: labTests },
    { name: 'hostile calls, as released', work: hostileCallsAsReleased },
    { name: 'a new game', work: newGameIsRight },
    { name: 'the example of a new game', work: exampleRules },
    { name: 'the example in the engine', work: exampleGame },
    { name: 'the example on the page', work: exampleOnPage },
    { name: 'cargo doc', work: documentation },
    { name: 'endings under the fifty-move rule', work: endingsUnderTheRule },
    { name: 'larger tables are right', work: largerTablesAreRight },
    { name: 'tables by Snakemake', work: tablesBySnakemake },
    { name: 'distances to zeroing by Snakemake', work: dtzBySnakemake },
    { name: 'profiles for clusters', work: profilesAreRight },
    { name: 'long tests of the page', work: longTestsOfPage },
    { name: 'same nodes as released', work: () => benchSearch({ released: true }) },
    { name: 'documentation of the packages', work: writePackageDocs },
    { name: 'page and its size', work: page },
    { name: 'long in the browser', work: () => browserTests({ E2E_LONG: '1' }) },
    ALL_JOURNEYS,
  ],
};

/** Checks that start the native engine built for the Rust tests: they follow others, so that it is there. */
const NATIVE_ENGINE = [SAME_NODES, ENGINE_PACKAGE];

const LANES = [
  // Cargo works for one at a time.
  { builds: [TABLES], checks: [TABLES_ARE_RIGHT, RUST_TESTS] },
  {
    builds: [ENGINES],
    checks: [
      ...[ENGINE_SIZE, VITEST_WITH_ENGINES, ...CHECKS.packages].filter(
        (one) => one !== ENGINE_PACKAGE,
      ),
      ...NATIVE_ENGINE,
    ],
  },
  { builds: [], checks: [VITEST] },
];

/**
 * Runs parts of the test, each check once, and prints the results; resolves to whether all passed.
 * @param {readonly Part[]} parts
 */
export async function test(parts) {
  Object.assign(process.env, { RUST_BACKTRACE: '1', NO_COLOR: '1' });
  const left = new Set(parts.flatMap((part) => CHECKS[part]));
  // A patient check may be the first to need Rust, and would install it slowly. Checks report a failure.
  if (RUST_LINTS.some((check) => left.has(check))) await Promise.allSettled([needRust()]);
  const take = (/** @type {readonly Check[]} */ checks) => checks.filter((one) => left.delete(one));
  return perform({
    lanes: LANES.map(({ builds, checks }) => ({ builds: take(builds), checks: take(checks) })),
    patient: take([...RUST_TEXTS, ...PAGE_TEXTS]),
    // Cargo would keep the tests waiting.
    last: take([CLIPPY]),
    after: [...left],
  });
}

/**
 * Runs the tests of a runner and counts them.
 * @param {import('./tally.mjs').Counter} counter
 * @param {string} runner
 * @param {readonly string[]} args
 * @param {import('./run.mjs').Options} [options]
 */
async function suite(counter, runner, args, options) {
  const { status, text } = await runAndHear(runner, args, options);
  return judge(counter, text, status);
}

/** @param {...string} args */
async function cargo(...args) {
  await needRustCheckers();
  await run('cargo', args);
}

/** @param {...string} packages */
const clippy = (...packages) =>
  cargo('clippy', '-q', ...packages, '--all-targets', '--', '-D', 'warnings');

/** The programs of slow tests are named apart: `--all-targets` leaves them out. */
function lintOfRust() {
  return clippy('--workspace', '--exclude', 'bindgen', '--test', 'long');
}

/** Fails unless the lock file is current; the metadata that cargo prints is dropped. */
async function lockIsCurrent() {
  await needRust();
  const metadata = ['metadata', '--locked', '--format-version=1', '--quiet'];
  for (const manifest of ['Cargo.toml', 'fuzz/Cargo.toml', 'benches/Cargo.toml'])
    await outputOf('cargo', [...metadata, '--manifest-path', manifest]);
}

/** All but the tools and the example, whose tests the long test has. */
const TESTED_IN_RUST = [
  ...['--workspace', '--exclude', 'bindgen'],
  ...['--exclude', 'lab', '--exclude', 'chariot-alamos'],
];
const TESTS_IN_RUST = ['test', ...TESTED_IN_RUST];

/**
 * Builds programs; resolves to the messages of cargo.
 * @param {...string} args
 */
async function cargoBuilds(...args) {
  await needMake();
  await needRust();
  return outputOf('cargo', [...args, '--message-format=json-render-diagnostics']);
}

/**
 * Builds programs of the Rust tests.
 * @param {...string} targets Options of cargo.
 */
const testsBuilt = (...targets) => cargoBuilds(...TESTS_IN_RUST, ...targets, '--no-run');

/** Builds the Rust tests, and the native engine that they start, with the toy game. */
const needTests = once(async () => {
  const messages = await testsBuilt('--tests');
  return {
    programs: testPrograms(messages),
    engine: programOf(messages, 'chariot'),
  };
});

/**
 * A generator with debug checks takes 1.5 times as long as a released one, which takes three minutes to compile. It is
 * built alone, before the Rust tests, since the tests in the browser wait for tables. With the toy game, which the tests
 * add, cargo does not build it again for them.
 */
const needTestGenerator = once(async () => {
  const messages = await cargoBuilds(
    ...['build', ...TESTED_IN_RUST, '--features', 'games/toy', '--bin', 'tbgen'],
  );
  useGenerator(programOf(messages, 'tbgen'));
});

async function needTablesByTests() {
  if (!tablesAreCurrent()) await needTestGenerator();
  await needTables();
}

async function tablesAreRight() {
  await needTestGenerator();
  await verifyTables();
}

async function largerTablesAreRight() {
  await needTestGenerator();
  await verifyLargerTables();
}

/**
 * Runs `cargo test` with as many test programs at a time as there are processors, the examples of the documentation
 * first: most programs end with one slow test.
 * @param {readonly import('./cargo-tests.mjs').TestProgram[]} programs
 * @param {NodeJS.ProcessEnv} [env]
 */
async function cargoTests(programs, env = {}) {
  const examples = () => runAndHear('cargo', [...TESTS_IN_RUST, '--doc', '--no-fail-fast']);
  const runs = programs.map(({ path, folder }) => () => {
    print(`\n${path}\n`);
    return runAndHear(path, [], { cwd: folder, env });
  });
  let [text, status] = ['', 0];
  await inParallel([examples, ...runs], os.availableParallelism(), async (work) => {
    const tested = await inOneBlock(work);
    text += tested.text;
    status ||= tested.status;
  });
  return judge(countCargo, text, status);
}

/** All of them, with the programs named `long`. */
async function longTestsInRust() {
  const { programs } = await needTests();
  const long = testPrograms(await testsBuilt('--test', 'long'));
  return cargoTests([...programs, ...long], { LONG_TESTS: '1' });
}

async function labTests() {
  await needRust();
  return suite(countCargo, 'cargo', ['test', '--package', 'lab']);
}

/** Without checks of overflow and assertions, which the ordinary test has. */
async function hostileCallsAsReleased() {
  await needRust();
  return suite(countCargo, 'cargo', ['test', '--release', '--package', 'chariot-play', '--tests']);
}

async function exampleRules() {
  await needRust();
  return suite(countCargo, 'cargo', ['test', '--package', 'chariot-alamos']);
}

/** No other build has the game. */
async function exampleGame() {
  await needRust();
  const args = ['test', '--package', 'uci', '--features', 'games/alamos', '--test', 'alamos'];
  return suite(countCargo, 'cargo', args);
}

/** The page in development shows it, and no built page. */
async function exampleOnPage() {
  await needEngineOf('alamos');
  await needNodeModules();
  await needBrowser();
  return nodeTests('examples/alamos/tests');
}

async function endingsUnderTheRule() {
  await needRust();
  const ignored = ['--test', 'all', '--test', 'long', '--', '--ignored'];
  return suite(countCargo, 'cargo', ['test', '--package', 'chariot-tablebase', ...ignored]);
}

async function documentation() {
  await needRust();
  const args = [
    'doc',
    '-q',
    '--workspace',
    '--no-deps',
    '--document-private-items',
    '--exclude',
    'bindgen',
  ];
  await run('cargo', args, {
    env: { RUSTDOCFLAGS: '-D warnings -A rustdoc::private-intra-doc-links' },
  });
}

/** These tests ask cargo for dependencies. */
async function invariants() {
  await needRust();
  return nodeTests('.ci');
}

/**
 * Runs the Node.js tests in a folder.
 * @param {string} folder
 * @param {import('./run.mjs').Options} [options]
 */
function nodeTests(folder, options) {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.test.mjs'));
  const files = names.map((name) => join(folder, name));
  return suite(countNode, 'node', ['--test', '--test-reporter=spec', ...files], options);
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {import('./run.mjs').Options} options
 */
const tool = (name, args, options) => run(join(BIN, name), args, options);

async function types() {
  await needNodeModules();
  // A tenth of the time if nothing has changed.
  const kept = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.tsbuildinfo'];
  await allSettled([
    tool('tsc', ['--noEmit', ...kept], IN_ROOT),
    tool('tsc', ['--noEmit'], IN_SCRIPTS),
  ]);
}

async function lints() {
  await needNodeModules();
  await tool('biome', ['check', '--error-on-warnings', '.'], IN_ROOT);
}

/**
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 */
async function vitest(args = [], env = {}) {
  await needNodeModules();
  return suite(countVitest, join(BIN, 'vitest'), ['run', ...args], { ...IN_ROOT, env });
}

/**
 * Some tests also use endgame tables.
 * @param {string[]} [files]
 * @param {NodeJS.ProcessEnv} [env]
 */
async function vitestWithEngines(files = [], env = {}) {
  await needEngines();
  await needRules();
  await needTablesByTests();
  return vitest(['--mode', 'engine', ...files], env);
}

/** The ordinary test reviews a quarter as many games, and asks about a third as many moves that the rules forbid. */
function longTestsOfPage() {
  const files = ['www/src/games/review/planted', 'www/src/learn/lesson/lessons'];
  return vitestWithEngines(files, { PLANTED: '12', LONG_TESTS: '1' });
}

async function engineSize() {
  await needEngines();
  await needRules();
  // Without a standard library of their own the rules are larger, and are not packed.
  const small = [enginesAreSmall(), !hasThreads() || rulesAreSmall()];
  if (small.includes(false))
    throw new Failure('an engine or the rules of a game are above their budget');
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [env]
 */
async function packageTests(name, env = {}) {
  await needNpmPackages();
  await needBrowser();
  return nodeTests(`packages/${name}/tests`, { env });
}

async function page() {
  await needTablesByTests();
  await needPage();
}

/** @param {NodeJS.ProcessEnv} [wanted] */
async function browserTests(wanted) {
  return playwright([], { ...wanted, E2E_PORT: String(await freePort()) });
}

/** @param {NodeJS.ProcessEnv} [wanted] */
async function journeys(wanted) {
  const missing = await needOtherBrowsers();
  return playwright(['--config', 'browsers'], { ...wanted, JOURNEYS_WITHOUT: missing.join() });
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} wanted
 */
async function playwright(args, wanted) {
  await needPage();
  await needBrowser();
  const env = { ...wanted, ...(hasThreads() ? {} : { E2E_WITHOUT_THREADS: '1' }) };
  const all = ['test', '--reporter=list', ...args];
  return suite(countPlaywright, join(BIN, 'playwright'), all, { ...IN_WWW, env });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
