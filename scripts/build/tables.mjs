// Makes and checks the endgame tables that ship with the page.

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import { dirname, join } from 'node:path';
import { GAME_BUILDS, GAMES } from './games.mjs';
import { textOf } from './packages.mjs';
import { Failure, once, outputOf, ROOT, run, say, WWW } from './run.mjs';
import { sourcesDigest } from './sources.mjs';
import { needRust } from './toolchain.mjs';

/** Largest table file in bytes that ships by default. The page reads larger ones in parts. */
const LARGEST = 4 << 20;
const SHIPPED = join(WWW, 'public', 'tables');

/**
 * A command line of the generator, to which arguments are added.
 * @type {[program: string, ...args: string[]]}
 */
let generator = ['cargo', 'run', '-q', '-p', 'tbgen', '--release', '--'];

/**
 * Makes and checks tables by a generator that is built already.
 * @param {string} program Its path.
 */
export function useGenerator(program) {
  generator = [program];
}

/** @param {...string} args */
async function tbgen(...args) {
  await needRust();
  const [program, ...before] = generator;
  await run(program, [...before, ...args]);
}

const TABLES = join(ROOT, 'tables');
/** Records the sources that the tables were made from. */
const STAMP = join(TABLES, '.made-from');

/** Whether the tables are up to date with the sources. */
export function tablesAreCurrent() {
  return (
    textOf(STAMP) === sourcesDigest() &&
    filesOf(textOf(join(TABLES, 'MANIFEST'))).every(
      ({ name, bytes }) => statSync(join(TABLES, name), { throwIfNoEntry: false })?.size === bytes,
    )
  );
}

/** The tables, in tables/. */
export const needTables = once(async () => {
  if (tablesAreCurrent()) return;
  say('endgame tables');
  /** @type {(() => Promise<void>)[]} */
  const refused = [];
  for (const [game, { tables }] of Object.entries(GAME_BUILDS)) {
    const generate = () => tbgen('generate', game, ...tables);
    await generate().catch(() => refused.push(generate));
  }
  // Another game's tables in an old format fail a run, until that game's own run replaces them.
  for (const generate of refused) await generate();
  writeFileSync(STAMP, sourcesDigest());
});

/** MiB for distances to zeroing, more than tables need: enough for all endings of five pieces. */
const DTZ_MEMORY = 4096;
const DTZ = ['--dtz', '--memory', String(DTZ_MEMORY)];

/** The distances to zeroing of these tables, for games that have them. */
export async function needDtz() {
  for (const [game, { tables, hasDtz }] of Object.entries(GAME_BUILDS)) {
    if (hasDtz) await tbgen('generate', game, ...tables, ...DTZ);
  }
}

/**
 * Makes further tables; resolves to their file names, smaller endings included.
 * @param {readonly string[]} list In the form of {@link endingsOf}.
 * @param {boolean} dtz Whether to make their distances to zeroing too.
 */
export async function needFurtherTables(list, dtz = false) {
  const files = [];
  for (const [game, endings] of endingsOf(list)) {
    const options = dtz && GAME_BUILDS[game]?.hasDtz ? DTZ : [];
    await tbgen('generate', game, ...endings, ...options);
    const [program, ...before] = generator;
    const plan = JSON.parse(await outputOf(program, [...before, 'plan', game, ...endings]));
    /** @type {{ ending: string }[]} */
    const planned = plan.endings;
    files.push(...planned.map(({ ending }) => `${game}/${ending}.egt`));
  }
  return files;
}

/**
 * The endings of a list, by game. A name without a game (`KRPKR`) belongs to the first one; others
 * are `game/ENDING`. `essentials` stands for each game's list of that name.
 * @param {readonly string[]} list
 */
export function endingsOf(list) {
  const essentials = Object.entries(GAME_BUILDS).flatMap(([game, { essentials }]) =>
    essentials.map((ending) => `${game}/${ending}`),
  );
  /** @type {Map<string, string[]>} */
  const games = new Map();
  for (const name of list.flatMap((name) => (name === 'essentials' ? essentials : name))) {
    const [ending = '', game = GAMES[0] ?? ''] = name.split('/').reverse();
    if (!GAMES.includes(game)) throw new Failure(`there is no game ${game} (of ${name})`);
    games.set(game, [...(games.get(game) ?? []), ending]);
  }
  return games;
}

/**
 * Makes every three-man ending afresh and checks each position against its successors, and checks
 * a sample of every table in tables/.
 */
export async function verifyTables() {
  await needTables();
  const fresh = mkdtempSync(join(os.tmpdir(), 'chariot-tables-'));
  try {
    for (const game of GAMES) await tbgen('generate', game, '--men', '3', '--out', fresh);
    await tbgen('verify', fresh);
    await tbgen('verify', 'tables', '--sample', '500');
  } finally {
    rmSync(fresh, { recursive: true });
  }
}

/** Checks the larger endings that each game names. */
export async function verifyLargerTables() {
  await needTables();
  for (const { verified } of Object.values(GAME_BUILDS)) {
    for (const selection of verified) await tbgen('verify', 'tables', ...selection);
  }
}

export async function benchTables() {
  await tbgen('bench');
}

/**
 * @typedef {object} Shipping
 * @property {readonly string[]} [further] Table files to ship despite their size.
 * @property {boolean} [dtz] Whether to ship distances to zeroing too.
 */

/**
 * Copies the existing tables to the page, with a manifest like that of tables/.
 * @param {Shipping} [shipping]
 */
export function shipTables({ further = [], dtz = false } = {}) {
  rmSync(SHIPPED, { recursive: true, force: true });
  mkdirSync(SHIPPED, { recursive: true });
  const manifest = textOf(join(TABLES, 'MANIFEST'));
  const shipped = shippable(manifest, { further, dtz }).filter(({ name }) =>
    existsSync(join(TABLES, name)),
  );
  const megabytes = (/** @type {typeof shipped} */ files) =>
    `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;
  const large = shipped.filter(({ bytes }) => bytes > LARGEST);
  if (further.length > 0 || dtz)
    say(
      `tables: ${megabytes(shipped)}, of these ${megabytes(large)} in files that are read in parts`,
    );
  for (const { name } of shipped) {
    mkdirSync(dirname(join(SHIPPED, name)), { recursive: true });
    copyFileSync(join(TABLES, name), join(SHIPPED, name));
  }
  if (shipped.length > 0)
    writeFileSync(join(SHIPPED, 'MANIFEST'), shipped.map(({ line }) => `${line}\n`).join(''));
}

/**
 * The files of a manifest (`sha256 bytes name`) to ship: tables that are small or wanted, and
 * distances to zeroing.
 * @param {string} manifest
 * @param {Shipping} [shipping]
 */
export function shippable(manifest, { further = [], dtz = false } = {}) {
  const files = filesOf(manifest);
  const tables = new Set(
    files
      .filter(
        ({ bytes, name }) => name.endsWith('.egt') && (bytes <= LARGEST || further.includes(name)),
      )
      .map(({ name }) => name),
  );
  return files.filter(
    ({ name }) => tables.has(name) || (dtz && tables.has(name.replace(/\.dtz$/, '.egt'))),
  );
}

/** @param {string} manifest */
function filesOf(manifest) {
  return manifest
    .split('\n')
    .map((line) => {
      const [, bytes = '', name = ''] = line.split(' ');
      return { line, bytes: Number(bytes), name };
    })
    .filter(({ name }) => name !== '');
}
