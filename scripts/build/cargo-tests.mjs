// Which test programs cargo has built.

import { dirname } from 'node:path';

/** @typedef {{ path: string, folder: string }} TestProgram A program, and the folder of its package, where it runs. */

/**
 * Reads what `cargo test --no-run --message-format=json` prints.
 * @param {string} messages
 * @returns {TestProgram[]}
 */
export function testPrograms(messages) {
  return messages
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ executable, profile }) => executable && profile.test)
    .map(({ executable, manifest_path }) => ({
      path: executable,
      folder: dirname(manifest_path),
    }));
}
