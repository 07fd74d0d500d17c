import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failure } from './run.mjs';
import { atLeast, chooseToolchain } from './toolchain.mjs';

/**
 * A machine with the parts in `has`, on which those in `gets` can be installed, and a list of its
 * installations.
 * @param {{ version?: string, rustup?: boolean, target?: boolean, source?: boolean, debian?: boolean }} has
 * @param {readonly ('target' | 'source' | 'debian')[]} [gets]
 */
function machine(has, gets = []) {
  /** @type {string[]} */
  const installed = [];
  const add = (/** @type {'target' | 'source' | 'debian'} */ what) => () => {
    installed.push(what);
    const good = gets.includes(what);
    if (good) has[what] = true;
    return Promise.resolve(good);
  };
  return {
    installed,
    version: () => has.version,
    hasTarget: () => has.target === true,
    hasStdSource: () => has.source === true,
    hasRustup: () => has.rustup === true,
    hasDebian: () => has.debian === true,
    addTarget: add('target'),
    addStdSource: add('source'),
    addDebian: add('debian'),
  };
}

const choice = { wanted: '1.95', debian: false };
const PATH = { native: 'path', wasm: 'path', threads: 'path' };
const MIXED = { native: 'path', wasm: 'debian', threads: 'debian' };
const DEBIAN = { native: 'debian', wasm: 'debian', threads: 'debian' };

test('a compiler with everything is taken as it is', async () => {
  const here = machine({ version: '1.95.0', target: true, source: true });
  assert.deepEqual(await chooseToolchain(here, choice), PATH);
  assert.deepEqual(here.installed, []);
});

test('rustup fetches what is missing', async () => {
  const here = machine({ version: '1.96.1', rustup: true }, ['target', 'source']);
  assert.deepEqual(await chooseToolchain(here, choice), PATH);
  assert.deepEqual(here.installed, ['target', 'source']);
});

test('where rustup can fetch nothing, the browser is compiled for by Debian', async () => {
  const here = machine({ version: '1.95.0', rustup: true }, ['debian']);
  assert.deepEqual(await chooseToolchain(here, choice), MIXED);
  assert.deepEqual(here.installed, ['target', 'debian']);
});

test('a source that Debian has is not fetched', async () => {
  const here = machine({ version: '1.95.0', rustup: true, target: true, debian: true }, ['source']);
  assert.deepEqual(await chooseToolchain(here, choice), { ...PATH, threads: 'debian' });
  assert.deepEqual(here.installed, []);
});

test('without a source there are no engines for several threads', async () => {
  const here = machine({ version: '1.95.0', target: true });
  assert.deepEqual(await chooseToolchain(here, choice), { ...PATH, threads: undefined });
});

test('without a compiler, or with one that is too old and not by rustup, Debian compiles all', async () => {
  assert.deepEqual(await chooseToolchain(machine({}, ['debian']), choice), DEBIAN);
  assert.deepEqual(
    await chooseToolchain(machine({ version: '1.63.0' }, ['debian']), choice),
    DEBIAN,
  );
});

test('Debian alone, when it is asked for', async () => {
  const here = machine({
    version: '1.95.0',
    rustup: true,
    target: true,
    source: true,
    debian: true,
  });
  assert.deepEqual(await chooseToolchain(here, { ...choice, debian: true }), DEBIAN);
});

test('what cannot be helped is said', async () => {
  const old = machine({ version: '1.80.0', rustup: true }, ['debian']);
  await assert.rejects(
    chooseToolchain(old, choice),
    (error) => error instanceof Failure && /rustup update/.test(error.message),
  );
  assert.deepEqual(old.installed, []);
  await assert.rejects(chooseToolchain(machine({}), choice), /see https:\/\/rustup.rs/);
  await assert.rejects(
    chooseToolchain(machine({ version: '1.95.0' }), choice),
    /with the target wasm32/,
  );
});

test('versions are compared by their numbers', () => {
  for (const version of ['1.95', '1.95.0', '1.95.1', '1.100.0', '2.0', '1.95.0-nightly'])
    assert.ok(atLeast(version, '1.95'), version);
  for (const version of ['1.94.9', '1.9', '0.99']) assert.ok(!atLeast(version, '1.95'), version);
});
