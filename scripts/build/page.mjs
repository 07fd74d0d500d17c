// Builds and serves the page.

import { cpSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join, relative } from 'node:path';
import { enginesAreCurrent, needBrowserEngines, needEngineOf, needEngines } from './engines.mjs';
import { needBrowser, needChineseFont, needNodeModules } from './packages.mjs';
import { allSettled, BIN, once, quietly, ROOT, run, say, WWW } from './run.mjs';
import { needDtz, needFurtherTables, needTables, shipTables, tablesAreCurrent } from './tables.mjs';

const DIST = join(WWW, 'dist');
/** The folder served while threaded engines and tables are made. */
const SERVED = join(WWW, 'served');

/**
 * @param {string[]} args
 * @param {string} [cwd]
 * @param {string} [game] A further one of the page in development.
 */
const vite = (args, cwd = WWW, game = undefined) =>
  run(join(BIN, 'vite'), args, { cwd, env: { FURTHER_GAME: game } });

/** Engines and page, with the existing tables, in www/dist. */
export const needPage = once(() => buildDist());

/** @param {import('./tables.mjs').Shipping} [shipping] */
async function buildDist(shipping) {
  await needEngines();
  await buildPage(DIST, shipping);
  await run('node', ['www/scripts/first-load.mjs']);
  await run('node', ['www/scripts/think-size.mjs']);
}

/**
 * Builds the page with the existing engines and tables.
 * @param {string} folder
 * @param {import('./tables.mjs').Shipping} [shipping]
 */
async function buildPage(folder, shipping) {
  await needNodeModules();
  say('page');
  shipTables(shipping);
  rmSync(folder, { recursive: true, force: true });
  const build = ['build', '--outDir', folder, '--emptyOutDir', 'false', '--logLevel', 'warn'];
  const embed = [...build, '--config', 'vite.embed.config.ts'];
  await allSettled([vite(build), vite(embed, join(ROOT, 'packages', 'board'))]);
  await run('node', ['www/scripts/engine-licences.mjs', folder]);
  await run('node', ['www/scripts/docs-site.mjs', join(folder, 'docs')]);
  await run('node', ['www/scripts/sums.mjs', folder]);
}

/**
 * Builds the whole site.
 * @param {object} [wanted]
 * @param {readonly string[]} [wanted.tables] Further endings, as in `--tables`.
 * @param {boolean} [wanted.dtz] Whether to add the distances to zeroing of all its endings.
 */
export async function buildSite({ tables = [], dtz = false } = {}) {
  await needTables();
  if (tables.length === 0 && !dtz) return needPage();
  if (dtz) await needDtz();
  await buildDist({ further: await needFurtherTables(tables, dtz), dtz });
}

/**
 * Builds the site and serves it until interrupted; in development, serves the page from source, with
 * a further game if one is named. The first page served can already play; threaded engines and tables
 * follow if missing.
 * @param {import('./arguments.mjs').Serving} serving
 */
export async function serve({ dev, open, port, game }) {
  const options = port === undefined ? [] : ['--port', String(port), '--strictPort'];
  if (open && canOpenBrowser()) options.push('--open');
  await allSettled([needNodeModules(), needBrowserEngines()]);
  if (dev) {
    shipTables();
    if (game !== undefined) await needEngineOf(game);
    say('serving www/src (stop with Ctrl-C)');
    await vite(options, WWW, game);
    return;
  }
  const whole = enginesAreCurrent() && tablesAreCurrent();
  const folder = whole ? DIST : SERVED;
  await (whole ? needPage() : buildPage(folder));
  say(`serving ${relative(ROOT, folder)} (stop with Ctrl-C)`);
  const preview = vite(['preview', '--outDir', folder, ...options]);
  const follow = whole
    ? undefined
    : complete().catch((error) => say(`not complete: ${error.message}`));
  await Promise.all([preview, follow]);
}

/** Builds the missing parts of the served page, then serves the whole site. */
async function complete() {
  // Players of the served page come first.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  await quietly(async () => {
    await allSettled([needTables(), needEngines()]);
    await needPage();
  });
  // Keeps files that an open page may still request.
  cpSync(DIST, SERVED, { recursive: true });
  say('complete, with several threads and endgame tables: load the page again');
}

function canOpenBrowser() {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return (
    process.stdout.isTTY && (process.platform === 'darwin' || Boolean(DISPLAY || WAYLAND_DISPLAY))
  );
}

export async function takePictures() {
  await buildSite();
  await needBrowser();
  await needChineseFont();
  say('pictures');
  await run('node', ['www/scripts/pictures.mjs']);
}
