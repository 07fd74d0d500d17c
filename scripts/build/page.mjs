// Builds and serves the page.

import { join } from 'node:path';
import { buildDevelopmentEngines, needEngines } from './engines.mjs';
import { needBrowser, needChineseFont } from './packages.mjs';
import { BIN, once, ROOT, run, say, WWW } from './run.mjs';
import { needDtz, needFurtherTables, needTables, shipTables } from './tables.mjs';

/** @param {...string} args */
const vite = (...args) => run(join(BIN, 'vite'), args, { cwd: WWW });

/** Engines and page, with the tables that are there, in www/dist. */
export const needPage = once(() => buildPage());

/** @param {import('./tables.mjs').Shipping} [shipping] */
async function buildPage(shipping) {
  await needEngines();
  say('page');
  shipTables(shipping);
  await vite('build', '--logLevel', 'warn');
  await run(
    join(BIN, 'vite'),
    ['build', '--config', 'vite.embed.config.ts', '--logLevel', 'warn'],
    {
      cwd: join(ROOT, 'packages', 'board'),
    },
  );
  await run('node', ['www/scripts/engine-licences.mjs']);
  await run('node', ['www/scripts/first-load.mjs']);
  await run('node', ['www/scripts/think-size.mjs']);
  await run('node', ['www/scripts/sums.mjs']);
}

/**
 * The whole site.
 * @param {object} [wanted]
 * @param {readonly string[]} [wanted.tables] Further endings, as `--tables` lists them.
 * @param {boolean} [wanted.dtz] With what the fifty-move rule makes of all its endings.
 */
export async function buildSite({ tables = [], dtz = false } = {}) {
  await needTables();
  if (tables.length === 0 && !dtz) return needPage();
  if (dtz) await needDtz();
  await buildPage({ further: await needFurtherTables(tables, dtz), dtz });
}

/**
 * Builds the site and serves it until it is told to end; in development, serves the page from its source.
 * @param {import('./arguments.mjs').Serving} serving
 */
export async function serve({ dev, open, port }) {
  if (dev) {
    await buildDevelopmentEngines();
    shipTables();
  } else {
    await buildSite();
  }
  say(`serving ${dev ? 'www/src' : 'www/dist'} (stop with Ctrl-C)`);
  const options = port === undefined ? [] : ['--port', String(port), '--strictPort'];
  if (open && canOpenBrowser()) options.push('--open');
  await (dev ? vite(...options) : vite('preview', ...options));
}

function canOpenBrowser() {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return (
    process.stdout.isTTY && (process.platform === 'darwin' || Boolean(DISPLAY || WAYLAND_DISPLAY))
  );
}

/** Takes the pictures in docs/ from the built site. */
export async function takePictures() {
  await buildSite();
  await needBrowser();
  await needChineseFont();
  say('pictures');
  await run('node', ['www/scripts/pictures.mjs']);
}
