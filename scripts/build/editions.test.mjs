import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compilation, EDITIONS, serves } from './editions.mjs';

const [full, first, threads] = EDITIONS;
assert.ok(full && first && threads);
const HOMES = /** @type {const} */ (['path', 'debian']);

/** @param {import('./editions.mjs').Compilation} made */
const flagsOf = ({ env }) => (env.CARGO_ENCODED_RUSTFLAGS ?? '').replaceAll('\x1f', ' ');

test('an edition has the features of its game and its own', () => {
  for (const edition of EDITIONS) {
    const features = ['games/xiangqi', ...edition.features, 'dev'].join();
    const { args } = compilation('xiangqi', edition, 'path', '/t');
    assert.ok(args.includes(`--features=${features}`));
  }
});

test('the standard library is built for threads only, or where Debian has none', () => {
  const builds = (/** @type {import('./editions.mjs').Compilation} */ { args, env }) =>
    args.includes('-Zbuild-std=std,panic_abort') && env.RUSTC_BOOTSTRAP === '1';
  assert.ok(builds(compilation('chess', threads, 'path', '/t')));
  assert.ok(builds(compilation('chess', first, 'debian', '/t')));
  const { args, env } = compilation('chess', full, 'path', '/t');
  assert.ok(!args.some((arg) => arg.startsWith('-Z')));
  assert.ok(!('RUSTC_BOOTSTRAP' in env));
});

test('threads share memory; others have none of it', () => {
  assert.match(flagsOf(compilation('chess', threads, 'path', '/t')), /\+atomics.*--shared-memory/);
  assert.doesNotMatch(flagsOf(compilation('chess', full, 'path', '/t')), /atomics|shared/);
});

test('every engine has vector instructions', () => {
  for (const edition of EDITIONS) {
    for (const home of HOMES)
      assert.match(flagsOf(compilation('chess', edition, home, '/t')), /target-feature=\+simd128/);
  }
});

test("Debian's compiler has its own linker", () => {
  const { program, env, ...rest } = compilation('chess', full, 'debian', '/t');
  assert.equal(program, '/usr/bin/cargo');
  assert.equal(env.RUSTC, '/usr/bin/rustc');
  assert.match(flagsOf({ program, env, ...rest }), /linker=\/usr\/bin\/wasm-ld-\d+/);
  assert.doesNotMatch(flagsOf(compilation('chess', full, 'path', '/t')), /linker=/);
});

test('each kind has a folder', () => {
  const folders = EDITIONS.map(
    (edition) => compilation('chess', edition, 'path', '/t').made.split('/')[2],
  );
  assert.deepEqual(folders, ['browser', 'browser', 'threads']);
});

test("flags leave out the machine's folders", () => {
  for (const home of HOMES) {
    const made = compilation('chess', full, home, '/t');
    assert.equal(flagsOf(made).match(/--remap-path-prefix=\/\S+=/g)?.length, 2);
  }
});

test('a script serves for one that has some of its lines, in their order', () => {
  const script = 'a\nb\nc\n}\n';
  for (const other of [script, 'a\nc\n}\n', 'b\n}\n']) assert.ok(serves(script, other), other);
  for (const other of ['a\nd\n}\n', 'c\nb\n}\n', 'a\na\n}\n'])
    assert.ok(!serves(script, other), other);
});

test('a numbered function that an engine imports is the same in a script that serves it', () => {
  /** @param {string[]} bodies */
  const importing = (...bodies) =>
    [
      '({',
      ...bodies.map((body, i) => `        __wbindgen_generic_${i}: () => ${body},`),
      '})',
    ].join('\n');
  const script = importing('number', 'bytes', 'text');
  assert.ok(serves(script, importing('number', 'bytes')));
  assert.ok(!serves(script, importing('number', 'text', 'text')));
});
