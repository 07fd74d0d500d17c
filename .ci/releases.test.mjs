// Checks what is published: crates in order, and workflows that make and test everything.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { PACKAGES } from '../scripts/build/npm-pack.mjs';
import { PUBLISHED } from '../scripts/build/release.mjs';
import { cargoMetadata, ROOT } from '../www/scripts/linked-crates.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const own = cargoMetadata().packages.filter((p) => p.source === null);
const published = own.filter((p) => p.publish === null);

test('every crate that may be published is, after those that it needs', () => {
  assert.deepEqual(published.map((p) => p.name).sort(), [...PUBLISHED].sort());
  for (const [place, name] of PUBLISHED.entries()) {
    const crate = published.find((p) => p.name === name);
    // Dependencies without a version are for tests here and are not published.
    const needed = crate.dependencies.filter((d) => d.path !== undefined && d.req !== '*').map((d) => d.name);
    assert.deepEqual(needed.filter((other) => PUBLISHED.indexOf(other) >= place), [], `${name} comes too early`);
    assert.ok(crate.description && crate.readme, `${name} has a description and a README`);
    assert.ok(crate.categories.length > 0 && crate.keywords.length > 0, `${name} is found by category and keyword`);
  }
});

test('crates and packages name one repository and one homepage, or none before there is an address', () => {
  const packages = PACKAGES.map((name) => JSON.parse(read(`packages/${name}/package.json`)));
  for (const field of ['repository', 'homepage']) {
    const named = new Set([...published, ...packages].map((one) => one[field]?.url ?? one[field] ?? null));
    assert.equal(named.size, 1, `${field}: ${[...named].join()}`);
  }
});

test('a crate has its licences with it, and neither tests nor examples, which need crates that are not published', () => {
  for (const crate of published) {
    const packed = execFileSync('cargo', ['package', '--list', '--allow-dirty', '-p', crate.name], { cwd: ROOT, encoding: 'utf8' });
    const names = packed.trim().split('\n');
    const folder = dirname(crate.manifest_path);
    for (const name of ['LICENSE-MIT', 'LICENSE-APACHE']) {
      assert.ok(names.includes(name), `${crate.name} lacks ${name}`);
      assert.equal(readFileSync(join(folder, name), 'utf8'), read(name));
    }
    const kinds = /^(src\/.+\.rs|data\/\w+\.net|README\.md|LICENSE-\w+|Cargo\.(toml|toml\.orig|lock)|\.cargo_vcs_info\.json)$/;
    assert.deepEqual(names.filter((name) => !kinds.test(name)), [], crate.name);
  }
});

test('versions of the workspace are one', () => {
  const version = /^version = "(.*)"$/m.exec(read('Cargo.toml'))[1];
  for (const name of PUBLISHED) {
    const required = new RegExp(`^${name} = .*version = "(.*)"`, 'm').exec(read('Cargo.toml'))[1];
    assert.equal(required, version, name);
  }
});

test('continuous integration builds published crates with the oldest compiler that they promise', () => {
  const promised = new Set(published.map((p) => p.rust_version));
  assert.equal(promised.size, 1);
  const ci = read('.github/workflows/ci.yml');
  const [oldest] = promised;
  assert.match(ci, new RegExp(`cargo \\+${oldest}(\\.0)? check`));
  for (const name of PUBLISHED) assert.match(ci, new RegExp(`-p ${name}\\b`));
});

test('a tag makes every part of a release', () => {
  const commands = read('.github/workflows/release.yml').match(/build\.sh release (.*)/g).join(' ');
  for (const part of ['native', 'site', 'npm', 'crates']) assert.ok(commands.includes(part), part);
});
