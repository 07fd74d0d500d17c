import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FromWorker, ToWorker } from '@chariot/engine/client';
import type { Game, Reply, Request } from '@chariot/protocol';
import type { Page } from '@playwright/test';
import { ISOLATED, test, WITHOUT_THREADS } from './hosted.ts';
import type { Site } from './site.ts';
import {
  allowErrors,
  button,
  expect,
  moves,
  newGame,
  open,
  setUpEnding,
  thinkBriefly,
  title,
  type,
} from './support.ts';

/** Number of searches to stop; `npm run stops` takes a thousand. */
const STOPS = Number(process.env.STOPS ?? 100);
/** Milliseconds within which 99 of 100 stopped searches answer on an idle machine. */
const AT_ONCE = process.env.STOPS ? 50 : 1_000;

test.use({ serviceWorkers: 'block' });

/** The address of a file of the build, by a pattern for its name. */
function asset(site: Site, pattern: RegExp): string {
  const name = readdirSync(join(site.folder, 'assets')).find((one) => pattern.test(one));
  if (!name) throw new Error(`the build has no ${pattern}`);
  return `assets/${name}`;
}

/**
 * Stops searches of the page's engine after random times; resolves to their times to answer in ms.
 */
async function stopAndGo(page: Page, site: Site, stops: number): Promise<number[]> {
  await page.goto('.');
  return await page.evaluate(
    async ({ script, engine, stops }) => {
      const flags = crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(8)) : null;
      const worker = new Worker(script, { type: 'module' });
      const send = (message: ToWorker): void => worker.postMessage(message);
      const heard = (wanted: FromWorker['type']): Promise<FromWorker> =>
        new Promise((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
            if (data.type === wanted) resolve(data);
            if (data.type === 'crash') reject(new Error(data.message));
          };
        });
      const module = await WebAssembly.compileStreaming(fetch(engine));
      send({ type: 'start', module, flags });
      await heard('ready');
      const times: number[] = [];
      for (let id = 1; id <= stops; id += 1) {
        const limits = { moveTime: 60_000 };
        const game: Game = { game: 'chess', moves: [] };
        send({ type: 'request', id, request: { search: { game, limits } } });
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
        const start = performance.now();
        if (flags) Atomics.store(flags, 0, id);
        send({ type: 'stop', id });
        const answer = await heard('reply');
        if (answer.type !== 'reply' || answer.id !== id || !('search' in answer.reply)) {
          throw new Error(`instead of an answer to ${id}: ${JSON.stringify(answer)}`);
        }
        times.push(performance.now() - start);
      }
      worker.terminate();
      return times;
    },
    { script: asset(site, /^worker-.*\.js$/), engine: asset(site, /^chess_bg-.*\.wasm$/), stops },
  );
}

for (const [kind, headers] of [
  ['an isolated page', ISOLATED],
  ['a page that is not isolated', {}],
] as const) {
  test(`searches of ${kind} stop at once, and answer in order`, {
    tag: kind === 'an isolated page' ? [] : '@long',
  }, async ({ page, site }) => {
    test.setTimeout(90_000 + STOPS * 200);
    site.headers = headers;
    const times = (await stopAndGo(page, site, STOPS)).sort((a, b) => a - b);
    const share = (part: number): number => times[Math.ceil(times.length * part) - 1] ?? Infinity;
    const text = [0.5, 0.99, 1].map((part) => share(part).toFixed(1)).join(' / ');
    test.info().annotations.push({ type: 'milliseconds: half, 99 %, all', description: text });
    expect(times).toHaveLength(STOPS);
    expect(share(0.99)).toBeLessThan(AT_ONCE);
  });
}

const helpers = (page: Page): number =>
  page.workers().filter((worker) => worker.url().includes('helper-')).length;

/** Makes the page report two cores, and record its workers. */
async function withTwoCores(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
    const spawned: Worker[] = [];
    Object.assign(globalThis, { spawned });
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        spawned.push(this);
      }
    };
  });
}

test('an isolated page searches with all cores, and goes on when a helper dies', async ({
  page,
  site,
}) => {
  test.skip(WITHOUT_THREADS);
  site.headers = ISOLATED;
  await thinkBriefly(page, 1_500);
  await withTwoCores(page);
  await open(page);
  await newGame(page, { level: 12 });
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(2, { timeout: 30_000 });
  await expect.poll(() => helpers(page), { timeout: 30_000 }).toBe(1);
  await type(page, 'd4');
  await expect(page.locator('.board')).toBeVisible();
  await page.evaluate(() => {
    const { spawned } = globalThis as unknown as { spawned: Worker[] };
    spawned.at(-1)?.terminate();
  });
  await expect(moves(page)).toHaveCount(4, { timeout: 60_000 });
});

test('the settings say how many cores think', { tag: '@long' }, async ({ page, site }) => {
  site.headers = ISOLATED;
  await thinkBriefly(page);
  await withTwoCores(page);
  await open(page);
  await button(page, 'Settings').click();
  const select = page.getByLabel('Processor cores');
  await expect(select.locator('option')).toHaveText(['Automatic: 2', '1', '2']);
  await select.selectOption('1');
  await button(page, 'Done').click();
  await newGame(page, { level: 12 });
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(2, { timeout: 30_000 });
  expect(helpers(page)).toBe(0);
  await page.reload();
  await button(page, 'Settings').click();
  await expect(select).toHaveValue('1');
});

test('an isolated page without shared memory has one thread, and no error', async ({
  page,
  site,
}) => {
  site.headers = ISOLATED;
  await withTwoCores(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SharedArrayBuffer');
  });
  await open(page);
  await newGame(page, { level: 2 });
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(2, { timeout: 30_000 });
  expect(helpers(page)).toBe(0);
});

/** Replies of the chess engine with `threads` threads to requests. */
async function ask(
  page: Page,
  site: Site,
  threads: number,
  requests: readonly Request[],
): Promise<Reply[]> {
  await page.goto('.');
  return await page.evaluate(
    async ({ script, helperScript, engine, threads, requests }) => {
      const memory = new WebAssembly.Memory({ initial: 40, maximum: 4096, shared: true });
      const flags = new Int32Array(new SharedArrayBuffer(8));
      const module = await WebAssembly.compileStreaming(fetch(engine));
      const leader = new Worker(script, { type: 'module' });
      const heard = (wanted: FromWorker['type']): Promise<FromWorker> =>
        new Promise((resolve, reject) => {
          leader.onmessage = ({ data }: MessageEvent<FromWorker>) => {
            if (data.type === wanted) resolve(data);
            if (data.type === 'crash') reject(new Error(data.message));
          };
        });
      const send = (message: ToWorker): void => leader.postMessage(message);
      const helpers = Array.from({ length: threads - 1 }, () => {
        const helper = new Worker(helperScript, { type: 'module' });
        helper.postMessage({ module, memory });
        return helper;
      });
      send({ type: 'start', module, flags, pool: { memory, helpers: helpers.length } });
      await heard('ready');
      await new Promise((resolve) => setTimeout(resolve, 500));
      const replies: Reply[] = [];
      for (const [index, request] of requests.entries()) {
        send({ type: 'request', id: index + 1, request });
        const reply = await heard('reply');
        if (reply.type === 'reply') replies.push(reply.reply);
      }
      for (const worker of [leader, ...helpers]) worker.terminate();
      return replies;
    },
    {
      script: asset(site, /^worker-.*\.js$/),
      helperScript: asset(site, /^helper-.*\.js$/),
      engine: asset(site, /^chess_threads_bg-.*\.wasm$/),
      threads,
      requests,
    },
  );
}

async function speed(page: Page, site: Site, threads: number): Promise<number> {
  const game: Game = { game: 'chess', moves: [] };
  const [answer] = await ask(page, site, threads, [
    { search: { game, limits: { moveTime: 1_500 } } },
  ]);
  if (!answer || !('search' in answer) || !answer.search.report) {
    throw new Error(`instead of an answer: ${JSON.stringify(answer)}`);
  }
  return answer.search.report.nps;
}

test('two threads search more than one', { tag: '@long' }, async ({ page, site }) => {
  test.skip(WITHOUT_THREADS || availableParallelism() < 2);
  site.headers = ISOLATED;
  // Other programs may take a core for a while.
  let best = 0;
  for (let attempt = 0; attempt < 5 && best < 1.2; attempt += 1) {
    const [one, two] = [await speed(page, site, 1), await speed(page, site, 2)];
    test.info().annotations.push({ type: 'nodes a second', description: `${one} / ${two}` });
    best = Math.max(best, two / one);
  }
  expect(best).toBeGreaterThan(1.2);
});

test('an ending is worth the same whether one thread solves it or two', { tag: '@long' }, async ({
  page,
  site,
}) => {
  test.skip(WITHOUT_THREADS);
  site.headers = ISOLATED;
  const at = (start: string): Game => ({ game: 'chess', start, moves: [] });
  const questions: Request[] = [
    { solveTable: { game: 'chess', material: 'KRKP' } },
    ...['KRKP', 'KQKR'].map((material): Request => ({ census: { game: 'chess', material } })),
    { heatmap: { game: at('8/8/8/8/3k4/8/p7/K6R w - - 0 1'), square: 'h1' } },
    { heatmap: { game: at('8/1p6/8/8/3k4/8/8/K6R b - - 0 1'), square: 'd4' } },
    { probe: at('8/8/1kp5/8/8/8/4K3/7R w - - 0 1') },
  ];
  const [solved, ...alone] = await ask(page, site, 1, questions);
  const [solvedTogether, ...together] = await ask(page, site, 2, questions);
  for (const reply of [solved, solvedTogether]) {
    expect(reply).toMatchObject({ solveTable: { material: 'KRKP' } });
  }
  const names = ['census', 'census', 'heatmap', 'heatmap', 'probe'];
  expect(alone.flatMap((reply) => Object.keys(reply))).toEqual(names);
  expect(together).toEqual(alone);
});

/** Opens the endgame view of chess on an isolated page with two cores and no tables. */
async function openWithoutTables(page: Page, site: Site): Promise<void> {
  site.headers = ISOLATED;
  allowErrors(page, /404/);
  await page.route('**/tables/chess/*', (route) => route.fulfill({ status: 404 }));
  await withTwoCores(page);
  await open(page, 'endgame/chess');
  await expect.poll(() => helpers(page), { timeout: 30_000 }).toBe(1);
  await expect(page.locator('.value').first()).toBeVisible({ timeout: 40_000 });
}

const workersMade = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { spawned: Worker[] }).spawned.length);

test('solving with all cores is stopped, and the engine that did it goes on', {
  tag: '@long',
}, async ({ page, site }) => {
  test.skip(WITHOUT_THREADS);
  await openWithoutTables(page, site);
  const made = await workersMade(page);
  // Between two waves, and at once: there are few.
  const stopping = page.waitForFunction(() => {
    const status = document.querySelector('.table-status');
    if (!/Solving KRKP: [1-9]/.test(status?.textContent ?? '')) return false;
    status?.querySelector('button')?.click();
    return true;
  });
  await page.locator('.ending-bar').click();
  await page.locator('[data-material="KRKP"]').click();
  await stopping;
  await expect(page.locator('.no-table')).toHaveText('Solving stopped.');
  await setUpEnding(page, '8/8/8/3k4/8/8/8/K1R5 w - - 0 1');
  await expect(title(page)).toHaveText(/^Mate in \d+$/);
  await expect.poll(() => workersMade(page)).toBe(made);
});

test('an ending is solved though a helper has died', { tag: '@long' }, async ({ page, site }) => {
  test.skip(WITHOUT_THREADS);
  await page.clock.install();
  await openWithoutTables(page, site);
  const made = await workersMade(page);
  await page.evaluate(() => {
    const { spawned } = globalThis as unknown as { spawned: Worker[] };
    spawned.at(-1)?.terminate();
  });
  await expect.poll(() => helpers(page), { timeout: 10_000 }).toBe(0);
  await setUpEnding(page, '8/8/8/8/8/2k5/8/KBN5 w - - 0 1');
  await expect(page.locator('.table-status.is-busy')).toContainText('Solving');
  // The watchdog allows a preparing engine half a minute of silence.
  await page.clock.runFor(31_000);
  await expect(page.locator('.table-status')).toContainText('KBNK table file missing: solved', {
    timeout: 75_000,
  });
  await expect.poll(() => workersMade(page)).toBe(made + 1);
  await expect(title(page)).toHaveText(/^Mate in \d+$/);
});
