import { axeViolations, loadAxe } from './axe.ts';
import { allowErrors, chooseLanguage, expect, test } from './support.ts';

const rung = (name: string): string => `[data-rung="${name}"]`;

test('the ladder: counts are those of the rules, and alpha-beta plays the move of minimax', async ({
  page,
}) => {
  await page.goto('#think/chess');
  await page.getByRole('button', { name: 'Starting position' }).click();
  const minimax = page.locator(rung('minimax'));
  // Perft of the starting position: 20, 400 and 8,902 lines.
  await expect(minimax.locator('b')).toHaveText((20 + 400 + 8_902).toLocaleString('en'));
  const alphaBeta = page.locator(rung('alphaBeta'));
  await expect(alphaBeta.locator('.ladder-time')).not.toBeEmpty();
  const move = page.locator('.ladder-move');
  const [all = '', fewer = ''] = [
    await minimax.locator('.ladder-move').innerText(),
    await alphaBeta.locator('.ladder-move').innerText(),
  ];
  expect(fewer).toBe(all);
  await expect(page.locator(rung('reductions')).locator('.ladder-time')).not.toBeEmpty();
  await expect(page.locator(rung('engine')).locator('.ladder-move')).not.toBeEmpty();
  await expect(move.last()).toHaveText('needs fewer pieces');

  // The number is a slider for the keyboard, and a change asks anew.
  const depth = page.getByRole('slider', { name: 'Depth' }).first();
  await depth.press('ArrowLeft');
  await expect(depth).toHaveAttribute('aria-valuenow', '2');
  await expect(minimax.locator('b')).toHaveText('420');

  await page.getByRole('button', { name: 'Count on' }).click();
  const same = page.locator('.ladder-same tbody tr');
  await expect(same.nth(3)).toContainText('206,603');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(same.nth(3)).toContainText('(the same)');

  await expect(page.locator('.ladder-told').first()).toContainText('costs');
  // With few pieces left the tables know better than the engine.
  await page.locator('select[name=mistake]').selectOption({ label: 'The full engine' });
  await expect(page.locator('.ladder-told').first()).toContainText('the draw is gone');
  await page.getByRole('button', { name: 'see such a position' }).click();
  await expect(page.locator(rung('tables')).locator('.ladder-time')).not.toBeEmpty();
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);
  await chooseLanguage(page, 'zh-Hans');
  await expect(page.locator('.think h1')).toHaveText('它怎样思考');
  expect(await axeViolations(page)).toEqual([]);
});

test('the ladder of xiangqi, and a game against a rung', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('#think/xiangqi/ladder');
  await page.getByRole('button', { name: 'Starting position' }).click();
  // Perft of the starting position: 44, 1,920 and 79,666 lines.
  const minimax = page.locator(rung('minimax'));
  await expect(minimax.locator('b')).toHaveText((44 + 1_920 + 79_666).toLocaleString('en'));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBe(0);

  const game = page.getByRole('region', { name: 'Play against a rung' });
  await game.locator('select').selectOption({ label: 'Alpha-beta' });
  await game.locator('[data-square="h3"]').click();
  await game.locator('[data-square="e3"]').click();
  await expect(game.locator('.ladder-told')).toContainText('Alpha-beta:');
  await game.getByRole('button', { name: 'Take back' }).click();
  await expect(game.locator('[data-piece="h3"]')).toBeAttached();
});

test('an engine that cannot be fetched is told, and everything is asked again', async ({
  page,
}) => {
  allowErrors(page, /Failed to load resource|_full/);
  await page.route(/_full_bg.*\.wasm/, (route) => route.fulfill({ status: 404 }));
  await page.goto('#think/chess');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('HTTP 404', { timeout: 30_000 });
  await expect(page.getByText('needs fewer pieces')).toHaveCount(0);
  await page.unroute(/_full_bg.*\.wasm/);
  await alert.getByRole('button').click();
  await expect(page.locator(rung('alphaBeta')).locator('.ladder-time')).not.toBeEmpty();
  await expect(alert).toHaveCount(0);
});
