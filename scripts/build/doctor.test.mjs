import assert from 'node:assert/strict';
import { test } from 'node:test';
import { report } from './doctor.mjs';

test('each part is found, too old or missing, and says how to get it', () => {
  const [rust, node, page] = report([
    {
      name: 'Rust',
      found: '1.94.1',
      wanted: '1.95',
      without: 'nothing compiles',
      help: 'rustup update',
    },
    { name: 'Node.js', found: '22.1.0', wanted: '20.19', without: '', help: '' },
    { name: 'page', without: 'nothing to serve', help: './build.sh www' },
  ]);
  assert.equal(rust, 'too old  Rust     1.94.1, 1.95 or newer is needed: rustup update');
  assert.equal(node, 'found    Node.js  22.1.0');
  assert.equal(page, 'missing  page     nothing to serve: ./build.sh www');
});
