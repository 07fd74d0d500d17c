// `node scripts/first-position.mjs GAME ENDING`: opens an ending of the built page (www/dist) in
// Chromium whose table the site ships in parts. Prints the requests for its file, their bytes, and the
// time until the last change of the page, which shows the result and all moves.

import { join } from 'node:path';
import { launch } from './chromium.mjs';
import { host, ISOLATED } from './host.mjs';

const [game, ending] = process.argv.slice(2);
if (!game || !ending) {
  console.error('usage: node scripts/first-position.mjs GAME ENDING');
  process.exit(2);
}
/** Milliseconds after which nothing changes any more. */
const PATIENCE = 5_000;

const site = await host(process.env.DIST ?? join(import.meta.dirname, '..', 'dist'), ISOLATED);
const browser = await launch();
const context = await browser.newContext({ serviceWorkers: 'block' });
const page = await context.newPage();
await page.goto(`${site.address}#endgame/${game}`);
await page.locator('.position-result h1:not(:has-text("…"))').waitFor();
await page.locator('.ending-bar').click();
await page.locator('input[name=ending]').fill(ending);
const millis = await page.evaluate(async (patience) => {
  const begin = performance.now();
  let changed = begin;
  const shown = document.querySelector('.endgame') ?? document.body;
  new MutationObserver(() => {
    changed = performance.now();
  }).observe(shown, { subtree: true, childList: true, characterData: true });
  document.querySelector('input[name=ending]').form.requestSubmit();
  await new Promise((resolve) => setTimeout(resolve, patience));
  return changed - begin;
}, PATIENCE);
const answers = site.parts.get(`tables/${game}/${ending}.egt`) ?? [];
const bytes = answers.reduce((sum, length) => sum + length, 0);
console.log(`${answers.length} requests, ${bytes} bytes; shown after ${millis.toFixed(0)} ms`);
console.log(await page.locator('.position-result').innerText());
await browser.close();
await site.close();
