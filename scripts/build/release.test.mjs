import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BESIDE_PROGRAMS, hostOf, releaseVersion } from './release.mjs';
import { ROOT } from './run.mjs';

const versions = { cargo: '1.2.3', npm: '1.2.3', changelog: ['1.2.3', '1.2.2'] };

test('a release has one version, a section in the changelog and its own tag', () => {
  assert.equal(releaseVersion(versions), '1.2.3');
  assert.equal(releaseVersion(versions, 'v1.2.3'), '1.2.3');
  assert.equal(releaseVersion(versions, 'main'), '1.2.3');
  assert.throws(() => releaseVersion(versions, 'v1.2.4'), /the tag is v1\.2\.4/);
  assert.throws(() => releaseVersion({ ...versions, npm: '1.2.2' }), /package\.json 1\.2\.2/);
  assert.throws(() => releaseVersion({ ...versions, changelog: [] }), /no section 1\.2\.3/);
});

test('the compiler says what it compiles for', () => {
  assert.equal(
    hostOf('rustc 1.95.0\nbinary: rustc\nhost: aarch64-apple-darwin\n'),
    'aarch64-apple-darwin',
  );
  assert.throws(() => hostOf('rustc 1.95.0'), /does not say/);
});

test('the files packed with the programs are there', () => {
  for (const file of BESIDE_PROGRAMS) assert.ok(existsSync(join(ROOT, file)), file);
});
