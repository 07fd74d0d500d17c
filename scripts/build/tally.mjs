// Counts the results of test runners.

/** @typedef {{ passed: number, failed: number, end?: string }} Count With the end of the output, if a test failed. */
/** @typedef {(output: string) => Count} Counter Reads the output of a runner. */

/** @param {Iterable<Count>} counts @returns {Count} */
function sum(counts) {
  const total = { passed: 0, failed: 0 };
  for (const { passed, failed } of counts) {
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/**
 * `cargo test`: a line for each program, `test result: ok. 7 passed; 0 failed; …`.
 * @type {Counter}
 */
export const countCargo = (output) =>
  sum(
    Array.from(
      output.matchAll(/^test result: \S+ (\d+) passed; (\d+) failed/gm),
      ([, passed, failed]) => ({
        passed: Number(passed),
        failed: Number(failed),
      }),
    ),
  );

/**
 * `node --test` with its spec reporter: lines such as `ℹ pass 5`.
 * @type {Counter}
 */
export const countNode = (output) => {
  const count = (/** @type {string} */ word) =>
    Number(new RegExp(`^\\S+ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return { passed: count('pass'), failed: count('fail') + count('cancelled') };
};

/**
 * Vitest: `     Tests  1 failed | 12 passed (13)`.
 * @type {Counter}
 */
export const countVitest = (output) =>
  sum(Array.from(output.matchAll(/^ *Tests .*$/gm), ([line]) => countWords(line)));

/**
 * Playwright: lines such as ` 3 passed (1.2m)`, and others for tests that did not pass.
 * @type {Counter}
 */
export const countPlaywright = (output) =>
  sum(
    Array.from(
      output.matchAll(/^ *\d+ (?:passed|failed|flaky|did not run|interrupted)\b.*$/gm),
      ([line]) => countWords(line),
    ),
  );

/**
 * Sums `N passed` as passed and any other `N`, except skipped, as failed.
 * @param {string} line
 * @returns {Count}
 */
function countWords(line) {
  return sum(
    Array.from(line.matchAll(/(\d+) ([a-z]+)/g), ([, number, word]) => ({
      passed: word === 'passed' ? Number(number) : 0,
      failed: word === 'passed' || word === 'skipped' ? 0 : Number(number),
    })),
  );
}

/** Lines that are shown again of the output of a check that failed. */
const LINES_OF_END = 30;

/**
 * The count of a runner. One that failed without naming a test, or ran none, counts as one failure.
 * @param {Counter} counter
 * @param {string} output
 * @param {number} status
 * @returns {Count}
 */
export function judge(counter, output, status) {
  const { passed, failed } = counter(output);
  if (failed === 0 && status === 0 && passed > 0) return { passed, failed };
  return { passed, failed: Math.max(failed, 1), end: endOf(output) };
}

/** @param {string} output */
const endOf = (output) => output.trimEnd().split('\n').slice(-LINES_OF_END).join('\n');

/** Collects results and prints them. */
export class Tally {
  #total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  #lines = [];
  /** @type {string[]} */
  #ends = [];

  /**
   * @param {string} name
   * @param {Count} count
   * @param {number} seconds
   */
  add(name, { passed, failed, end }, seconds) {
    if (end !== undefined) this.#ends.push(`\n==> ${name} failed; its last lines:\n${end}\n`);
    this.#total = sum([this.#total, { passed, failed }]);
    const numbers = [String(passed).padStart(6), 'passed', String(failed).padStart(4), 'failed'];
    this.#lines.push(`${name.padEnd(34)} ${numbers.join(' ')} ${seconds.toFixed(0).padStart(5)} s`);
  }

  get good() {
    return this.#total.failed === 0;
  }

  /** The ends of failed checks, then one line a result; the last one sums up. */
  toString() {
    const { passed, failed } = this.#total;
    return `${this.#ends.join('')}\n${this.#lines.join('\n')}\n\n${passed} passed, ${failed} failed`;
  }
}
