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
 * @typedef {object} Lane Its checks run one after the other.
 * @property {readonly Check[]} builds Make what others need.
 * @property {readonly Check[]} checks Follow.
 */
/**
 * @typedef {object} Plan
 * @property {readonly Lane[]} lanes Run in parallel.
 * @property {readonly Check[]} patient One after the other, at low priority.
 * @property {readonly Check[]} last Follow the patient checks and the first lane.
 * @property {readonly Check[]} after Start when all lanes have built, one after the other: above all the tests in the
 *   browser, which spend half of their time waiting.
 */

/** @type {(work: () => Promise<Count>) => Promise<Count>} */
const atOnce = (work) => work();

/**
 * Runs checks and prints their results; resolves to whether all passed.
 * @param {Plan} plan
 */
export async function perform({ lanes, patient, last, after }) {
  const tally = new Tally();
  const all = [...lanes.flatMap(({ builds, checks }) => [builds, checks]), patient, last, after];
  const isSingle = all.filter(({ length }) => length > 0).length === 1;
  const run = (/** @type {readonly Check[]} */ checks) =>
    inTurn(checks, tally, isSingle ? atOnce : inOneBlock);
  // What several need is made by the first that asks, hence not by a patient one.
  const built = lanes.map(({ builds }) => run(builds));
  const running = lanes.map(async ({ checks }, lane) => {
    await built[lane];
    await run(checks);
  });
  await allSettled([
    ...running,
    allSettled(built).then(() => run(after)),
    patiently(async () => {
      await run(patient);
      await running[0];
      await run(last);
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
