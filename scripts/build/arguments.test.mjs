import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Misuse, PARTS, parse } from './arguments.mjs';

/** @param {string} line */
const parsed = (line) => parse(line.split(' ').filter((word) => word !== ''));

test('the page is served unless told otherwise', () => {
  assert.deepEqual(parsed(''), { command: 'serve', dev: false, open: true });
  assert.deepEqual(parsed('serve'), parsed(''));
  assert.deepEqual(parsed('--no-open --port 8000'), {
    command: 'serve',
    dev: false,
    open: false,
    port: 8000,
  });
  assert.deepEqual(parsed('serve --port=8000 --dev'), {
    command: 'serve',
    dev: true,
    open: true,
    port: 8000,
  });
});

test('a game of no build is shown in development', () => {
  const serving = { command: 'serve', dev: true, open: true, game: 'alamos' };
  assert.deepEqual(parsed('--dev --game alamos'), serving);
  assert.throws(() => parsed('serve --game alamos'), Misuse);
  assert.throws(() => parsed('wasm --game alamos'), Misuse);
});

test('commands that take nothing', () => {
  for (const command of [
    'wasm',
    'packages',
    'tables',
    'www',
    'pictures',
    'doctor',
    'bench',
    'bench tables',
  ]) {
    assert.deepEqual(parsed(command), { command });
  }
});

test('a new game has a name', () => {
  assert.deepEqual(parsed('new-game shogi'), { command: 'new-game', name: 'shogi' });
  for (const wrong of [
    'new-game',
    'new-game Shogi',
    'new-game mini-shogi',
    'new-game a b',
    'new-game match',
    'new-game default',
  ]) {
    assert.throws(() => parsed(wrong), Misuse, wrong);
  }
});

test('a site has further tables if it is told so', () => {
  assert.deepEqual(parsed('dist'), { command: 'dist', tables: [], dtz: false });
  assert.deepEqual(parsed('dist --dtz'), { command: 'dist', tables: [], dtz: true });
  assert.deepEqual(parsed('dist --tables essentials,KPPKP,xiangqi/KNPKAAB'), {
    command: 'dist',
    tables: ['essentials', 'KPPKP', 'xiangqi/KNPKAAB'],
    dtz: false,
  });
  for (const wrong of [
    'dist --tables=',
    'dist --tables krpkr',
    'dist --tables KRPKR,',
    'dist --tables a/b/KRK',
  ])
    assert.throws(() => parsed(wrong), /not an ending/);
  assert.throws(() => parsed('serve --tables KRPKR'), /--tables goes with dist/);
  assert.throws(() => parsed('www --dtz'), /--dtz goes with dist/);
  assert.throws(() => parsed('dist --dev'), /--dev goes with serve/);
});

test('a release has all its parts, or those that are named', () => {
  assert.deepEqual(parsed('release'), {
    command: 'release',
    parts: ['native', 'site', 'npm', 'crates'],
  });
  assert.deepEqual(parsed('release crates native'), {
    command: 'release',
    parts: ['native', 'crates'],
  });
  assert.throws(() => parsed('release moon'), Misuse);
});

test('a test is of everything or of the parts that are named', () => {
  assert.deepEqual(parsed('test'), { command: 'test', parts: PARTS });
  assert.deepEqual(parsed('test quick'), { command: 'test', parts: ['quick'] });
  assert.deepEqual(parsed('test long'), { command: 'test', parts: ['long'] });
  assert.deepEqual(parsed('test rust page'), { command: 'test', parts: ['rust', 'page'] });
});

test('a match reads its own options', () => {
  const args = ['chess', '--first', 'a b', '--help', '--port'];
  assert.deepEqual(parse(['match', ...args]), { command: 'match', args });
});

test('help wins over everything else', () => {
  for (const line of ['-h', '--help', 'test --help', 'serve --port 0 --help']) {
    assert.deepEqual(parsed(line), { command: 'help' });
  }
});

for (const [line, message] of /** @type {const} */ ([
  ['tset', /unknown command: tset/],
  ['test rusty', /unknown part of the test: rusty .*rust, page/],
  ['dist www', /unexpected argument: www/],
  ['serve dist', /unexpected argument: dist/],
  ['bench tables chess', /unexpected argument: chess/],
  ['--prot 1', /'--prot'/],
  ['--port', /'--port <value>'/],
  ['--port 0', /not a port: 0/],
  ['--port 65536', /not a port: 65536/],
  ['--port 80a', /not a port: 80a/],
  ['test --no-open', /--no-open goes with serve/],
  ['dist --port 80', /--port goes with serve/],
])) {
  test(`misuse: ${line}`, () => {
    assert.throws(
      () => parsed(line),
      (error) => error instanceof Misuse && message.test(error.message),
    );
  });
}
