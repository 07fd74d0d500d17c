// The entries that the packages and the page lack for a new game.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, Failure, heard, ROOT } from './run.mjs';

const PROTOCOL = join(ROOT, 'packages', 'protocol', 'src');
/** Below the root, so that types of packages are found. */
const FOLDER = join(ROOT, 'node_modules', '.new-game');

/**
 * The lines without an entry for a game, as `file:line`. The compiler finds them, by a protocol
 * that names the game.
 * @param {string} name
 */
export async function missingOnThePage(name) {
  const files = readdirSync(PROTOCOL).map(
    (file) => /** @type {const} */ ([file, readFileSync(join(PROTOCOL, file), 'utf8')]),
  );
  const remove = () => rmSync(FOLDER, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    mkdirSync(FOLDER, { recursive: true });
    for (const [file, text] of withGame(files, name)) writeFileSync(join(FOLDER, file), text);
    writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(SETTINGS));
    const { text } = await heard(join(BIN, 'tsc'), ['-p', FOLDER, '--pretty', 'false']);
    return linesOf(text);
  } finally {
    remove();
    process.off('exit', remove);
  }
}

const SETTINGS = {
  extends: '../../tsconfig.json',
  compilerOptions: { paths: { '@chariot/protocol': ['./index.ts'] } },
  include: ['../../www/src', '../../packages/*/src'],
  exclude: ['../../packages/protocol', '../../**/*.test.*', '../../**/*.testing.*'],
};

/**
 * The files of the protocol, with one more game in its list.
 * @param {readonly (readonly [file: string, text: string])[]} files
 * @param {string} name
 */
export function withGame(files, name) {
  const list = /^(export type GameName = .*);$/m;
  if (!files.some(([, text]) => list.test(text)))
    throw new Failure('the protocol has no list of games');
  return files.map(
    ([file, text]) => /** @type {const} */ ([file, text.replace(list, `$1 | "${name}";`)]),
  );
}

/**
 * The places of the compiler's errors, each once, but those in the protocol, which is generated.
 * The page always has a list of games, so that no error at all means no working compiler.
 * @param {string} text
 */
export function linesOf(text) {
  const errors = text.matchAll(/^((?:packages|www)\/[^(\n]*)\((\d+),\d+\): error /gm);
  const lines = [...new Set(Array.from(errors, ([, file, line]) => `${file}:${line}`))];
  if (lines.length === 0) throw new Failure(`tsc names no entry that the page lacks:\n${text}`);
  return lines;
}
