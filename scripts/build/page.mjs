// Builds and serves the page.

import { buildDevelopmentEngines, needEngines } from './engines.mjs';
import { needBrowser, needChineseFont } from './packages.mjs';
import { once, run, say, WWW } from './run.mjs';
import { needFurtherTables, needTables, shipTables } from './tables.mjs';

const VITE = 'node_modules/.bin/vite';

/** @param {...string} args */
const vite = (...args) => run(VITE, args, { cwd: WWW });

/** Engines and page, with the tables that are there, in www/dist. */
export const needPage = once(() => buildPage([]));

/** @param {readonly string[]} further Files of tables that are shipped though they are large. */
async function buildPage(further) {
  await needEngines();
  say('page');
  shipTables(further);
  await vite('build', '--logLevel', 'warn');
  await vite('build', '--config', 'vite.embed.config.ts', '--logLevel', 'warn');
  await run('node', ['www/scripts/engine-licences.mjs']);
  await run('node', ['www/scripts/first-load.mjs']);
  await run('node', ['www/scripts/think-size.mjs']);
  await run('node', ['www/scripts/sums.mjs']);
}

/**
 * The whole site.
 * @param {readonly string[]} [tables] Further endings, as `--tables` lists them.
 */
export async function buildSite(tables = []) {
  await needTables();
  if (tables.length === 0) return needPage();
  await buildPage(await needFurtherTables(tables));
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
