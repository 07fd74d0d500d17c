// `./build.sh new-game NAME`: the toy game of the tests, as a game of its own to start from.

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GAMES } from './games.mjs';
import { needNodeModules } from './packages.mjs';
import { missingOnThePage } from './page-entries.mjs';
import { Failure, outputOf, ROOT, run } from './run.mjs';
import { needRust, needRustCheckers } from './toolchain.mjs';

const TOY = 'crates/testkit/src/toy';

/** The game next to whose entries those of a new game stand. */
const LAST = GAMES.at(-1) ?? '';

/**
 * Makes the game, and says what comes next.
 * @param {string} name
 */
export async function newGame(name) {
  await needRust();
  await needNodeModules();
  needFree(ROOT, name);
  // Before anything is written: it may fail too.
  const missing = await missingOnThePage(name);
  await allOrNothing(ROOT, name, async () => {
    writeGame(ROOT, name);
    await format(ROOT, name);
    const metadata = ['metadata', '-q', '--format-version=1', '--manifest-path'];
    for (const manifest of MANIFESTS) await outputOf('cargo', [...metadata, manifest]);
  });
  console.log(nextSteps(name, missing));
}

const MANIFESTS = ['Cargo.toml', 'fuzz/Cargo.toml'];

/** @param {string} name */
const newPaths = (name) => [`crates/${name}`, `crates/games/src/${name}.rs`];

/** Files with an entry for each game. */
const LISTS = ['Cargo.toml', 'crates/games/Cargo.toml', 'crates/games/src/lib.rs'];

/**
 * Does work that writes a game. If it fails, or this program exits meanwhile, all is as before.
 * @param {string} root
 * @param {string} name
 * @param {() => Promise<void>} work
 */
export async function allOrNothing(root, name, work) {
  needFree(root, name);
  const locks = MANIFESTS.map((manifest) => manifest.replace('.toml', '.lock'));
  const files = [...LISTS, ...locks].map((path) => join(root, path)).filter(existsSync);
  const before = files.map((path) => /** @type {const} */ ([path, readFileSync(path)]));
  const restore = () => {
    for (const path of newPaths(name)) rmSync(join(root, path), { recursive: true, force: true });
    for (const [path, bytes] of before) writeFileSync(path, bytes);
  };
  process.once('exit', restore);
  try {
    await work();
  } catch (error) {
    restore();
    throw error;
  } finally {
    process.off('exit', restore);
  }
}

/** @type {(root: string, name: string) => void} */
function needFree(root, name) {
  for (const path of newPaths(name))
    if (existsSync(join(root, path))) throw new Failure(`${path} is there already`);
}

/** Makes a game in a copy of the crates, runs its tests and the lints, and lists what the page lacks. */
export async function newGameIsRight() {
  await needRustCheckers();
  await needNodeModules();
  const name = 'skeleton';
  await missingOnThePage(name);
  const copy = mkdtempSync(join(tmpdir(), 'chariot-'));
  try {
    for (const part of [
      'Cargo.toml',
      'Cargo.lock',
      'rustfmt.toml',
      'crates',
      'tools',
      'examples/alamos',
    ])
      cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    writeGame(copy, name);
    await format(copy, name);
    const where = { cwd: copy, env: { CARGO_TARGET_DIR: join(ROOT, 'target', 'new-game') } };
    const packages = ['-p', `chariot-${name}`, '-p', 'games', '--features', `games/${name}`];
    await run(
      'cargo',
      ['clippy', '-q', ...packages, '--all-targets', '--', '-D', 'warnings'],
      where,
    );
    await run('cargo', ['test', '-q', ...packages], where);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** @type {(root: string, name: string) => Promise<void>} */
async function format(root, name) {
  await run('cargo', ['fmt', '-p', `chariot-${name}`, '-p', 'games'], { cwd: root });
  // A macro declares its module, so that cargo does not find it.
  await run('rustfmt', ['--edition=2024', `crates/games/src/${name}.rs`], { cwd: root });
}

/**
 * Writes the crate of a game and its entries in the lists.
 * @param {string} root
 * @param {string} name
 */
export function writeGame(root, name) {
  needFree(root, name);
  /** @param {string} path */
  const read = (path) => readFileSync(join(root, path), 'utf8');
  /** @type {(path: string, text: string) => void} */
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  const crate = `crates/${name}`;
  write(`${crate}/Cargo.toml`, manifestOf(name));
  for (const file of readdirSync(join(root, TOY))) {
    const text = renamed(read(`${TOY}/${file}`), name);
    if (file === 'mod.rs') write(`${crate}/src/lib.rs`, `${todo(name)}${text}`);
    else write(`${crate}/src/${file}`, text);
  }
  write(`${crate}/page.json`, renamed(read('crates/testkit/page.json'), name));
  write(`${crate}/tests/rules.rs`, renamed(read('crates/testkit/tests/toy.rs'), name));
  write(`crates/games/src/${name}.rs`, renamed(read('crates/games/src/toy.rs'), name));

  for (const list of LISTS) {
    const add = list.endsWith('.rs') ? withLine : withEntries;
    write(list, add(read(list), name));
  }
}

/** @param {string} name */
const manifestOf = (name) => `[package]
name = "chariot-${name}"
description = "Rules of ${name}."
version.workspace = true
edition.workspace = true
rust-version.workspace = true
license.workspace = true
publish.workspace = true

[dependencies]
chariot-eval.workspace = true
chariot-game.workspace = true

[dev-dependencies]
testkit.workspace = true

[lints]
workspace = true
`;

/** @param {string} name */
const todo = (
  name,
) => `//! TODO: these are still the rules of the toy game. Change them into those of ${name}.
//!
`;

/**
 * A text about the toy game, about another.
 * @param {string} text
 * @param {string} name
 */
function renamed(text, name) {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return text
    .replace(/^ *\/\/.*Skirmish.*$/gm, (comment) => comment.replaceAll('Skirmish', title))
    .replaceAll('Skirmish', 'Position')
    .replaceAll('skirmish', name)
    .replaceAll('testkit::toy::', `chariot_${name}::`)
    .replace(/The toy game of the conformance kit.*/, `${title}.`)
    .replace(/\b[Tt]oy(?=\b|Evaluation)/g, (toy) => (toy === 'toy' ? name : title));
}

/**
 * A manifest in which each line about the crate of the last game is followed by one about the new crate.
 * @param {string} manifest
 * @param {string} name
 */
function withEntries(manifest, name) {
  return manifest.replace(
    new RegExp(`^.*\\bchariot-${LAST}\\b.*$`, 'gm'),
    (line) => `${line}\n${line.replaceAll(LAST, name)}`,
  );
}

/**
 * The list of games with a line for the new one, which only builds that ask for it have.
 * @param {string} list
 * @param {string} name
 */
function withLine(list, name) {
  const [line] = /^ {4}\/\/\/ The toy game[^;]*;\n/m.exec(list) ?? [];
  if (line === undefined) throw new Failure('the list of games has no line for the toy game');
  return list.replace(line, `${line}${renamed(line, name)}`);
}

/**
 * @param {string} name
 * @param {readonly string[]} missing Entries that the page needs.
 */
const nextSteps = (name, missing) => `
crates/${name} has the rules of the toy game, under their new name. It is tested, played and solved:

  cargo test -p chariot-${name}
  cargo run -p uci --features games/${name} -- perft ${name} 3
  cargo run -p uci --features games/${name}     then: setoption name UCI_Variant value ${name}
  cargo run -p tbgen --features games/${name} -- generate ${name} KRK --out target/tables
  ./build.sh serve --dev --game ${name}

No build has the game unless it asks for it. What comes next: docs/guide/add-a-game.md. Until the page has the game, it
takes entries of another, but for those in crates/${name}/page.json. Then it needs ${missing.length} of its own:

  ${missing.join('\n  ')}`;
