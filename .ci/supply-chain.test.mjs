// Checks third-party code: equal to its lock, without install scripts, pinned where it builds.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../www/scripts/linked-crates.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);

test('every npm package comes from the registry, with its digest, and runs no script', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const others = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/') && !packages[path].link);
  assert.ok(others.length > 10, 'the lock lists packages');
  for (const [path, { resolved, integrity, hasInstallScript }] of others) {
    // Without an address it comes from the registry.
    assert.match(resolved ?? 'https://registry.npmjs.org/', /^https:\/\/registry\.npmjs\.org\//, path);
    assert.match(integrity ?? '', /^sha512-[\w+/]{86}==$/, path);
    assert.ok(!hasInstallScript, `${path} runs a script when it is installed`);
  }
  assert.match(read('.npmrc'), /^ignore-scripts=true$/m);
});

test('npm packages that the page needs are named with their version', () => {
  const { workspaces } = JSON.parse(read('package.json'));
  for (const folder of ['.', ...workspaces]) {
    const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      assert.match(version, /^\d+\.\d+\.\d+$/, `${name} in ${folder}`);
    }
  }
});

test('every crate of others comes from crates.io, with its digest', () => {
  const crates = read('Cargo.lock').split('\n[[package]]\n').slice(1);
  const others = crates.filter((crate) => /^source = /m.test(crate));
  assert.ok(others.length > 10, 'the lock lists crates');
  for (const crate of others) {
    assert.match(crate, /^source = "registry\+https:\/\/github\.com\/rust-lang\/crates\.io-index"$/m);
    assert.match(crate, /^checksum = "[0-9a-f]{64}"$/m);
  }
});

test('every Python package of Snakemake is named with its version and its digests', () => {
  const packages = read('scripts/snakemake/requirements.txt').split(/\n(?=\S)/);
  assert.ok(packages.length > 10, 'the lock lists packages');
  for (const text of packages) assert.match(text, /^[\w.-]+==[\w.]+ \\(\n {4}--hash=sha256:[0-9a-f]{64}( \\)?)+\n?$/);
});

test('workflows name actions by their commit', () => {
  const folder = '.github/workflows';
  const uses = readdirSync(join(ROOT, folder)).flatMap((file) =>
    [...read(join(folder, file)).matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, action]) => action),
  );
  assert.ok(uses.length > 0, 'there are actions');
  for (const action of uses) assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/);
});

/** Binary files and their sources. */
const BINARIES = [
  [/^(docs|www\/public\/icons)\/[\w-]+\.png$/, 'screenshots and icons: www/scripts/pictures.mjs, www/scripts/icons.mjs'],
  [/^www\/puzzles\/\w+\.bin$/, 'puzzles: tools/lab'],
  [/^www\/public\/books\/\w+\.book$/, 'opening books: tools/lab'],
  [/^crates\/[\w/]+\.(bin|nnue|net|egt)$/, 'networks and tables: tools/lab, crates/tbgen'],
];

test('no binary is in the repository but those that a program of it makes', () => {
  for (const path of tracked.filter((path) => extname(path) !== '.egt')) {
    const bytes = readFileSync(join(ROOT, path));
    if (!bytes.subarray(0, 8_000).includes(0)) continue;
    assert.ok(BINARIES.some(([pattern]) => pattern.test(path)), `${path} is a binary of no known origin`);
  }
});
