// `node scripts/solve-large.mjs GAME ENDING [alone] [WIDTHxHEIGHT]`: solves a large ending in
// Chromium on the built page (www/dist), with all cores or, by `alone`, one thread. Prints the time
// of each step, the most memory of a Chromium process (where there is `ps`), and the stored bytes.
// Then a fresh page opens the ending from storage.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { launch } from './chromium.mjs';
import { host, ISOLATED } from './host.mjs';

const [game, ending, ...options] = process.argv.slice(2);
if (!game || !ending) {
  console.error('usage: node scripts/solve-large.mjs GAME ENDING [alone]');
  process.exit(2);
}
const POLL = 250;

const site = await host(
  join(import.meta.dirname, '..', 'dist'),
  options.includes('alone') ? {} : ISOLATED,
);
const browser = await launch();
const context = await browser.newContext({ serviceWorkers: 'block' });
const page = await context.newPage();
page.on('pageerror', (error) => console.error(error.message));

/** Most memory of a Chromium renderer now, in MiB. */
function memory() {
  try {
    const list = execFileSync('ps', ['-eo', 'rss,args'], { encoding: 'utf8' });
    const sizes = list
      .split('\n')
      .filter((line) => line.includes('--type=renderer'))
      .map((line) => Number.parseInt(line, 10) / 1024);
    return Math.max(0, ...sizes);
  } catch {
    return 0;
  }
}

/** Opens the ending; resolves to the time until the table or the offer to solve it appeared. */
async function open(on) {
  await on.goto(`${site.address}#endgame/${game}`);
  await on.locator('.ending-bar').click();
  await on.locator('input[name=ending]').fill(ending);
  const begin = performance.now();
  await on.locator('input[name=ending]').press('Enter');
  await on.locator(`.ending-code:has-text("${ending}")`).waitFor();
  await on
    .locator('.solve-large, .position-result h1:not(:has-text("…"))')
    .first()
    .waitFor({ timeout: 60_000 });
  return performance.now() - begin;
}

await open(page);
const offer = page.locator('.large-ending');
await page.locator('.solve-large').waitFor({ timeout: 60_000 });
console.log((await offer.innerText()).split('\n')[0]);
const begin = performance.now();
const seconds = () => ((performance.now() - begin) / 1_000).toFixed(1);
await page.locator('.solve-large').click();
let step = '';
let peak = 0;
for (;;) {
  await new Promise((resolve) => setTimeout(resolve, POLL));
  peak = Math.max(peak, memory());
  const solving = page.locator('.large-solving span').first();
  if ((await solving.count()) === 0) break;
  const text = await solving.innerText().catch(() => '');
  const [now = ''] = text.split(/[:·]/);
  const kind = text.includes('captures')
    ? 'conversions'
    : text.includes('mates')
      ? 'waves'
      : text.includes('fifty-move')
        ? 'zeroing'
        : 'saving';
  if (`${now} ${kind}` !== step) {
    step = `${now} ${kind}`;
    console.log(`${seconds()} s\t${text}`);
  }
}
console.log(`${seconds()} s\tdone; at most ${peak.toFixed(0)} MiB in a process`);
const failed = await page.locator('.large-ending [role=alert]').allInnerTexts();
if (failed.length > 0) console.error(failed.join('\n'));
const kept = await page.evaluate(async () => {
  const root = await navigator.storage.getDirectory();
  const found = [];
  for await (const [name, folder] of root.entries()) {
    if (folder.kind !== 'directory') continue;
    for await (const [file, handle] of folder.entries())
      found.push(`${name}/${file} ${(await handle.getFile()).size}`);
  }
  return found;
});
console.log(kept.join('\n'));
await page.close();

const again = await context.newPage();
console.log(`opened again in ${(await open(again)).toFixed(0)} ms`);
console.log(await again.locator('.position-result').innerText());
await browser.close();
await site.close();
process.exit(failed.length > 0 ? 1 : 0);
