import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Visit } from './visit.ts';

// `npm run speed -w www`: how fast the page is in each browser, a line for each.

const RUNS = 3;

interface Speed {
  /** Nodes a second of one thread in two searches of the starting position: browsers compile better what runs for long. */
  readonly nodes: readonly [first: number, later: number];
  /** Milliseconds in which one thread solves KBNK, with the endings it leads to. */
  readonly solving: number;
}

/** Asks an engine of the build, in a worker, without the rest of the page. */
async function measure({ tab, site }: Visit): Promise<Speed> {
  const names = readdirSync(join(site.folder, 'assets'));
  const asset = (pattern: RegExp) => `assets/${names.find((name) => pattern.test(name))}`;
  return await tab.evaluate(
    async (script, engine) => {
      const worker = new Worker(script, { type: 'module' });
      const module = await WebAssembly.compile(await (await fetch(engine)).arrayBuffer());
      // biome-ignore lint/suspicious/noExplicitAny: the messages of the worker, which the engine's own tests check
      const heard = (wanted: string): Promise<any> =>
        new Promise((resolve, reject) => {
          worker.onmessage = ({ data }) => {
            if (data.type === wanted) resolve(data);
            if (data.type === 'crash') reject(new Error(data.message));
          };
        });
      const ask = async (id: number, request: object) => {
        worker.postMessage({ type: 'request', id, request });
        return (await heard('reply')).reply;
      };
      worker.postMessage({ type: 'start', module, flags: null });
      await heard('ready');
      const search = async (id: number): Promise<number> => {
        const game = { game: 'chess', moves: [] };
        return (await ask(id, { search: { game, limits: { moveTime: 2_500 } } })).search.report.nps;
      };
      const nodes: [number, number] = [await search(1), await search(2)];
      const start = performance.now();
      const solved = await ask(3, { solveTable: { game: 'chess', material: 'KBNK' } });
      if (!('solveTable' in solved)) throw new Error(JSON.stringify(solved));
      const solving = performance.now() - start;
      worker.terminate();
      return { nodes, solving };
    },
    asset(/^worker-.*\.js$/),
    asset(/^chess_full_bg-.*\.wasm$/),
  );
}

test('speed @speed', async ({ visit, site, engine }) => {
  test.setTimeout(600_000);
  site.runFirst(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.pieces .piece')) return;
      Object.assign(globalThis, { ready: performance.now() });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const speeds: Speed[] = [];
  const ready: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await visit.tab.goto('about:blank');
    await visit.open('play/chess');
    ready.push(await visit.tab.evaluate(() => (globalThis as unknown as { ready: number }).ready));
    speeds.push(await measure(visit));
  }
  const most = (which: 0 | 1) =>
    Math.round(Math.max(...speeds.map(({ nodes }) => nodes[which])) / 1000);
  const least = (times: readonly number[]) => Math.round(Math.min(...times));
  process.stdout.write(
    [
      engine.version,
      `${most(0)} then ${most(1)} k nodes a second`,
      `KBNK solved in ${least(speeds.map(({ solving }) => solving))} ms`,
      `a move possible after ${least(ready)} ms\n`,
    ].join(', '),
  );
  expect(most(0)).toBeGreaterThan(0);
});
