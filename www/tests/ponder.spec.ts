import type { ToWorker } from '@chariot/engine/client';
import type { Page } from '@playwright/test';
import { ISOLATED, test } from './hosted.ts';
import {
  button,
  expect,
  moves,
  type NewGame,
  newGame,
  open,
  setUp,
  showEngine,
  thinkBriefly,
  title,
  type,
} from './support.ts';

type Told = 'ponder' | 'search' | 'ponderHit' | 'stop' | 'other';

/** Records the page's messages to its engine. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: Told[] = [];
    Object.assign(globalThis, { told });
    globalThis.Worker = class extends Worker {
      override postMessage(message: ToWorker, transfer?: unknown): void {
        if (message.type === 'ponderHit' || message.type === 'stop') told.push(message.type);
        if (message.type === 'request') {
          const { request } = message;
          if (!('search' in request)) told.push('other');
          else told.push(request.search.limits.ponder ? 'ponder' : 'search');
        }
        super.postMessage(message, transfer as Transferable[]);
      }
    };
  });
}

const toldOf = (page: Page): Promise<Told[]> =>
  page.evaluate(() => (globalThis as unknown as { told: Told[] }).told);

/** The last message to the engine, other than requests without a search. */
const lastTold = async (page: Page): Promise<Told | undefined> =>
  (await toldOf(page)).filter((one) => one !== 'other').at(-1);

const sign = (page: Page) => page.getByText('Pondering');

/** A game in which the computer has answered the first move. */
async function begun(page: Page, game: NewGame): Promise<void> {
  await listen(page);
  await thinkBriefly(page);
  await showEngine(page);
  await open(page);
  await newGame(page, game);
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(2, { timeout: 60_000 });
}

/** The expected reply, on which the computer ponders. */
async function expected(page: Page): Promise<string> {
  const line = await page.locator('.engine-line').textContent();
  const reply = line?.replace('Line: ', '').split(' ')[0];
  if (!reply) throw new Error(`no reply is expected in ${line}`);
  await expect(sign(page)).toBeVisible({ timeout: 30_000 });
  return reply;
}

/** A game in which the computer has replied and ponders; resolves to the reply it expects. */
async function answered(page: Page, game: NewGame = { level: 12 }): Promise<string> {
  await begun(page, game);
  return expected(page);
}

async function expectRest(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await expect.poll(() => toldOf(page)).not.toContain('ponder');
}

/** Makes the page believe that it is hidden, or visible again. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

for (const [kind, headers] of [
  ['an isolated page', ISOLATED],
  ['a page that is not isolated', {}],
] as const) {
  test(`the expected reply on ${kind} goes on with the same search, and is answered sooner`, {
    tag: '@long',
  }, async ({ page, site }) => {
    site.headers = headers;
    // At once.
    await type(page, await answered(page));
    await expect.poll(() => lastTold(page)).toBe('ponderHit');
    await expect(title(page)).toHaveText('Chariot is thinking');
    await expect(sign(page)).toBeHidden();
    await expect(moves(page)).toHaveCount(4);

    // After longer than a move of the computer takes.
    const reply = await expected(page);
    await page.waitForTimeout(3_500);
    const start = Date.now();
    await type(page, reply);
    await expect(moves(page)).toHaveCount(6);
    expect(Date.now() - start).toBeLessThan(2_500);
    const told = await toldOf(page);
    expect(told.filter((one) => one === 'search')).toHaveLength(1);
  });
}

test('another reply is answered by another search', async ({ page }) => {
  const reply = await answered(page);
  await type(page, reply === 'a3' ? 'h3' : 'a3');
  await expect(moves(page)).toHaveCount(3);
  await expect.poll(() => lastTold(page)).toBe('search');
  await expect(moves(page)).toHaveCount(4);
  await expect(sign(page)).toBeVisible();
});

test('while it thinks on your time everything else is answered at once', { tag: '@long' }, async ({
  page,
}) => {
  await answered(page);
  await button(page, 'Previous move').click();
  await expect(title(page)).toContainText('1.');
  await button(page, 'Back to the game').click();
  await button(page, 'Take back').click();
  await expect(moves(page)).toHaveCount(0, { timeout: 2_000 });
  await expect(sign(page)).toBeHidden();
  await type(page, 'd4');
  await expect(moves(page)).toHaveCount(2);
  await expect(sign(page)).toBeVisible();
  await setUp(page, 'r3k3/pppppppp/8/8/8/8/PPPPPPPP/R3K3 w - - 0 1');
  await expect(moves(page)).toHaveCount(0, { timeout: 2_000 });
  await expect(sign(page)).toBeHidden();
  await type(page, 'c4');
  await expect(moves(page)).toHaveCount(2);
  await expect(sign(page)).toBeVisible();
  await newGame(page, { side: 'Two players' });
  await expect(moves(page)).toHaveCount(0, { timeout: 2_000 });
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(1, { timeout: 2_000 });
  await expect(sign(page)).toBeHidden();
});

test('in another view it does not think on your time, and goes on when you are back', {
  tag: '@long',
}, async ({ page }) => {
  await answered(page);
  await page.getByRole('link', { name: 'Analysis' }).click();
  await expect.poll(() => lastTold(page)).toBe('stop');
  await expect(page.locator('.pieces .piece').first()).toBeAttached();
  await page.getByRole('link', { name: 'Play' }).click();
  await expect(moves(page)).toHaveCount(2);
  await expect.poll(() => lastTold(page)).toBe('ponder');
});

test('a hidden page does not think on your time, and goes on when it is seen', async ({ page }) => {
  await answered(page);
  await hide(page, true);
  await expect.poll(() => lastTold(page)).toBe('stop');
  await hide(page, false);
  await expect.poll(() => lastTold(page)).toBe('ponder');
  await expect(sign(page)).toBeVisible();
});

test('a page that is hidden and frozen while the computer thinks loses nothing', {
  tag: '@long',
}, async ({ page }) => {
  await thinkBriefly(page, 1_500);
  await open(page);
  await newGame(page, { level: 12 });
  await type(page, 'e4');
  await expect(title(page)).toHaveText('Chariot is thinking');
  await hide(page, true);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  // Longer than anything that the page waits for.
  await new Promise((resolve) => setTimeout(resolve, 6_500));
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await hide(page, false);
  await expect(moves(page)).toHaveCount(2);
  await type(page, 'd4');
  await expect(moves(page)).toHaveCount(4);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('pondering can be switched off for good', { tag: '@long' }, async ({ page }) => {
  await answered(page);
  await button(page, 'Settings').click();
  const choice = page.getByRole('group', { name: 'Ponder' });
  await choice.getByRole('radio', { name: 'Off' }).check({ force: true });
  await expect.poll(() => lastTold(page)).toBe('stop');
  await button(page, 'Done').click();
  await expect(sign(page)).toBeHidden();
  await page.reload();
  await type(page, 'd4');
  await expect(moves(page)).toHaveCount(4);
  await expectRest(page);
});

test('a battery that is low is spared', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const battery = Object.assign(new EventTarget(), { charging: false, level: 0.1 });
    Object.assign(navigator, { getBattery: () => Promise.resolve(battery) });
    Object.assign(globalThis, { battery });
  });
  await begun(page, { level: 12 });
  await expectRest(page);
  await page.evaluate(() => {
    const { battery } = globalThis as unknown as { battery: EventTarget };
    Object.assign(battery, { charging: true });
    battery.dispatchEvent(new Event('chargingchange'));
  });
  await expect.poll(() => lastTold(page)).toBe('ponder');
});

test('weaker levels think on their own time only', { tag: '@long' }, async ({ page }) => {
  await begun(page, { level: 11 });
  await expectRest(page);
});

test('with a clock the computer keeps the time that it thought of yours', { tag: '@long' }, async ({
  page,
}) => {
  const reply = await answered(page, { level: 12, clock: '3 min + 2 s' });
  await page.waitForTimeout(15_000);
  const start = Date.now();
  await type(page, reply);
  await expect(moves(page)).toHaveCount(4);
  // Without pondering a move takes eight seconds and more.
  expect(Date.now() - start).toBeLessThan(6_000);
});
