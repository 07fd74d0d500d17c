// Which engines there are for the browser, and how each is compiled.

import { join } from 'node:path';
import { DEBIAN_LINKER, debianRust, WASM_TARGET } from './toolchain.mjs';

/**
 * @typedef {object} Edition
 * @property {string} suffix Follows the game in the name of the file.
 * @property {readonly string[]} features Of the crate `wasm`, besides that of the game.
 * @property {'browser' | 'threads' | 'development'} kind Those for threads share memory; those for development are soon
 *   compiled and have messages for panics. Each kind has a folder and a standard library of its own.
 */

/**
 * The edition of the view "How it thinks", which says the most to the page, the full one with endgame tables, the one that
 * the page fetches first, and the full one for several threads.
 * @type {readonly Edition[]}
 */
export const EDITIONS = [
  { suffix: '_think', features: ['think'], kind: 'browser' },
  { suffix: '_full', features: ['tables', 'bench', 'clients'], kind: 'browser' },
  { suffix: '', features: [], kind: 'browser' },
  { suffix: '_threads', features: ['tables', 'bench', 'clients', 'threads'], kind: 'threads' },
];

/** Memory that several threads share, at most what the page says, and what bindgen asks for to start a thread in it. */
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

/** Eight numbers at a time, which networks are made of: with it they take a tenth of the time. */
const SIMD_FLAGS = ['-C target-feature=+simd128'];

/**
 * A panic ends the engine at once, without words or the code to say them: a tenth of the size. Nothing is written as
 * programmers see it (`Debug`): another 3 KB.
 */
const SILENT_FLAGS = ['-Z unstable-options', '-C panic=immediate-abort', '-Z fmt-debug=none'];
/** For speed only arithmetic of 128 bits, of which a xiangqi board is made: 5 %. */
const SMALL_STD = [
  '-Zbuild-std-features=optimize_for_size',
  '--config=profile.wasm.package.compiler_builtins.opt-level=3',
];

/**
 * @typedef {object} Compilation
 * @property {string} program
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} env
 * @property {string} made The file it makes.
 */

/**
 * How cargo compiles an edition of a game.
 * @param {string} game
 * @param {Edition} edition
 * @param {object} how
 * @param {import('./toolchain.mjs').Home} how.home
 * @param {boolean} how.ownStd With a standard library built from source; Debian's packages have no other.
 * @param {string} how.target The folder where cargo puts what it makes.
 * @returns {Compilation}
 */
export function compilation(game, { kind, features }, { home, ownStd, target }) {
  const profile = kind === 'development' ? 'dev' : 'wasm';
  const folder = join(target, kind);
  const silent = ownStd && kind !== 'development';
  // Where panics have messages, the console shows them.
  const told = silent || features.includes('dev') ? [] : ['dev'];
  const debian = home === 'debian';
  const flags = [
    ...(debian ? [`-C linker=${DEBIAN_LINKER}`, '-C linker-flavor=wasm-ld'] : []),
    ...SIMD_FLAGS,
    ...(silent ? SILENT_FLAGS : []),
    ...(kind === 'threads' ? THREAD_FLAGS : []),
  ];
  return {
    program: debian ? '/usr/bin/cargo' : 'cargo',
    args: [
      ...[
        'build',
        '--package=wasm',
        '--no-default-features',
        `--features=${[`games/${game}`, ...features, ...told].join()}`,
      ],
      ...[`--profile=${profile}`, `--target=${WASM_TARGET}`, `--target-dir=${folder}`],
      ...(ownStd ? ['-Zbuild-std=std,panic_abort'] : []),
      ...(silent ? SMALL_STD : []),
    ],
    env: {
      ...(debian ? debianRust() : {}),
      ...(ownStd ? { RUSTC_BOOTSTRAP: '1' } : {}),
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS: flags.join(' '),
      // Those of the caller would take the place of ours.
      RUSTFLAGS: undefined,
      CARGO_ENCODED_RUSTFLAGS: undefined,
      // Two compilations at once would write over each other's progress.
      CARGO_TERM_PROGRESS_WHEN: 'never',
    },
    made: join(folder, WASM_TARGET, profile === 'dev' ? 'debug' : profile, 'wasm.wasm'),
  };
}

/**
 * How editions of a kind can be compiled, the best way first.
 * @param {Edition['kind']} kind
 * @param {import('./toolchain.mjs').Toolchain} toolchain
 * @returns {{ home: import('./toolchain.mjs').Home, ownStd: boolean }[]}
 */
export function waysToCompile(kind, { wasm, ownStd }) {
  const own = ownStd === undefined ? [] : [{ home: ownStd, ownStd: true }];
  // With the library that came with the compiler, of which Debian's has none; it is made for one thread.
  const other = wasm === 'path' && kind !== 'threads' ? [{ home: wasm, ownStd: false }] : [];
  return kind === 'development' ? [...other, ...own] : [...own, ...other];
}

/** Before each function that an engine imports. Some are numbered: the same number must be the same function. */
const IMPORT = /\n(?= {8}__wb)/;

/**
 * True if one JavaScript can stand for another: each line of the other stands in it, in the same order, and so does each
 * function that the other's engine imports, as a whole.
 * @param {string} script
 * @param {string} other
 */
export function serves(script, other) {
  const imports = new Set(script.split(IMPORT));
  if (
    !other
      .split(IMPORT)
      .slice(1, -1)
      .every((one) => imports.has(one))
  )
    return false;
  const wanted = other.split('\n');
  let met = 0;
  for (const line of script.split('\n')) if (line === wanted[met]) met += 1;
  return met === wanted.length;
}
