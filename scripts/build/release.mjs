// Makes a release in release/: `./build.sh release [PART]…`. docs/guide/releasing.md tells what to
// do with it.

import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { GAMES } from './games.mjs';
import { PACKAGES, tarballOf } from './npm-pack.mjs';
import { needNpmPackages } from './npm-packages.mjs';
import { buildSite } from './page.mjs';
import { Failure, outputOf, ROOT, run, say, WWW } from './run.mjs';
import { needRust } from './toolchain.mjs';

/** @typedef {import('./arguments.mjs').ReleasePart} ReleasePart */

const RELEASE = join(ROOT, 'release');

/** Programs for users, by crate. */
const PROGRAMS = { uci: 'chariot', tbgen: 'tbgen' };

/** Files packed with them. */
export const BESIDE_PROGRAMS = [
  ...['LICENSE-MIT', 'LICENSE-APACHE', 'README.md', 'CHANGELOG.md'],
  ...[
    'docs/reference/uci.md',
    'docs/reference/ucci.md',
    'docs/guide/tables.md',
    'docs/explain/levels.md',
  ],
];

/** Published crates, dependencies first. */
export const PUBLISHED = ['game', 'eval', ...GAMES, 'search', 'tablebase', 'book', 'play'].map(
  (name) => `chariot-${name}`,
);

/** @type {Readonly<Record<ReleasePart, (version: string) => Promise<void>>>} */
const PARTS = { native: nativePrograms, site, npm: npmPackages, crates };

/**
 * Makes the parts, and the list of their digests.
 * @param {readonly ReleasePart[]} parts
 */
export async function makeRelease(parts) {
  const version = releaseVersion(readVersions(), process.env.GITHUB_REF_NAME);
  mkdirSync(RELEASE, { recursive: true });
  for (const part of parts) {
    say(`release ${version}: ${part}`);
    await PARTS[part](version);
  }
  await run('node', [join(WWW, 'scripts', 'sums.mjs'), RELEASE]);
  console.log(readdirSync(RELEASE).sort().join('\n'));
}

/**
 * The version on which all places agree. Throws if they do not, or if the tag names another one.
 * @param {{ cargo: string | undefined, npm: string, changelog: readonly string[] }} versions
 * @param {string} [ref] The tag being built, if any.
 */
export function releaseVersion({ cargo, npm, changelog }, ref = '') {
  if (cargo === undefined || cargo !== npm)
    throw new Failure(`Cargo.toml has version ${cargo}, packages/engine/package.json ${npm}`);
  if (!changelog.includes(cargo)) throw new Failure(`CHANGELOG.md has no section ${cargo}`);
  if (/^v\d/.test(ref) && ref !== `v${cargo}`)
    throw new Failure(`the tag is ${ref}, the version ${cargo}`);
  return cargo;
}

function readVersions() {
  const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');
  return {
    cargo: /^version = "(.*)"$/m.exec(read('Cargo.toml'))?.[1],
    npm: JSON.parse(read('packages/engine/package.json')).version,
    changelog: [...read('CHANGELOG.md').matchAll(/^## \[?([\d.]+)/gm)].map(([, name = '']) => name),
  };
}

/**
 * Packs the programs for this machine with their licences.
 * @param {string} version
 */
async function nativePrograms(version) {
  // Windows has rustup's compiler or none.
  if (process.platform !== 'win32') await needRust();
  const packages = Object.keys(PROGRAMS).flatMap((name) => ['-p', name]);
  const build = ['build', '--release', '--locked'];
  await run('cargo', [...build, ...packages]);
  const host = hostOf(await outputOf('rustc', ['-vV']));
  const folder = `chariot-${version}-${host}`;
  const to = join(RELEASE, folder);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
  const suffix = host.includes('windows') ? '.exe' : '';
  for (const name of Object.values(PROGRAMS))
    copyFileSync(join(target, 'release', name + suffix), join(to, name + suffix));
  if (host.startsWith('x86_64')) {
    const avx2 = { RUSTFLAGS: '-C target-cpu=x86-64-v3', CARGO_TARGET_DIR: join(target, 'avx2') };
    await run('cargo', [...build, '-p', 'uci'], { env: { ...process.env, ...avx2 } });
    copyFileSync(
      join(target, 'avx2', 'release', `chariot${suffix}`),
      join(to, `chariot-avx2${suffix}`),
    );
  }
  for (const name of BESIDE_PROGRAMS) cpSync(join(ROOT, name), join(to, name));
  const script = join(WWW, 'scripts', 'crate-licences.mjs');
  const licences = await outputOf('node', [script, host, ...Object.keys(PROGRAMS)]);
  writeFileSync(join(to, 'THIRD-PARTY.md'), `# Crates in these programs\n${licences}`);
  await run('tar', ['-czf', `${folder}.tar.gz`, folder], { cwd: RELEASE });
  rmSync(to, { recursive: true });
}

/**
 * The platform that a compiler targets.
 * @param {string} verbose Output of `rustc -vV`.
 */
export function hostOf(verbose) {
  const host = /^host: (\S+)$/m.exec(verbose)?.[1];
  if (host === undefined) throw new Failure('rustc does not say what it compiles for');
  return host;
}

/**
 * Packs the static site, with `licenses.md` and `SHA256SUMS`.
 * @param {string} version
 */
async function site(version) {
  await buildSite();
  const folder = `chariot-${version}-site`;
  const to = join(RELEASE, folder);
  rmSync(to, { recursive: true, force: true });
  cpSync(join(WWW, 'dist'), to, { recursive: true });
  rmSync(`${to}.zip`, { force: true });
  await run('zip', ['-qrX', `${folder}.zip`, folder], { cwd: RELEASE });
  rmSync(to, { recursive: true });
}

/** @param {string} version */
async function npmPackages(version) {
  await needNpmPackages();
  for (const name of PACKAGES)
    renameSync(tarballOf(name), join(RELEASE, `chariot-${name}-${version}.tgz`));
}

/** Packs each crate as for publication and builds it from the package. Uploads nothing. */
async function crates() {
  await needRust();
  const packages = PUBLISHED.flatMap((name) => ['-p', name]);
  await run('cargo', ['package', '--locked', ...packages]);
}
