// The test programs that cargo has built, and the slow tests in them.

import { basename, dirname, join } from 'node:path';
import { Failure } from './run.mjs';

/**
 * @typedef {object} TestProgram
 * @property {string} path
 * @property {string} folder Its package, where it runs.
 * @property {boolean} isApart Whether it is a program of tests/, not unit tests.
 */

/** Test modules for the long test: proofs by other code and by whole endings, half the time of all Rust tests. */
export const SLOW = [
  ...['tutor/tests/endings', 'tutor/tests/motifs', 'tutor/tests/perpetual'],
  ...['tablebase/tests/dtz', 'tablebase/tests/naive'],
  ...['tbgen/tests/folder', 'tbgen/tests/plan', 'tbgen/tests/practical_endings'],
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
 * Arguments that make a test program skip modules.
 * @param {TestProgram} program
 * @param {readonly string[]} modules Listed as in {@link SLOW}.
 */
export function skipping({ folder, isApart }, modules) {
  const tests = join(basename(folder), 'tests');
  return modules
    .filter((module) => isApart && dirname(module) === tests)
    .flatMap((module) => ['--skip', `${basename(module)}::`]);
}
