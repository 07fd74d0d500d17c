// Finds or installs a Rust compiler for native programs and one for the browser.

import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './packages.mjs';
import { answerOf, Failure, has, isProgram, once, ROOT, succeeds } from './run.mjs';

export const WASM_TARGET = 'wasm32-unknown-unknown';
/** The linker of Debian's rustc-web. */
export const DEBIAN_LINKER = '/usr/bin/wasm-ld-22';

/** @typedef {'path' | 'debian'} Home The compiler on the PATH, or Debian's in /usr/bin. */
/**
 * @typedef {object} Toolchain
 * @property {Home} native Compiles native programs.
 * @property {Home} wasm Compiles for the browser.
 * @property {Home | undefined} threads Compiles for several threads in the browser, with a standard
 *   library built from source; undefined where that source is missing.
 */
/**
 * @typedef {object} Machine The facts for the choice. Functions that install something are called
 *   last.
 * @property {() => string | undefined} version Version of rustc on the PATH, if cargo is there too.
 * @property {() => boolean} hasTarget
 * @property {() => boolean} hasStdSource
 * @property {() => boolean} hasRustup
 * @property {() => boolean} hasDebian
 * @property {() => Promise<boolean>} addTarget
 * @property {() => Promise<boolean>} addStdSource
 * @property {() => Promise<boolean>} addDebian
 */

/**
 * Chooses compilers, and installs what they lack.
 * @param {Machine} machine
 * @param {{ wanted: string, debian: boolean }} choice The least version, and whether only Debian's
 *   packages will do.
 * @returns {Promise<Toolchain>}
 */
export async function chooseToolchain(machine, { wanted, debian }) {
  const version = debian ? undefined : machine.version();
  const fits = version !== undefined && atLeast(version, wanted);
  if (
    fits &&
    (machine.hasTarget() ||
      (machine.hasRustup() && (await machine.addTarget()) && machine.hasTarget()))
  ) {
    return { native: 'path', wasm: 'path', threads: await homeOfStd(machine) };
  }
  if (!fits && !debian && machine.hasRustup()) {
    throw new Failure(
      `Rust ${wanted} or newer is needed, found ${version ?? 'none'}: run \`rustup update\``,
    );
  }
  if (!machine.hasDebian() && !(await machine.addDebian())) {
    throw new Failure(
      `Rust ${wanted} or newer with the target ${WASM_TARGET} is needed: see https://rustup.rs`,
    );
  }
  return { native: fits ? 'path' : 'debian', wasm: 'debian', threads: 'debian' };
}

/**
 * @param {Machine} machine
 * @returns {Promise<Home | undefined>}
 */
async function homeOfStd(machine) {
  if (machine.hasStdSource()) return 'path';
  if (machine.hasDebian()) return 'debian';
  return machine.hasRustup() && (await machine.addStdSource()) && machine.hasStdSource()
    ? 'path'
    : undefined;
}

/**
 * Compares dotted version numbers.
 * @param {string} version
 * @param {string} least
 */
export function atLeast(version, least) {
  const [have, want] = [version, least].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10)),
  );
  for (const [i, number] of (want ?? []).entries()) {
    const difference = (have?.[i] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** @type {Machine} */
const THIS_MACHINE = {
  version: () => (has('cargo') ? answerOf('rustc', ['--version'])?.split(' ')[1] : undefined),
  // By its folder: a compiler can list a target whose library is missing.
  hasTarget: () =>
    existsSync(answerOf('rustc', ['--print', 'target-libdir', '--target', WASM_TARGET]) ?? ''),
  hasStdSource: () =>
    existsSync(
      join(answerOf('rustc', ['--print', 'sysroot']) ?? '', 'lib/rustlib/src/rust/library'),
    ),
  hasRustup: () => has('rustup'),
  hasDebian: () =>
    isProgram(DEBIAN_LINKER) &&
    isProgram('/usr/bin/cargo') &&
    existsSync('/usr/lib/rustlib/src/rust/library/vendor'),
  addTarget: () => succeeds('rustup', ['target', 'add', WASM_TARGET]),
  addStdSource: () => succeeds('rustup', ['component', 'add', 'rust-src']),
  addDebian: () => aptInstall('rustc-web', 'cargo-web', 'rust-web-src', 'lld-22'),
};

/**
 * The compilers of this machine. If Debian's also compiles native programs, it is used for
 * everything started later.
 */
export const needRust = once(async () => {
  if (!has('cc') && !(await aptInstall('gcc', 'libc6-dev'))) {
    throw new Failure('a C compiler is needed to link with (cc)');
  }
  const wanted =
    /^rust-version = "(.*)"$/m.exec(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8'))?.[1] ?? '';
  const debian = process.env.CHARIOT_RUST === 'debian';
  const toolchain = await chooseToolchain(THIS_MACHINE, { wanted, debian });
  if (toolchain.native === 'debian') Object.assign(process.env, debianRust());
  return toolchain;
});

/** The environment in which cargo is Debian's. */
export function debianRust() {
  return {
    PATH: `/usr/bin:${process.env.PATH}`,
    RUSTC: '/usr/bin/rustc',
    RUSTDOC: '/usr/bin/rustdoc',
  };
}

/**
 * Flags that leave the machine's folders out of the file names in a program: it is smaller, and the same everywhere.
 * @param {Home} home
 */
export function folderFlags(home) {
  const sysroot = home === 'debian' ? '/usr' : (answerOf('rustc', ['--print', 'sysroot']) ?? '');
  const cargo = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
  return [join(cargo, 'registry', 'src'), join(sysroot, 'lib', 'rustlib', 'src', 'rust')].map(
    (folder) => `--remap-path-prefix=${folder}/=`,
  );
}

export const needRustCheckers = once(async () => {
  const { native } = await needRust();
  const there = () =>
    ['fmt', 'clippy'].every((checker) => answerOf('cargo', [checker, '--version']) !== undefined);
  if (there()) return;
  if (native === 'debian') await aptInstall('rustfmt-web', 'rust-web-clippy');
  else await succeeds('rustup', ['component', 'add', 'rustfmt', 'clippy']);
  if (!there()) throw new Failure('rustfmt and clippy are needed for the tests');
});

/** Cargo's target folder. */
export const targetFolder = once(async () => {
  await needRust();
  const metadata = answerOf('cargo', ['metadata', '--no-deps', '--format-version', '1']);
  if (metadata === undefined) throw new Failure('cargo metadata failed');
  return /** @type {string} */ (JSON.parse(metadata).target_directory);
});
