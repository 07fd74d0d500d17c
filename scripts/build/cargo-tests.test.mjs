import assert from 'node:assert/strict';
import { test } from 'node:test';
import { programOf, testPrograms } from './cargo-tests.mjs';

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
    { ...artifact, executable: '/t/all-1', profile: { test: true } },
    { ...artifact, executable: '/t/chess-1', profile: { test: true } },
    { reason: 'build-finished', success: true },
  ];
  const printed = messages.map((message) => JSON.stringify(message)).join('\n');
  assert.deepEqual(testPrograms(`${printed}\n`), [
    { path: '/t/all-1', folder: '/r/crates/chess' },
    { path: '/t/chess-1', folder: '/r/crates/chess' },
  ]);
  assert.equal(programOf(printed, 'chariot'), '/t/chariot');
  assert.throws(() => programOf(printed, 'tbgen'), /tbgen/);
});
