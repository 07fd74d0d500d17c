// Builds the rules of each game into packages/rules/generated: a module, and the same as text.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rulesCompilation } from './editions.mjs';
import { bindgen, compileInto } from './engines.mjs';
import { GAMES } from './games.mjs';
import { textOf } from './packages.mjs';
import { once, print, ROOT, run, say } from './run.mjs';
import { sourcesDigest } from './sources.mjs';
import { needRust, targetFolder } from './toolchain.mjs';

const GENERATED = join(ROOT, 'packages', 'rules', 'generated');
const STAMP = join(GENERATED, '.rules');
/** Size limit in bytes of a game's rules, compressed as static hosts do. */
const BUDGET = 45_000;

/** @param {string} game */
const moduleOf = (game) => join(GENERATED, `${game}.wasm`);

export const needRules = once(async () => {
  const toolchain = await needRust();
  if (textOf(STAMP) === sourcesDigest()) return;
  say('the rules for JavaScript');
  mkdirSync(GENERATED, { recursive: true });
  const target = await targetFolder();
  for (const game of GAMES) {
    const folder = join(target, 'bound', `rules_${game}`);
    await compileInto(folder, rulesCompilation(game, toolchain, target));
    await run(await bindgen(), [join(folder, 'rules.wasm'), folder]);
    const bytes = readFileSync(join(folder, 'rules_bg.wasm'));
    writeFileSync(moduleOf(game), bytes);
    writeFileSync(
      join(GENERATED, `${game}.base64.js`),
      `export default '${bytes.toString('base64')}';\n`,
    );
  }
  writeFileSync(STAMP, sourcesDigest());
});

/**
 * Prints the size of each game's rules; returns whether all fit the budget.
 */
export function rulesAreSmall() {
  const sizes = GAMES.filter((game) => existsSync(moduleOf(game))).map((game) => {
    const size = gzipSync(readFileSync(moduleOf(game)), { level: 9 }).length;
    print(`rules of ${game}: ${size} bytes compressed; the budget is ${BUDGET}\n`);
    return size;
  });
  return sizes.every((size) => size <= BUDGET);
}
