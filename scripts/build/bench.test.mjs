import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBench } from './bench.mjs';

test('a benchmark ends with its counts', () => {
  assert.deepEqual(readBench('1/20 nodes 12\nnodes 3204118\nnps 1200345\n'), {
    nodes: 3204118,
    nps: 1200345,
  });
  assert.throws(() => readBench('thread panicked\n'), /without a count/);
});
