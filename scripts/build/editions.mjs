// The editions of the engine for the browser, and how each is compiled.

import { join } from 'node:path';
import { DEBIAN_LINKER, debianRust, WASM_TARGET } from './toolchain.mjs';

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
  '-C target-feature=+atomics,+bulk-memory,+mutable-globals',
  '-C link-arg=--shared-memory',
  '-C link-arg=--import-memory',
  '-C link-arg=--initial-memory=2097152',
  '-C link-arg=--max-memory=4294967296',
  '-C link-arg=--export=__wasm_init_tls',
  '-C link-arg=--export=__tls_size',
  '-C link-arg=--export=__tls_align',
  '-C link-arg=--export=__tls_base',
  '-C link-arg=--export=__heap_base',
];

/** SIMD: networks run ten times as fast. */
const SIMD_FLAGS = ['-C target-feature=+simd128'];

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
  const folder = join(target, kind);
  const debian = home === 'debian';
  // Debian has no standard library for the browser, and nobody has one that shares memory.
  const buildsStd = debian || kind === 'threads';
  const flags = [
    ...(debian ? [`-C linker=${DEBIAN_LINKER}`, '-C linker-flavor=wasm-ld'] : []),
    ...SIMD_FLAGS,
    ...(kind === 'threads' ? THREAD_FLAGS : []),
  ];
  return {
    program: debian ? '/usr/bin/cargo' : 'cargo',
    args: [
      ...['build', '--package=wasm', '--no-default-features'],
      `--features=${[`games/${game}`, ...features, 'dev'].join()}`,
      ...['--profile=wasm', `--target=${WASM_TARGET}`, `--target-dir=${folder}`],
      ...(buildsStd ? ['-Zbuild-std=std,panic_abort'] : []),
    ],
    env: {
      ...(debian ? debianRust() : {}),
      ...(buildsStd ? { RUSTC_BOOTSTRAP: '1' } : {}),
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS: flags.join(' '),
      // The caller's flags would replace ours.
      RUSTFLAGS: undefined,
      CARGO_ENCODED_RUSTFLAGS: undefined,
      // Parallel compilations would overwrite each other's progress bars.
      CARGO_TERM_PROGRESS_WHEN: 'never',
    },
    made: join(folder, WASM_TARGET, 'wasm', 'wasm.wasm'),
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
