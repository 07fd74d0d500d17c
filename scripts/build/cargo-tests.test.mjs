import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testPrograms } from './cargo-tests.mjs';

test('test programs run in the folder of their package, other artifacts do not run', () => {
  const messages = [
    { reason: 'compiler-artifact', executable: null, profile: { test: false } },
    { reason: 'compiler-artifact', executable: '/t/chariot', profile: { test: false } },
    {
      reason: 'compiler-artifact',
      executable: '/t/deps/fen-1',
      profile: { test: true },
      manifest_path: '/r/crates/chess/Cargo.toml',
    },
    { reason: 'build-finished', success: true },
  ];
  const printed = messages.map((message) => JSON.stringify(message)).join('\n');
  assert.deepEqual(testPrograms(`${printed}\n`), [
    { path: '/t/deps/fen-1', folder: '/r/crates/chess' },
  ]);
});
