// `npm run reviews [GAMES]`: the built page reads a file of so many chess games of 40 moves (1,000) and reviews them.
// Prints the time and the processor time from the drop to the first report, the memory of the page and its workers, the
// longest tasks, and whether a tab that was closed goes on. Fails if memory passes its bar or the tab does not go on;
// times depend on the machine.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from './chromium.mjs';
import { startEngine } from './engine.mjs';
import { host } from './host.mjs';

const count = Number(process.argv[2] ?? 1_000);
const dist = process.env.E2E_DIST ?? join(import.meta.dirname, '..', 'dist');
/** Plies of a game, and different games: each comes again with other players. */
const PLIES = 80;
const DIFFERENT = 25;
/** Limits of a move. The first moves are weak, so that the games differ. */
const LIMITS = { nodes: 500 };
const FIRST = { nodes: 500, level: 2 };
/** Most memory in MiB, and milliseconds that a task may take. */
const MEMORY = 300;
const TASK = 50;
/** Milliseconds to wait for the first report. */
const PATIENCE = 1_800_000;

const folder = mkdtempSync(join(tmpdir(), 'chariot-reviews-'));
const file = join(folder, 'games.pgn');
writeFileSync(file, gamesOf(await played()));

const site = await host(dist);
const browser = await launch();
const system = await browser.newBrowserCDPSession();
const context = await browser.newContext();
// Before the page, so that its observer sees everything.
await context.addInitScript(() => {
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      globalThis.tasks.push([Math.round(startTime), Math.round(duration)]);
    }
  }).observe({ type: 'longtask', buffered: true });
});
let most = 0;
const watching = setInterval(async () => {
  for (const { id } of await processes().catch(() => [])) most = Math.max(most, memoryOf(id));
}, 1_000);

const page = await opened();
const began = performance.now();
const before = await processorTime();
const dropped = await page.evaluate(() => performance.now());
await page.locator('input[name=games]').setInputFiles(file);
await page.getByRole('button', { name: 'Read my games' }).click({ timeout: PATIENCE });
await page.locator('.own-games-taken').waitFor({ timeout: PATIENCE });
console.log(`taken after ${seconds(performance.now() - began)}`);
await page.locator('.own-games-findings').waitFor({ timeout: PATIENCE });
const used = (await processorTime()) - before;
console.log(
  `first report after ${seconds(performance.now() - began)}, ${used.toFixed(1)} s of processor time`,
);
const longest = (await page.evaluate(() => globalThis.tasks))
  .filter(([start]) => start >= dropped)
  .map(([, duration]) => duration)
  .sort((a, b) => b - a);
console.log(
  `tasks over ${TASK} ms since the drop: ${longest.length}, ${longest.slice(0, 5).join(' ')} ms`,
);

const reviewed = await reviewedOn(page);
await page.close();
const next = await opened();
await next.locator('.own-games-findings').waitFor({ timeout: PATIENCE });
const first = await reviewedOn(next);
await next.waitForFunction(
  (first) => Number.parseInt(document.querySelector('.own-games-bar span').textContent, 10) > first,
  first,
  { timeout: PATIENCE },
);
const goesOn = first >= reviewed;
console.log(`closed after ${reviewed} games, goes on with ${first} and more: ${goesOn}`);
clearInterval(watching);
console.log(`memory of the page and its workers: ${most.toFixed(0)} MiB at most`);
await browser.close();
await site.close();
rmSync(folder, { recursive: true });
process.exit(goesOn && most <= MEMORY ? 0 : 1);

async function opened() {
  const page = await context.newPage();
  await page.goto(`${site.address}#games/chess`);
  await page.locator('input[name=games]').waitFor({ state: 'attached', timeout: PATIENCE });
  return page;
}

async function reviewedOn(page) {
  return Number.parseInt(await page.locator('.own-games-bar span').first().textContent(), 10);
}

/** The processes that draw pages and run their workers. */
async function processes() {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer');
}

/** Seconds of all processes of the browser. */
async function processorTime() {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Memory that a process has for itself, in MiB. */
function memoryOf(id) {
  try {
    const sizes = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').matchAll(
      /^Private_\w+: +(\d+)/gm,
    );
    return [...sizes].reduce((sum, [, size]) => sum + Number(size), 0) / 1_024;
  } catch {
    // It has ended.
    return 0;
  }
}

/** Games that the engine plays against itself, as moves in PGN. */
async function played() {
  const { handle } = await startEngine('chess', '');
  return Array.from({ length: DIFFERENT }, () => {
    let view;
    let game = { game: 'chess', moves: [] };
    while (game.moves.length < PLIES && !view?.result) {
      const limits = game.moves.length < 8 ? FIRST : LIMITS;
      const { search } = handle({ search: { game, limits } }, () => {});
      if (!search.best) break;
      ({ view } = handle({ play: { game, texts: [search.best.uci] } }, () => {}).play);
      game = view.game;
    }
    return view.history.map(({ text }) => text);
  });
}

/** A file of games in which Me has White and Black in turns. */
function gamesOf(lines) {
  return Array.from({ length: count }, (_, i) => {
    const players = i % 2 === 0 ? ['Me', `Player ${i}`] : [`Player ${i}`, 'Me'];
    const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(i / 2))).toISOString().slice(0, 10);
    const tags = [
      ['Date', day.replaceAll('-', '.')],
      ['White', players[0]],
      ['Black', players[1]],
      ['Result', ['1-0', '0-1', '1/2-1/2'][i % 3]],
      ['TimeControl', '600+0'],
    ];
    const clock = (ply) => `{[%clk 0:${String(9 - Math.floor(ply / 10)).padStart(2, '0')}:30]}`;
    const moves = lines[i % lines.length].map((text, ply) => {
      return `${ply % 2 === 0 ? `${ply / 2 + 1}. ` : ''}${text} ${clock(ply)}`;
    });
    return `${tags.map(([name, value]) => `[${name} "${value}"]`).join('\n')}\n\n${moves.join(' ')} ${tags[3][1]}\n`;
  }).join('\n');
}

function seconds(millis) {
  return `${(millis / 1_000).toFixed(1)} s`;
}
