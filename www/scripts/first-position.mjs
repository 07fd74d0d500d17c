// `node scripts/first-position.mjs GAME ENDING`: opens an ending of the built page (www/dist) in
// Chromium whose table the site ships in parts. Prints the requests for its file, their bytes, and the
// time until the result and all moves are shown. SERVICE_WORKER=1 opens it with the service worker, as
// on a second visit. Fails if the file is not read in parts or its result does not come.

import { join } from 'node:path';
import { launch } from './chromium.mjs';
import { host, ISOLATED } from './host.mjs';

const [game, ending] = process.argv.slice(2);
if (!game || !ending) {
  console.error('usage: node scripts/first-position.mjs GAME ENDING');
  process.exit(2);
}
/** Milliseconds without a change after which all is shown, and most until then. */
const QUIET = 3_000;
const PATIENCE = 60_000;

const site = await host(process.env.DIST ?? join(import.meta.dirname, '..', 'dist'), ISOLATED);
const browser = await launch();
const serviceWorkers = process.env.SERVICE_WORKER ? 'allow' : 'block';
const context = await browser.newContext({ serviceWorkers });
const page = await context.newPage();
await page.goto(`${site.address}#endgame/${game}`);
if (serviceWorkers === 'allow') {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.reload();
}
await page.locator('.position-result h1:not(:has-text("…"))').waitFor();
await page.locator('.ending-bar').click();
await page.locator('input[name=ending]').fill(ending);
const millis = await page.evaluate(
  async ({ quiet, patience }) => {
    const begin = performance.now();
    let changed = begin;
    const shown = document.querySelector('.endgame') ?? document.body;
    new MutationObserver(() => {
      changed = performance.now();
    }).observe(shown, { subtree: true, childList: true, characterData: true });
    document.querySelector('input[name=ending]').form.requestSubmit();
    while (performance.now() - changed < quiet && performance.now() - begin < patience) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return changed - begin;
  },
  { quiet: QUIET, patience: PATIENCE },
);
const answers = site.parts.get(`tables/${game}/${ending}.egt`) ?? [];
const bytes = answers.reduce((sum, length) => sum + length, 0);
const isEstimate = await page.getByText('Engine estimate').count();
const moves = await page.locator('.value').count();
console.log(`${answers.length} requests, ${bytes} bytes; shown after ${millis.toFixed(0)} ms`);
console.log(await page.locator('.position-result').innerText());
await browser.close();
await site.close();
const failure =
  (answers.length === 0 && 'no part of its file was read') ||
  (isEstimate > 0 && 'an estimate is shown, not the result') ||
  (moves === 0 && 'no move has a result') ||
  (millis > PATIENCE - QUIET && 'it was not complete in time');
if (failure) {
  console.error(`${ending}: ${failure}`);
  process.exit(1);
}
