// Runs checks so that all processors are busy, and counts their results.

import { allSettled, Failure, inOneBlock, patiently, print, say } from './run.mjs';
import { Tally } from './tally.mjs';

/** @typedef {import('./tally.mjs').Count} Count */
/**
 * @typedef {object} Check
 * @property {string} name
 * @property {() => Promise<Count | void>} work Counts its tests, or is one that fails by throwing.
 */
/**
 * @typedef {object} Plan
 * @property {readonly (readonly Check[])[]} lanes Run in parallel, the checks of a lane one after the other.
 * @property {readonly Check[]} patient One after the other, at low priority.
 * @property {readonly Check[]} last Follow the patient checks and the first lane.
 * @property {readonly Check[]} alone Start when the lanes have ended, one after the other. Only patient checks may still
 *   run: in the browser's tests the engine thinks for some seconds, and needs the processors.
 */

/** @type {(work: () => Promise<Count>) => Promise<Count>} */
const atOnce = (work) => work();

/**
 * Runs checks and prints their results; resolves to whether all passed.
 * @param {Plan} plan
 */
export async function perform({ lanes, patient, last, alone }) {
  const tally = new Tally();
  const isSingle = [...lanes, patient, last, alone].filter(({ length }) => length > 0).length === 1;
  const run = (/** @type {readonly Check[]} */ checks) =>
    inTurn(checks, tally, isSingle ? atOnce : inOneBlock);
  let isQuiet = patient.length + last.length === 0;
  // What several need is made by the first that asks, hence not by a patient one.
  const running = lanes.map(run);
  await allSettled([
    allSettled(running).then(() =>
      inTurn(alone, tally, (work) => (isSingle || isQuiet ? atOnce : inOneBlock)(work)),
    ),
    patiently(async () => {
      await run(patient);
      await running[0];
      await run(last);
      isQuiet = true;
    }),
  ]);
  console.log(`${tally}`);
  return tally.good;
}

/**
 * @param {readonly Check[]} checks
 * @param {Tally} tally
 * @param {(work: () => Promise<Count>) => Promise<Count>} printing Runs and prints.
 */
async function inTurn(checks, tally, printing) {
  for (const { name, work } of checks) {
    say(name);
    const start = performance.now();
    const count = await printing(() => outcome(name, work));
    tally.add(name, count, (performance.now() - start) / 1000);
  }
}

/**
 * @param {string} name
 * @param {Check['work']} work
 * @returns {Promise<Count>}
 */
async function outcome(name, work) {
  try {
    return (await work()) ?? { passed: 1, failed: 0 };
  } catch (error) {
    const what = error instanceof Failure ? error.message : /** @type {Error} */ (error).stack;
    print(`FAILED: ${name}: ${what}\n`);
    return { passed: 0, failed: 1, end: String(what) };
  }
}
