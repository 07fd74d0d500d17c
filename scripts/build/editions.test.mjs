import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compilation, EDITIONS, serves, waysToCompile } from './editions.mjs';

const [think, full, first, threads] = EDITIONS;
assert.ok(think && full && first && threads);
/** @type {import('./editions.mjs').Edition} */
const development = { suffix: '', features: ['tables', 'dev'], kind: 'development' };
const path = /** @type {const} */ ({ home: 'path', ownStd: true, target: '/t' });
const debian = /** @type {const} */ ({ home: 'debian', ownStd: true, target: '/t' });

/** @param {import('./editions.mjs').Compilation} made */
const flagsOf = ({ env }) => env.CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS ?? '';

test('an edition has the features of its game and its own', () => {
  assert.ok(compilation('chess', first, path).args.includes('--features=games/chess'));
  assert.ok(
    compilation('xiangqi', full, path).args.includes(
      '--features=games/xiangqi,tables,bench,clients',
    ),
  );
  assert.ok(compilation('chess', think, path).args.includes('--features=games/chess,think'));
  assert.ok(
    compilation('chess', threads, path).args.includes(
      '--features=games/chess,tables,bench,clients,threads',
    ),
  );
});

test('the library built here says no words, that of the compiler stays as it is', () => {
  const own = compilation('chess', first, path);
  assert.match(flagsOf(own), /panic=immediate-abort/);
  assert.ok(own.args.includes('-Zbuild-std=std,panic_abort'));
  assert.equal(own.env.RUSTC_BOOTSTRAP, '1');
  const other = compilation('chess', first, { ...path, ownStd: false });
  assert.doesNotMatch(flagsOf(other), /immediate-abort/);
  assert.ok(!other.args.some((arg) => arg.startsWith('-Z')));
  assert.ok(!('RUSTC_BOOTSTRAP' in other.env));
});

test('an engine that has messages for panics shows them in the console', () => {
  const other = { ...path, ownStd: false };
  assert.ok(compilation('chess', first, other).args.includes('--features=games/chess,dev'));
  const { args } = compilation('chess', development, other);
  assert.ok(args.includes('--features=games/chess,tables,dev'));
});

test('threads share memory; others have none of it', () => {
  assert.match(flagsOf(compilation('chess', threads, path)), /\+atomics.*--shared-memory/);
  assert.doesNotMatch(flagsOf(compilation('chess', full, path)), /atomics|shared/);
});

test('every engine for the browser has vector instructions', () => {
  for (const edition of EDITIONS) {
    for (const how of [path, debian, { ...path, ownStd: false }]) {
      assert.match(flagsOf(compilation('chess', edition, how)), /target-feature=\+simd128/);
    }
  }
});

test("Debian's compiler has its own linker", () => {
  const { program, env, ...rest } = compilation('chess', full, debian);
  assert.equal(program, '/usr/bin/cargo');
  assert.equal(env.RUSTC, '/usr/bin/rustc');
  assert.match(flagsOf({ program, env, ...rest }), /linker=\/usr\/bin\/wasm-ld-\d+/);
  assert.doesNotMatch(flagsOf(compilation('chess', full, path)), /linker=/);
});

test('in development panics have words', () => {
  for (const how of [path, debian, { ...path, ownStd: false }]) {
    const { args, made } = compilation('chess', development, how);
    assert.doesNotMatch(flagsOf(compilation('chess', development, how)), /immediate-abort/);
    assert.ok(args.includes('--profile=dev'));
    assert.equal(made, '/t/development/wasm32-unknown-unknown/debug/wasm.wasm');
  }
});

test('each kind has a folder, and flags of the caller do not reach it', () => {
  const folders = [...EDITIONS, development].map(
    (edition) => compilation('chess', edition, path).made,
  );
  assert.deepEqual(
    folders.map((made) => made.split('/')[2]),
    ['browser', 'browser', 'browser', 'threads', 'development'],
  );
  const { env } = compilation('chess', full, path);
  assert.ok('RUSTFLAGS' in env && env.RUSTFLAGS === undefined);
});

test('the best way to compile comes first', () => {
  const own = /** @type {const} */ ({ native: 'path', wasm: 'path', ownStd: 'path' });
  const without = { ...own, ownStd: undefined };
  const withDebian = /** @type {const} */ ({ native: 'path', wasm: 'debian', ownStd: 'debian' });
  const [built, given] = [
    { home: 'path', ownStd: true },
    { home: 'path', ownStd: false },
  ];
  assert.deepEqual(waysToCompile('browser', own), [built, given]);
  assert.deepEqual(waysToCompile('threads', own), [built]);
  assert.deepEqual(waysToCompile('development', own), [given, built]);
  assert.deepEqual(waysToCompile('browser', without), [given]);
  assert.deepEqual(waysToCompile('threads', without), []);
  for (const kind of /** @type {const} */ (['browser', 'threads', 'development'])) {
    assert.deepEqual(waysToCompile(kind, withDebian), [{ home: 'debian', ownStd: true }]);
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
