// `npm run measure`: time until the built page answers, its responsiveness during a search, and
// layout shift while it loads; fails above the limits. DIST names a folder other than dist.
import { launch } from './chromium.mjs';
import { host } from './host.mjs';

const RUNS = 5;
const VIEWS = ['play/chess', 'play/xiangqi', 'analysis/chess', 'endgame/chess', 'endgame/xiangqi'];
const SIZES = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] };
/** A game that waits for the computer's first move, against the weakest level. */
const WAITING = {
  game: { game: 'chess', moves: [] },
  players: { side: 'second', level: 1, turns: false },
  below: 'second',
  call: null,
  clock: null,
};

let good = true;

function report(name, value, unit, limit) {
  const verdict = value <= limit ? '' : '  TOO MUCH';
  good &&= value <= limit;
  console.log(
    `${name.padEnd(52)} ${String(value).padStart(7)} ${unit}  (at most ${limit})${verdict}`,
  );
}

const middle = (values) => Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)]);

/**
 * Milliseconds from navigation until `selector` is there, with warm caches and no service worker.
 */
async function untilSeen(browser, selector, storage) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(
    ([wanted, entries]) => {
      // The computer waits for a random time, as a person would: here the shortest.
      Math.random = () => 0;
      if (location.protocol === 'about:') return;
      for (const [key, value] of entries) localStorage.setItem(key, value);
      globalThis.seen = new Promise((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector(wanted)) resolve(performance.now());
        }).observe(document, { childList: true, subtree: true });
      });
    },
    [selector, storage],
  );
  const times = [];
  for (let run = 0; run <= RUNS; run += 1) {
    await page.goto('about:blank');
    await page.goto(server.address);
    const time = await page.evaluate(() => globalThis.seen);
    if (run > 0) times.push(time);
  }
  await context.close();
  return middle(times);
}

/** Longest task of the page's main thread during a search of three seconds, in milliseconds. */
async function longestTask(browser) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(
    (game) => {
      localStorage.setItem('chariot.types', 'true');
      localStorage.setItem('chariot.play.chess', game);
    },
    JSON.stringify({
      ...WAITING,
      players: { ...WAITING.players, side: 'first', level: 12 },
      levels: 12,
    }),
  );
  await page.goto(server.address);
  await page.locator('.pieces .piece').first().waitFor();
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.locator('input[name=move]').fill('e4');
  await page.locator('input[name=move]').press('Enter');
  await page.locator('.move').nth(1).waitFor({ timeout: 30_000 });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && threads.includes(`${pid} ${tid}`),
  );
  await context.close();
  // CPU time: the wall clock would measure how busy the machine is.
  return Math.round(Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1_000)) * 10) / 10;
}

/** Layout shift until one second after a view has appeared. */
async function layoutShift(browser, view, [width, height]) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width, height },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) globalThis.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${server.address}#${view}`);
  await page.locator('.pieces .piece').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1_000);
  const shift = await page.evaluate(() => globalThis.shift);
  await context.close();
  return Math.round(shift * 1_000) / 1_000;
}

const server = await host(process.env.DIST ?? 'dist');
const browser = await launch();
try {
  report(
    'navigation to the first position',
    await untilSeen(browser, '.pieces .piece', []),
    'ms',
    800,
  );
  report(
    'navigation to the first move of the computer',
    await untilSeen(browser, '.move', [['chariot.play.chess', JSON.stringify(WAITING)]]),
    'ms',
    800,
  );
  report('longest task of the page while the engine thinks', await longestTask(browser), 'ms', 50);
  for (const [name, size] of Object.entries(SIZES)) {
    for (const view of VIEWS) {
      report(`layout shift, ${view}, ${name}`, await layoutShift(browser, view, size), '', 0.05);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
if (!good) process.exit(1);
