import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { FromWorker, ToWorker } from '../src/engine/messages.ts';
import type { Game } from '../src/generated/wasm.js';
import { Site } from './site.ts';
import { test as base, expect } from './support.ts';

/** Searches that are stopped; `npm run stops` takes a thousand. */
const STOPS = Number(process.env.STOPS ?? 200);
/** Milliseconds within which ninety-nine of a hundred stopped searches answer, if the machine has nothing else to do. */
const AT_ONCE = process.env.STOPS ? 50 : 1_000;
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: it depends on nothing, and Playwright wants the pattern
  site: async ({}, use) => {
    const site = new Site();
    await site.start();
    await use(site);
    await site.remove();
  },
  baseURL: async ({ site }, use) => use(site.address),
});
test.use({ serviceWorkers: 'block' });

/** The address of a file of the build by the name it had before. */
function asset(site: Site, pattern: RegExp): string {
  const name = readdirSync(join(site.folder, 'assets')).find((one) => pattern.test(one));
  if (!name) throw new Error(`the build has no ${pattern}`);
  return `assets/${name}`;
}

/** Stops searches of the page's engine after random times; how long each took to answer, in milliseconds. */
async function stopAndGo(page: Page, site: Site, stops: number): Promise<number[]> {
  await page.goto('.');
  return await page.evaluate(
    async ({ script, engine, stops }) => {
      const flag = crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
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
      send({ type: 'start', module, flag });
      await heard('ready');
      const times: number[] = [];
      for (let id = 1; id <= stops; id += 1) {
        const limits = { moveTime: 60_000 };
        const game: Game = { game: 'chess', moves: [] };
        send({ type: 'request', id, request: { type: 'think', game, limits } });
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
        const start = performance.now();
        if (flag) Atomics.store(flag, 0, id);
        send({ type: 'stop', id });
        const answer = await heard('reply');
        if (answer.type !== 'reply' || answer.id !== id || answer.reply.type !== 'answer') {
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
  test(`searches of ${kind} stop at once, and answer in order`, async ({ page, site }) => {
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
