import { test as hosted } from './hosted.ts';
import { allowErrors, chooseEnding, expect, open, test, title } from './support.ts';

/** The page's patience with a silent host, in milliseconds (`client/fetching.ts` of the engine). */
const PATIENCE = 15_000;

test('a silent host: an error with a way on, and the next best is used', async ({ page }) => {
  allowErrors(page, /ERR_FAILED|ERR_ABORTED/);
  await page.addInitScript((patience) => {
    const wait = setTimeout;
    globalThis.setTimeout = ((run: TimerHandler, millis?: number, ...rest: unknown[]) =>
      wait(run, millis === patience ? patience / 15 : millis, ...rest)) as typeof setTimeout;
  }, PATIENCE);
  // A route without an answer leaves its requests open.
  await page.route('**/*.wasm', () => {});
  await page.goto('./#play');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The engine could not be started.');
  await page.unroute('**/*.wasm');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Your move');
  await expect(alert).toBeHidden();
  await page.route('**/tables/**', () => {});
  await open(page, 'endgame');
  await chooseEnding(page, 'KQK');
  await expect(page.locator('.table-status')).toContainText('KQK table file missing: solved here');
  await page.route('**/think-*.js', () => {});
  await page.getByRole('link', { name: 'How it thinks' }).click();
  await expect(alert).toContainText('could not be loaded. There may be a new version.');
  await page.unroute('**/think-*.js');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toBeHidden();
});

hosted(
  'a deploy while the page is open: what is gone says so, and one reload brings the new build',
  { tag: '@long' },
  async ({ page, site }) => {
    allowErrors(page, /404|dynamically imported/);
    await open(page);
    site.deploy('second');
    let loads = 0;
    page.on('framenavigated', (frame) => {
      if (!frame.url().includes('#')) loads += 1;
    });
    await page.getByRole('link', { name: 'Endgames' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('There may be a new version.');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.ending-bar')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-build', 'second');
    await expect(alert).toBeHidden();
    expect(loads).toBeLessThanOrEqual(1);
  },
);
