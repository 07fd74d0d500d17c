// Checks the order in which checks run, and which of them give way.

import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import os from 'node:os';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { perform } from './lanes.mjs';
import { outputOf, patientNiceness } from './run.mjs';

const NICENESS = ['-e', 'process.stdout.write(String(require("os").getPriority()))'];

/** A patient check prints while one in the browser does. */
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
const [patient, after] = [[check('patient', 50)], [check('browser', 500)]];
await perform({ lanes: [], patient, last: [], after });
`;

test('lanes run in parallel, patient checks give way, and the browser waits for builds only', async () => {
  /** @type {string[]} */
  const ended = [];
  /** @type {Record<string, number>} */
  const niceness = {};
  const events = new EventEmitter();
  /**
   * @param {string} name
   * @param {() => Promise<unknown>} [rest]
   */
  const check = (name, rest = async () => {}) => ({
    name,
    work: async () => {
      niceness[name] = Number(await outputOf(process.execPath, NICENESS));
      await rest();
      ended.push(name);
      events.emit(name);
    },
  });
  const browserEnded = once(events, 'browser');
  const soon = () => setTimeout(300);
  const isGood = await perform({
    lanes: [
      { builds: [check('builds', soon)], checks: [check('tests', () => browserEnded)] },
      { builds: [check('engines', soon)], checks: [] },
    ],
    patient: [check('format')],
    last: [check('lints')],
    after: [check('browser', soon)],
  });
  assert.equal(isGood, true);
  assert.deepEqual(ended.toSorted(), ['browser', 'builds', 'engines', 'format', 'lints', 'tests']);
  const before = (/** @type {string} */ one, /** @type {string} */ other) =>
    assert.ok(ended.indexOf(one) < ended.indexOf(other), `${one} before ${other}: ${ended}`);
  before('builds', 'tests');
  before('tests', 'lints');
  before('format', 'lints');
  before('builds', 'browser');
  before('engines', 'browser');
  before('browser', 'tests');
  const [own, patient] = [os.getPriority(), patientNiceness()];
  assert.ok(patient > own || own === os.constants.priority.PRIORITY_LOW);
  const { builds, format, lints, browser } = niceness;
  const expected = { builds: own, format: patient, lints: patient, browser: own };
  assert.deepEqual({ builds, format, lints, browser }, expected);
});

test('output of a patient check does not land inside another', async () => {
  const output = await outputOf(process.execPath, ['--input-type=module', '-e', PRINTING]);
  assert.match(output, /browser begins, browser ends/);
  assert.match(output, /patient begins, patient ends/);
});

test('a check that fails stops no other, and the whole has failed', async () => {
  const ran = [];
  const fails = { name: 'fails', work: () => Promise.reject(new Error('on purpose')) };
  const goesOn = { name: 'goes on', work: async () => void ran.push('goes on') };
  const isGood = await perform({
    lanes: [{ builds: [fails], checks: [goesOn] }],
    patient: [],
    last: [],
    after: [],
  });
  assert.equal(isGood, false);
  assert.equal(ran.length, 1);
});
