// The test programs that cargo has built.

import { dirname } from 'node:path';
import { Failure } from './run.mjs';

/**
 * @typedef {object} TestProgram
 * @property {string} path
 * @property {string} folder Its package, where it runs.
 */

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
    .map(({ executable, manifest_path }) => ({
      path: executable,
      folder: dirname(manifest_path),
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
