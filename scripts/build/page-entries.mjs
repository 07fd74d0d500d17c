// The entries that the packages and the page lack for a new game.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, heard, ROOT } from './run.mjs';

const PROTOCOL = join(ROOT, 'packages', 'protocol', 'src');
/** Below the root, so that types of packages are found. */
const FOLDER = join(ROOT, 'node_modules', '.new-game');

/**
 * The lines without an entry for a game, as `file:line`. The compiler finds them, by a protocol
 * that names the game.
 * @param {string} name
 */
export async function missingOnThePage(name) {
  mkdirSync(FOLDER, { recursive: true });
  try {
    for (const file of readdirSync(PROTOCOL))
      writeFileSync(join(FOLDER, file), withGame(readFileSync(join(PROTOCOL, file), 'utf8'), name));
    writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(SETTINGS));
    const { text } = await heard(join(BIN, 'tsc'), ['-p', FOLDER, '--pretty', 'false']);
    return linesOf(text);
  } finally {
    rmSync(FOLDER, { recursive: true });
  }
}

const SETTINGS = {
  extends: '../../tsconfig.json',
  compilerOptions: { paths: { '@chariot/protocol': ['./index.ts'] } },
  include: ['../../www/src', '../../packages/*/src'],
  exclude: ['../../packages/protocol', '../../**/*.test.*', '../../**/*.testing.*'],
};

/**
 * @param {string} text
 * @param {string} name
 */
const withGame = (text, name) => text.replace(/^(export type GameName = .*);$/m, `$1 | "${name}";`);

/**
 * The places of the compiler's errors, each once, but those in the protocol, which is generated.
 * @param {string} text
 */
export function linesOf(text) {
  const errors = text.matchAll(/^((?:packages|www)\/[^(\n]*)\((\d+),\d+\): error /gm);
  return [...new Set(Array.from(errors, ([, file, line]) => `${file}:${line}`))];
}
