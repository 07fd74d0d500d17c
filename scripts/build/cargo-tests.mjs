// Which test programs cargo has built, and which of their tests take long.

import { basename, dirname, join } from 'node:path';
import { Failure } from './run.mjs';

/**
 * @typedef {object} TestProgram
 * @property {string} path
 * @property {string} folder That of its package, where it runs.
 * @property {boolean} isApart True for a program of tests/, false for the tests of a library or program.
 */

/** Modules of tests that compare with other code, or run programs: half the time of all tests in Rust. */
export const SLOW = [
  ...['tutor/tests/endings', 'tutor/tests/motifs', 'tutor/tests/perpetual'],
  ...['tablebase/tests/dtz', 'tablebase/tests/naive'],
  ...['tbgen/tests/cli', 'tbgen/tests/folder', 'tbgen/tests/plan', 'tbgen/tests/practical_endings'],
];

/**
 * The artifacts that `cargo test --no-run --message-format=json` prints.
 * @param {string} messages
 */
const artifactsOf = (messages) =>
  messages
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/**
 * The test programs among what cargo says it has built.
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
 * The path of a program that is built beside the tests, from the same messages.
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
 * The arguments of a program that leaves out modules.
 * @param {TestProgram} program
 * @param {readonly string[]} modules As {@link SLOW} lists them.
 */
export function skipping({ folder, isApart }, modules) {
  const tests = join(basename(folder), 'tests');
  return modules
    .filter((module) => isApart && dirname(module) === tests)
    .flatMap((module) => ['--skip', `${basename(module)}::`]);
}
