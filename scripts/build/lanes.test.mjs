// Checks the order in which checks run, and which of them give way.

import assert from 'node:assert/strict';
import os from 'node:os';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perform } from './lanes.mjs';
import { outputOf, patientNiceness } from './run.mjs';

const NICENESS = ['-e', 'process.stdout.write(String(require("os").getPriority()))'];

/** A patient check prints while a check of `alone` does. */
const PRINTING = `
import { setTimeout } from 'node:timers/promises';
import { perform } from '${new URL('lanes.mjs', import.meta.url)}';
import { print } from '${new URL('run.mjs', import.meta.url)}';
const check = (name, millis) => ({
  name,
  work: async () => {
    print(name + ' begins, ');
    await setTimeout(millis);
    print(name + ' ends');
  },
});
const [patient, alone] = [[check('patient', 50)], [check('alone', 500)]];
await perform({ lanes: [], patient, last: [], alone });
`;

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
  assert.deepEqual(ended.toSorted(), ['browser', 'builds', 'format', 'lints', 'other', 'tests']);
  const before = (/** @type {string} */ one, /** @type {string} */ other) =>
    assert.ok(ended.indexOf(one) < ended.indexOf(other), `${one} before ${other}: ${ended}`);
  before('builds', 'tests');
  before('tests', 'lints');
  before('format', 'lints');
  before('tests', 'browser');
  before('other', 'browser');
  const [own, patient] = [os.getPriority(), patientNiceness()];
  assert.ok(patient > own || own === os.constants.priority.PRIORITY_LOW);
  const { builds, format, lints, browser } = niceness;
  const expected = { builds: own, format: patient, lints: patient, browser: own };
  assert.deepEqual({ builds, format, lints, browser }, expected);
});

test('output of a patient check does not land inside another', async () => {
  const output = await outputOf(process.execPath, ['--input-type=module', '-e', PRINTING]);
  assert.match(output, /alone begins, alone ends/);
  assert.match(output, /patient begins, patient ends/);
});

test('a check that fails stops no other, and the whole has failed', async () => {
  const ran = [];
  const fails = { name: 'fails', work: () => Promise.reject(new Error('on purpose')) };
  const goesOn = { name: 'goes on', work: async () => void ran.push('goes on') };
  const isGood = await perform({ lanes: [[fails, goesOn]], patient: [], last: [], alone: [] });
  assert.equal(isGood, false);
  assert.equal(ran.length, 1);
});
