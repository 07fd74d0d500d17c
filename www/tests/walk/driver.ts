// Playwright as the driver of a walk that runs in the page.

import { join } from 'node:path';
import type { ToWorker } from '@chariot/engine/client';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Sight } from './sight.ts';
import type { Memory, Wish } from './walk.ts';

/** The exports of `walk.ts`, once `bringWalk` has run. */
declare const walk: typeof import('./walk.ts');

/** Most nodes of a search: the time of a walk is for the page. */
const NODES = 500;
/** Most milliseconds by which a message to the engine is late, as on a busy machine. */
const LAG = Number(process.env.WALK_LAG ?? 0);

let script: Promise<string> | undefined;

/** Adds the script of the walk to each page loaded from now on. */
export async function bringWalk(page: Page): Promise<void> {
  script ??= bundle();
  await page.addInitScript(await script);
}

/** The part of a walk that runs in the page, as one script. */
async function bundle(): Promise<string> {
  const entry = join(import.meta.dirname, 'walk.ts');
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'walk' } },
  });
  const [first] = [built].flat() as Rolldown.RolldownOutput[];
  // An init script has a scope of its own.
  return `${first?.output[0].code}globalThis.walk = walk;`;
}

/** Waits until nothing is busy, then looks. */
export const look = (page: Page): Promise<Sight> => page.evaluate(() => walk.look());

/** Walks `steps` steps by a seed. The computer answers at once, without a long search, and does not ponder. */
export async function takeWalk(page: Page, seed: number, steps: number): Promise<Memory> {
  await bringWalk(page);
  await page.addInitScript(limitEngine, [NODES, LAG] as const);
  await page.goto('./#play/chess');
  let memory = await page.evaluate((start) => walk.begin(start), seed);
  while (memory.steps < steps) {
    if (memory.pending?.wish) await grant(page, memory.pending.wish);
    memory = await page.evaluate(([known, last]) => walk.walkOn(known, last), [
      memory,
      steps,
    ] as const);
  }
  return memory;
}

/** Does what only the browser can do. */
async function grant(page: Page, wish: Wish): Promise<void> {
  if (wish === 'reload') await page.reload();
  else if ('key' in wish) await page.keyboard.press(wish.key);
  else await page.mouse.click(wish.click.x, wish.click.y);
}

function limitEngine([nodes, lag]: readonly [number, number]): void {
  localStorage.setItem('chariot.answersAtOnce', 'true');
  if (!localStorage.getItem('chariot.ponder')) localStorage.setItem('chariot.ponder', 'false');
  globalThis.Worker = class extends Worker {
    /** Keeps late messages in order. */
    #earlier = Promise.resolve();

    override postMessage(message: ToWorker, transfer?: unknown): void {
      if (message.type === 'request' && 'search' in message.request) {
        const { limits } = message.request.search;
        limits.nodes = Math.min(limits.nodes ?? nodes, nodes);
      }
      const send = (): void => super.postMessage(message, transfer as Transferable[]);
      if (lag === 0) {
        send();
        return;
      }
      const late = new Promise((resolve) => setTimeout(resolve, lag * Math.random()));
      this.#earlier = this.#earlier.then(() => late).then(send);
    }
  };
}
