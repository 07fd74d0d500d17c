import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countCargo, countNode, countPlaywright, countVitest, judge, Tally } from './tally.mjs';

test('cargo test', () => {
  const output = `
running 2 tests
test a ... ok
test result: ok. 7 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.02s

     Running tests/fen.rs (target/debug/deps/fen-fe9d81b9f596cadb)
test result: FAILED. 20 passed; 3 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.67s
`;
  assert.deepEqual(countCargo(output), { passed: 27, failed: 3 });
});

test('node --test', () => {
  const output =
    '✔ a (1ms)\nℹ tests 8\nℹ suites 0\nℹ pass 5\nℹ fail 2\nℹ cancelled 1\nℹ skipped 0\nℹ todo 0\n';
  assert.deepEqual(countNode(output), { passed: 5, failed: 3 });
});

test('vitest', () => {
  const good =
    ' Test Files  65 passed (65)\n      Tests  473 passed (473)\n   Start at  22:10:01\n';
  assert.deepEqual(countVitest(good), { passed: 473, failed: 0 });
  const bad =
    ' Test Files  1 failed | 64 passed (65)\n      Tests  2 failed | 470 passed | 1 skipped (473)\n';
  assert.deepEqual(countVitest(bad), { passed: 470, failed: 2 });
});

test('playwright', () => {
  assert.deepEqual(
    countPlaywright('  ✓  1 a.spec.ts:3:1 › 5 passed games (2s)\n  190 passed (4.1m)\n'),
    { passed: 190, failed: 0 },
  );
  const bad =
    '  2 failed\n    a.spec.ts\n  1 flaky\n  1 interrupted\n  3 skipped\n  4 did not run\n  180 passed (4.1m)\n';
  assert.deepEqual(countPlaywright(bad), { passed: 180, failed: 8 });
});

test('a runner that failed or ran nothing counts as a failure', () => {
  const output = 'test result: ok. 7 passed; 0 failed;';
  assert.deepEqual(judge(countCargo, output, 0), { passed: 7, failed: 0 });
  assert.deepEqual(judge(countCargo, output, 101), { passed: 7, failed: 1, end: output });
  assert.deepEqual(judge(countCargo, 'test result: FAILED. 7 passed; 2 failed;', 101), {
    passed: 7,
    failed: 2,
    end: 'test result: FAILED. 7 passed; 2 failed;',
  });
  for (const counter of [countCargo, countNode, countVitest, countPlaywright]) {
    assert.deepEqual(judge(counter, '', 0), { passed: 0, failed: 1, end: '' });
  }
});

test('the last line sums up', () => {
  const tally = new Tally();
  tally.add('cargo test', { passed: 300, failed: 0 }, 61.7);
  assert.ok(tally.good);
  tally.add('browser', { passed: 190, failed: 2 }, 240);
  assert.ok(!tally.good);
  const lines = `${tally}`.split('\n');
  assert.equal(lines.at(-1), '490 passed, 2 failed');
  assert.match(lines[1] ?? '', /^cargo test +300 passed +0 failed +62 s$/);
});

test('the end of a failed check is shown again above the results', () => {
  const tally = new Tally();
  tally.add('vitest', { passed: 3, failed: 0 }, 1);
  const output = `${'a line\n'.repeat(100)}  1 failed\n    a.spec.ts\n`;
  tally.add('browser', judge(countPlaywright, output, 1), 240);
  const lines = `${tally}`.split('\n');
  const start = lines.indexOf('==> browser failed; its last lines:');
  assert.deepEqual(lines.slice(start + 29, start + 31), ['  1 failed', '    a.spec.ts']);
  assert.ok(start > 0 && start < lines.findIndex((line) => line.startsWith('vitest')));
});
