// The test programs that cargo has built, and the slow tests in them.

import { basename, dirname, join } from 'node:path';
import { Failure } from './run.mjs';

/**
 * @typedef {object} TestProgram
 * @property {string} path
 * @property {string} folder Its package, where it runs.
 * @property {boolean} isApart Whether it is a program of tests/, not unit tests.
 */

/**
 * Tests for the long test, by module or one by one: proofs by other code and by whole endings, half the time of all Rust
 * tests.
 */
export const SLOW = [
  ...['tutor/tests/endings', 'tutor/tests/motifs', 'tutor/tests/perpetual'],
  ...['tablebase/tests/dtz', 'tablebase/tests/naive'],
  ...['tbgen/tests/folder', 'tbgen/tests/plan', 'tbgen/tests/practical_endings'],
  ...[
    'tbgen/tests/cli::stats_know_the_sets',
    'tbgen/tests/cli::the_fifty_move_rule_is_a_fourth_column',
  ],
];

/**
 * The artifacts in the output of `cargo test --no-run --message-format=json`.
 * @param {string} messages
 */
const artifactsOf = (messages) =>
  messages
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/**
 * The test programs among the artifacts.
 * @param {string} messages
 * @returns {TestProgram[]}
 */
export function testPrograms(messages) {
  return artifactsOf(messages)
    .filter(({ executable, profile }) => executable && profile.test)
    .map(({ executable, manifest_path, target }) => ({
      path: executable,
      folder: dirname(manifest_path),
      isApart: target.kind.includes('test'),
    }));
}

/**
 * The path of a program built with the tests, from the same output.
 * @param {string} messages
 * @param {string} name
 */
export function programOf(messages, name) {
  const artifact = artifactsOf(messages).find(
    ({ executable, profile, target }) => executable && !profile.test && target.name === name,
  );
  if (artifact === undefined) throw new Failure(`cargo has not built ${name}`);
  return artifact.executable;
}

/**
 * Arguments that make a test program skip tests.
 * @param {TestProgram} program
 * @param {readonly string[]} slow Listed as in {@link SLOW}.
 */
export function skipping({ folder, isApart }, slow) {
  const tests = join(basename(folder), 'tests');
  return slow
    .filter((path) => isApart && dirname(path) === tests)
    .map((path) => basename(path))
    .flatMap((name) => ['--skip', name.includes('::') ? name : `${name}::`]);
}
