// `npm run load [GAMES] [MOVES]`: the built page under load, in a browser. Opens and searches a
// file of games (100,000), and with the engine on steps through a long game by the arrow keys
// (10,000 times). Prints the times. Fails if the page was busy for a second at a time, if its
// memory grew, or if it ended in the wrong place.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from './chromium.mjs';
import { host } from './host.mjs';

const [games, steps] = [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 10_000)];
const dist = process.env.E2E_DIST ?? join(import.meta.dirname, '..', 'dist');
/** A long game in which both sides move to and fro. */
const LONG = Array.from({ length: 100 }, () => ['Nf3', 'Nf6', 'Ng1', 'Ng8'])
  .flat()
  .slice(0, 200)
  .join(' ');
/** Most milliseconds the page may be busy at a time, and most bytes its memory may grow. */
const LONGEST_TASK = 1_000;
const GROWTH = 16 << 20;

const site = await host(dist);
const browser = await launch();
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);
let good = true;

/** Prints a part's time, its longest task, and the memory after garbage collection. */
async function part(name, work) {
  await page.evaluate(() => {
    globalThis.longest = 0;
  });
  const start = performance.now();
  const said = await work();
  const millis = Math.round(performance.now() - start);
  const longest = Math.round(await page.evaluate(() => globalThis.longest));
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  good &&= longest < LONGEST_TASK;
  console.log(
    `${name}: ${said}, ${millis} ms, longest task ${longest} ms, heap ${mebibytes(usedSize)}`,
  );
  return usedSize;
}

/** Opens a game by its text, or a file. */
async function open(game, path) {
  await page.getByRole('button', { name: 'Import' }).first().click();
  const dialog = page.getByRole('dialog');
  if (path) return await dialog.locator('input[type=file]').setInputFiles(path);
  await dialog.locator('textarea').fill(game);
  await dialog.getByRole('button', { name: 'Import' }).click();
}

await page.goto(`${site.address}#analysis/chess`);
await page.locator('.engine-panel').waitFor();
await page.evaluate(() => {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      globalThis.longest = Math.max(globalThis.longest, duration);
    }
  }).observe({ entryTypes: ['longtask'] });
});

const before = await part('a long game', async () => {
  await open(LONG);
  await page.locator('.tree .move').nth(199).waitFor();
  return '200 moves';
});
await page.locator('input[name=engine]').check({ force: true });
const after = await part('arrow keys with the engine on', async () => {
  await page.keyboard.press('Home');
  await page.evaluate(async (steps) => {
    for (let i = 0; i < steps; i += 1) {
      // A hundred moves forth, a hundred back.
      const key = Math.floor(i / 100) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft';
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      if (i % 10 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  }, steps);
  await page.locator('.pv').first().waitFor();
  return `${steps} keys`;
});
good &&= after < before + GROWTH;
await page.locator('input[name=engine]').uncheck({ force: true });

const text = Array.from(
  { length: games },
  (_, i) => `[White "Player ${i}"]\n[Black "Ben"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n`,
).join('');
// A file on disk: one handed over by the test tool keeps the page busy.
const folder = mkdtempSync(join(tmpdir(), 'chariot-load-'));
const file = join(folder, 'many.pgn');
writeFileSync(file, text);
await part('a file of games', async () => {
  await open('', file);
  await page.locator('.games-count').waitFor({ timeout: 120_000 });
  return `${await page.locator('.games-count').textContent()} in ${mebibytes(text.length)}`;
});
await part('a search in it', async () => {
  await page.locator('input[name=search]').fill(`Player ${games - 1}`);
  await page.locator('.game-row', { hasText: `Player ${games - 1}` }).waitFor();
  return await page.locator('.games-count').textContent();
});
await browser.close();
rmSync(folder, { recursive: true });
await site.close();
if (!good) {
  console.error('load: it was busy for too long, or its memory grew');
  process.exit(1);
}

function mebibytes(bytes) {
  return `${(bytes / (1 << 20)).toFixed(1)} MiB`;
}
