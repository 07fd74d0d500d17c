// Checks the order in which checks run, and which of them give way.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perform } from './lanes.mjs';
import { outputOf } from './run.mjs';

const NICENESS = ['-e', 'process.stdout.write(String(require("os").getPriority()))'];

test('lanes run in parallel, patient checks give way, and what is alone comes after the lanes', async () => {
  /** @type {string[]} */
  const ended = [];
  /** @type {Record<string, number>} */
  const niceness = {};
  const check = (/** @type {string} */ name, millis = 0) => ({
    name,
    work: async () => {
      niceness[name] = Number(await outputOf(process.execPath, NICENESS));
      await setTimeout(millis);
      ended.push(name);
    },
  });
  const isGood = await perform({
    lanes: [[check('builds', 300), check('tests')], [check('other', 1_200)]],
    patient: [check('format')],
    last: [check('lints')],
    alone: [check('browser')],
  });
  assert.equal(isGood, true);
  const before = (/** @type {string} */ one, /** @type {string} */ other) =>
    assert.ok(ended.indexOf(one) < ended.indexOf(other), `${one} before ${other}: ${ended}`);
  before('builds', 'tests');
  before('tests', 'lints');
  before('format', 'lints');
  before('tests', 'browser');
  before('other', 'browser');
  const { builds = Number.NaN, format, lints, browser } = niceness;
  const patient = Math.max(builds, 10);
  assert.deepEqual(
    { format, lints, browser },
    { format: patient, lints: patient, browser: builds },
  );
});

test('a check that fails stops no other, and the whole has failed', async () => {
  const ran = [];
  const fails = { name: 'fails', work: () => Promise.reject(new Error('on purpose')) };
  const goesOn = { name: 'goes on', work: async () => void ran.push('goes on') };
  const isGood = await perform({ lanes: [[fails, goesOn]], patient: [], last: [], alone: [] });
  assert.equal(isGood, false);
  assert.equal(ran.length, 1);
});
