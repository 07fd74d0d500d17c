// A phone freezes tabs, and ends them to free memory: in the middle of a search, a solve or a save.

import type { BrowserContext, Page } from '@playwright/test';
import { become } from './endings.ts';
import {
  allowErrors,
  button,
  expect,
  moves,
  newGame,
  open,
  test,
  thinkBriefly,
  title,
  type,
} from './support.ts';

/** Solved here in seconds: its table file is missing. */
const ENDING = 'KBNK';

// A context of its own, whose process ends without those of other tests.
test.use({ serviceWorkers: 'allow' });

/** Ends the page's process, as Android does; the page opens again in another. */
async function kill(page: Page, context: BrowserContext): Promise<Page> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It has no answer.
  session.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  next.on('pageerror', ({ message }) => {
    throw new Error(message);
  });
  return next;
}

/** Milliseconds for which a page is frozen: longer than its patience with a silent engine (`PATIENCE` of the client). */
const FROZEN = 6_500;

/** Freezes a page for longer than anything that it waits for. */
async function freeze(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, FROZEN));
  await session.send('Page.setWebLifecycleState', { state: 'active' });
}

async function beginToSolve(page: Page): Promise<void> {
  await page.context().route(`**/tables/chess/${ENDING}.egt`, (route) => route.abort());
  await page.goto(`./#endgame/chess/${ENDING}`);
  await expect(page.locator('.table-status')).toContainText(`Solving ${ENDING}`);
}

async function isSolved(page: Page): Promise<void> {
  await expect(page.locator('.table-status')).toContainText(/solved here/, { timeout: 60_000 });
  await expect(title(page)).toHaveText(/^(Mate in \d+|Draw)$/);
}

test('killed in the middle of a search, it opens with the game, and the computer moves', async ({
  page,
  context,
}) => {
  await thinkBriefly(page, 5_000);
  await open(page);
  await newGame(page, { level: 12 });
  await type(page, 'e4');
  await expect(title(page)).toHaveText('Chariot is thinking');
  const next = await kill(page, context);
  await thinkBriefly(next);
  await open(next);
  await expect(moves(next)).toHaveCount(2);
  await type(next, 'd4');
  await expect(moves(next)).toHaveCount(4);
});

test('killed in the middle of a solve, it solves the ending again', { tag: '@long' }, async ({
  page,
  context,
}) => {
  allowErrors(page, /ERR_FAILED/);
  await beginToSolve(page);
  const next = await kill(page, context);
  await next.goto(`./#endgame/chess/${ENDING}`);
  await isSolved(next);
});

test('frozen in the middle of a solve, it goes on', { tag: '@long' }, async ({ page }) => {
  allowErrors(page, /ERR_FAILED/);
  await beginToSolve(page);
  await freeze(page);
  await isSolved(page);
  await become(page, 'Attack');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('killed in the middle of a save, it has the game before the move or after it', async ({
  page,
  context,
}) => {
  await open(page);
  await newGame(page, { side: 'Two players' });
  for (const [index, move] of ['e4', 'e5', 'Nf3'].entries()) {
    await type(page, move);
    await expect(moves(page)).toHaveCount(index + 1);
  }
  await type(page, 'Nc6');
  const next = await kill(page, context);
  await open(next);
  await expect.poll(async () => [3, 4].includes(await moves(next).count())).toBe(true);
  await button(next, 'My games').click();
  await expect(next.locator('.history-row')).toHaveCount(1);
  await expect(next.getByRole('alert')).toHaveCount(0);
});

for (const isKept of [false, true]) {
  test(`a browser that ${isKept ? 'keeps' : 'may delete'} the games ${isKept ? 'needs no' : 'gets a'} warning`, async ({
    page,
  }) => {
    await page.addInitScript((agrees) => {
      navigator.storage.persisted = async () => false;
      navigator.storage.persist = async () => {
        document.documentElement.dataset.asked = 'persist';
        return agrees;
      };
    }, isKept);
    await open(page);
    await button(page, 'My games').click();
    const note = page.locator('.history-note');
    await expect(note).toBeVisible();
    await expect(page.locator('html[data-asked=persist]')).toBeAttached();
    const warning = 'The browser may delete them';
    if (isKept) await expect(note).not.toContainText(warning);
    else await expect(note).toContainText(warning);
  });
}
