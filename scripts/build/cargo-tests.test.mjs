import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { programOf, SLOW, skipping, testPrograms } from './cargo-tests.mjs';
import { ROOT } from './run.mjs';

test('test programs run in the folder of their package, other artifacts do not run', () => {
  const artifact = { reason: 'compiler-artifact', manifest_path: '/r/crates/chess/Cargo.toml' };
  const messages = [
    { ...artifact, executable: null, profile: { test: false } },
    {
      ...artifact,
      executable: '/t/chariot',
      profile: { test: false },
      target: { name: 'chariot' },
    },
    { ...artifact, executable: '/t/all-1', profile: { test: true }, target: { kind: ['test'] } },
    { ...artifact, executable: '/t/chess-1', profile: { test: true }, target: { kind: ['lib'] } },
    { reason: 'build-finished', success: true },
  ];
  const printed = messages.map((message) => JSON.stringify(message)).join('\n');
  assert.deepEqual(testPrograms(`${printed}\n`), [
    { path: '/t/all-1', folder: '/r/crates/chess', isApart: true },
    { path: '/t/chess-1', folder: '/r/crates/chess', isApart: false },
  ]);
  assert.equal(programOf(printed, 'chariot'), '/t/chariot');
  assert.throws(() => programOf(printed, 'tbgen'), /tbgen/);
});

test('slow tests are left out of the program that has them', () => {
  const slow = ['tutor/tests/motifs', 'tutor/tests/chess::forks', 'tbgen/tests/cli'];
  const program = { path: '/t/all-1', folder: '/r/crates/tutor', isApart: true };
  assert.deepEqual(skipping(program, slow), ['--skip', 'motifs::', '--skip', 'chess::forks']);
  assert.deepEqual(skipping({ ...program, isApart: false }, slow), []);
  assert.deepEqual(skipping(program, []), []);
});

test('the slow tests are there', () => {
  for (const listed of SLOW) {
    const [module = '', name] = listed.split('::');
    const path = join(ROOT, 'crates', module);
    assert.ok(existsSync(path) || existsSync(`${path}.rs`), listed);
    if (name) assert.match(readFileSync(`${path}.rs`, 'utf8'), new RegExp(`fn ${name}\\(`), listed);
  }
});
