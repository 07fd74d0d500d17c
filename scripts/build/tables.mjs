// Makes and checks the endgame tables that the page ships.

import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { dirname, join } from 'node:path';
import { GAME_BUILDS, GAMES } from './games.mjs';
import { textOf } from './packages.mjs';
import { once, ROOT, run, say, WWW } from './run.mjs';
import { needRust } from './toolchain.mjs';

/** Bytes; the page loads whole files, and larger ones it could not. */
const LARGEST = 4 << 20;
const SHIPPED = join(WWW, 'public', 'tables');

/** @param {...string} args */
async function tbgen(...args) {
  await needRust();
  await run('cargo', ['run', '-q', '-p', 'tbgen', '--release', '--', ...args]);
}

/** The tables, in tables/. */
export const needTables = once(async () => {
  say('endgame tables');
  /** @type {(() => Promise<void>)[]} */
  const refused = [];
  for (const [game, { tables }] of Object.entries(GAME_BUILDS)) {
    const generate = () => tbgen('generate', game, ...tables);
    await generate().catch(() => refused.push(generate));
  }
  // Another game's tables in an older format fail a run, until that game's own run has replaced them.
  for (const generate of refused) await generate();
});

/**
 * Makes every ending of three men afresh and checks each position against those its moves lead to; checks in the same way
 * the larger endings that each game names, and some positions of every table in tables/.
 */
export async function verifyTables() {
  await needTables();
  const fresh = mkdtempSync(join(os.tmpdir(), 'chariot-tables-'));
  try {
    for (const game of GAMES) await tbgen('generate', game, '--men', '3', '--out', fresh);
    await tbgen('verify', fresh);
    for (const { verified } of Object.values(GAME_BUILDS)) {
      for (const selection of verified) await tbgen('verify', 'tables', ...selection);
    }
    await tbgen('verify', 'tables', '--sample', '500');
  } finally {
    rmSync(fresh, { recursive: true });
  }
}

/** How fast tables are made. */
export async function benchTables() {
  await tbgen('bench');
}

/** Copies the tables that are there to the page, with a manifest of the same form as that of tables/. */
export function shipTables() {
  rmSync(SHIPPED, { recursive: true, force: true });
  mkdirSync(SHIPPED, { recursive: true });
  const shipped = shippable(textOf(join(ROOT, 'tables', 'MANIFEST'))).filter(({ name }) =>
    existsSync(join(ROOT, 'tables', name)),
  );
  for (const { name } of shipped) {
    mkdirSync(dirname(join(SHIPPED, name)), { recursive: true });
    copyFileSync(join(ROOT, 'tables', name), join(SHIPPED, name));
  }
  if (shipped.length > 0)
    writeFileSync(join(SHIPPED, 'MANIFEST'), shipped.map(({ line }) => `${line}\n`).join(''));
}

/**
 * The entries of a manifest (`sha256 bytes name`) whose files are not too large for the page.
 * @param {string} manifest
 */
export function shippable(manifest) {
  return manifest
    .split('\n')
    .map((line) => {
      const [, bytes = '', name = ''] = line.split(' ');
      return { line, bytes: Number(bytes), name };
    })
    .filter(({ bytes, name }) => name !== '' && bytes <= LARGEST);
}
