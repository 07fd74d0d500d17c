// The editions of the engine for the browser, and how each is compiled.

import { join } from 'node:path';
import { DEBIAN_LINKER, debianRust, folderFlags, WASM_TARGET } from './toolchain.mjs';

/**
 * @typedef {'browser' | 'threads'} Kind Engines for threads share memory. Each has a target folder.
 */
/**
 * @typedef {object} Edition
 * @property {string} suffix Follows the game in the file name.
 * @property {readonly string[]} features Of the crate `wasm`, besides the game.
 * @property {Kind} kind
 */

/**
 * The full edition; the one that the page fetches first, which only plays; and the full one for
 * several threads.
 * @type {readonly Edition[]}
 */
export const EDITIONS = [
  { suffix: '_full', features: ['full'], kind: 'browser' },
  { suffix: '', features: [], kind: 'browser' },
  { suffix: '_threads', features: ['threads'], kind: 'threads' },
];

/**
 * Shared memory, at most as large as the page allows, and the symbols with which bindgen starts a
 * thread in it.
 */
const THREAD_FLAGS = [
  '-Ctarget-feature=+atomics,+bulk-memory,+mutable-globals',
  '-Clink-arg=--shared-memory',
  '-Clink-arg=--import-memory',
  '-Clink-arg=--initial-memory=2097152',
  '-Clink-arg=--max-memory=4294967296',
  '-Clink-arg=--export=__wasm_init_tls',
  '-Clink-arg=--export=__tls_size',
  '-Clink-arg=--export=__tls_align',
  '-Clink-arg=--export=__tls_base',
  '-Clink-arg=--export=__heap_base',
];

/** SIMD: networks run ten times as fast. */
const SIMD_FLAGS = ['-Ctarget-feature=+simd128'];

/** Without the reader of debug symbols (six crates), which finds none in a browser. */
const OWN_STD = ['-Zbuild-std=std,panic_abort', '-Zbuild-std-features=panic-unwind'];

/**
 * @typedef {object} Compilation
 * @property {string} program
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} env
 * @property {string} made The resulting file.
 */

/**
 * The command that compiles an edition of a game.
 * @param {string} game
 * @param {Edition} edition
 * @param {import('./toolchain.mjs').Home} home
 * @param {string} target Cargo's target folder.
 * @returns {Compilation}
 */
export function compilation(game, { kind, features }, home, target) {
  return wasmOf({
    crate: 'wasm',
    features: [`games/${game}`, ...features, 'dev'],
    profile: 'wasm',
    flags: [...SIMD_FLAGS, ...(kind === 'threads' ? THREAD_FLAGS : [])],
    // Nobody has a standard library that shares memory.
    std: kind === 'threads' ? OWN_STD : [],
    home,
    folder: join(target, kind),
  });
}

/**
 * The command that compiles the rules of a game.
 * @param {string} game
 * @param {import('./toolchain.mjs').Toolchain} toolchain
 * @param {string} target Cargo's target folder.
 * @returns {Compilation}
 */
export function rulesCompilation(game, { wasm, threads }, target) {
  return wasmOf({
    crate: 'rules',
    features: [game],
    profile: 'rules',
    flags: threads ? SMALL_FLAGS : [],
    std: threads ? SMALL_STD : [],
    home: threads ?? wasm,
    folder: join(target, 'rules'),
  });
}

/** Without sentences for panics, which only trap: a sixth less. */
const SMALL_FLAGS = [
  '-Zunstable-options',
  '-Cpanic=immediate-abort',
  '-Zlocation-detail=none',
  '-Zfmt-debug=none',
];
const SMALL_STD = ['-Zbuild-std=std,panic_abort', '-Zbuild-std-features=optimize_for_size'];

/**
 * The command that compiles a crate for the browser.
 * @param {object} wanted
 * @param {string} wanted.crate
 * @param {readonly string[]} wanted.features
 * @param {string} wanted.profile
 * @param {readonly string[]} wanted.flags
 * @param {readonly string[]} wanted.std Options that build the standard library; empty if the
 *   compiler's own will do.
 * @param {import('./toolchain.mjs').Home} wanted.home
 * @param {string} wanted.folder The target folder.
 * @returns {Compilation}
 */
function wasmOf({ crate, features, profile, flags, std, home, folder }) {
  const debian = home === 'debian';
  // Debian has no standard library for the browser.
  const options = debian && std.length === 0 ? OWN_STD : std;
  const linker = debian ? [`-Clinker=${DEBIAN_LINKER}`, '-Clinker-flavor=wasm-ld'] : [];
  return {
    program: debian ? '/usr/bin/cargo' : 'cargo',
    args: [
      // Only the cdylib: built together with the rlib that tests link, the module is larger.
      ...['rustc', `--package=${crate}`, '--lib', '--crate-type=cdylib'],
      ...['--no-default-features', `--features=${features}`],
      ...[`--profile=${profile}`, `--target=${WASM_TARGET}`, `--target-dir=${folder}`],
      ...options,
    ],
    env: {
      ...(debian ? debianRust() : {}),
      ...(options.length > 0 ? { RUSTC_BOOTSTRAP: '1' } : {}),
      // In place of the caller's flags. A flag may contain spaces.
      CARGO_ENCODED_RUSTFLAGS: [...linker, ...flags, ...folderFlags(home)].join('\x1f'),
      // Parallel compilations would overwrite each other's progress bars.
      CARGO_TERM_PROGRESS_WHEN: 'never',
    },
    made: join(folder, WASM_TARGET, profile, `${crate}.wasm`),
  };
}

/**
 * Precedes each function that an engine imports. Some are numbered, and a number must always mean
 * the same function.
 */
const IMPORT = /\n(?= {8}__wb)/;

/** @param {string} script */
const importsOf = (script) =>
  script
    .split(IMPORT)
    .slice(1)
    .map((one) => one.split(/\n(?! {8})/, 1)[0]);

/**
 * Whether `script` can replace `other`: it contains the other's lines in order, and every function
 * that the other's engine imports, whole.
 * @param {string} script
 * @param {string} other
 */
export function serves(script, other) {
  const imports = new Set(importsOf(script));
  if (!importsOf(other).every((one) => imports.has(one))) return false;
  const wanted = other.split('\n');
  let met = 0;
  for (const line of script.split('\n')) if (line === wanted[met]) met += 1;
  return met === wanted.length;
}
