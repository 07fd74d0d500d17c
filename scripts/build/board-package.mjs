// Builds packages/board/dist, the package @chariot/board, and packages/board/chariot-board.tgz.

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from './games.mjs';
import { declareTypes, pack, scriptsOf, sizeOf, tableOf, writeDocuments } from './npm-pack.mjs';
import { BIN, ROOT, run, say } from './run.mjs';

const PACKAGE = join(ROOT, 'packages', 'board');
const LIB = join(PACKAGE, 'dist', 'lib');
const ENGINE = join(ROOT, 'packages', 'engine', 'dist', 'lib');

/** Builds the package of the board; that of the engine is built before. */
export async function buildBoardPackage() {
  say('package for npm: @chariot/board');
  rmSync(join(PACKAGE, 'dist'), { recursive: true, force: true });
  const build = ['build', '--logLevel', 'warn'];
  for (const mode of ['element', 'render'])
    await run(join(BIN, 'vite'), [...build, '--mode', mode], { cwd: PACKAGE });
  await declareTypes(PACKAGE, ['packages/board/src/index.ts', 'packages/board/src/render.ts']);
  const others = ['licenses.md', 'render-licenses.md'].map((name) => join(LIB, name));
  writeDocuments(PACKAGE, {
    sizes: sizeTable(),
    others: others.map((path) => readFileSync(path, 'utf8')).join('\n'),
  });
  for (const path of others) rmSync(path);
  await pack('board');
}

/** What a page fetches to play against a level, as a table of Markdown. */
function sizeTable() {
  const element = scriptsOf(LIB, 'index.js');
  const client = scriptsOf(ENGINE, 'index.js', 'worker.js');
  const characters = join(LIB, 'glyphs.js');
  const rows = GAMES.map((game) => {
    // Pieces and lines of characters are in a script of their own.
    const own = game === GAMES[0] ? element : [...element, characters];
    const engine = join(ENGINE, `${game}.wasm`);
    const all = [...own, ...client, engine];
    return [game, sizeOf(own), sizeOf(client), sizeOf([engine]), sizeOf(all)];
  });
  return tableOf([['game', 'board', 'scripts of the engine', 'engine', 'together'], ...rows]);
}
