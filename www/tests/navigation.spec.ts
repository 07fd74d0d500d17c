import type { Page } from '@playwright/test';
import { axeViolationsInBothThemes, loadAxe } from './axe.ts';
import { button, expect, open, test, title } from './support.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Chariot' });
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

/** The views of the bar, with the heading of each. */
const LISTED = {
  Puzzles: 'Puzzles',
  Openings: 'Openings',
  Analysis: 'Analysis',
  'How it thinks': 'How it thinks',
};

test('a wide window lists the views, and marks the one shown', async ({ page }) => {
  await open(page, 'play/chess');
  await expect(link(page, 'Play')).toHaveAttribute('aria-current', 'page');
  for (const [name, heading] of Object.entries(LISTED)) {
    await link(page, name).click();
    await expect(title(page).first()).toHaveText(heading);
    await expect(bar(page).locator('[aria-current]')).toHaveText(name);
  }
  await expect(button(page, 'More views')).toBeHidden();
});

for (const [width, height] of [
  [390, 844],
  [667, 375],
] as const) {
  test(`at ${width}×${height} four views are listed, and the rest are in a sheet`, {
    tag: width === 390 ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'play/chess');
    await expect(bar(page).getByRole('link')).toHaveText(['Play', 'Puzzles', 'Learn', 'Endgames']);
    const more = button(page, 'More views');
    await more.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'More views' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();
    await more.click();
    await sheet.getByRole('link', { name: 'Practice' }).click();
    await expect(title(page)).toHaveText('Practice');
    await expect(sheet).toBeHidden();
    if (width > height) return;
    // Nothing of the page is under the bar, once all of the view has come.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const [views, last] = await Promise.all([
        page.locator('.views').boundingBox(),
        page.locator('.panel').boundingBox(),
      ]);
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(views?.y ?? 0);
    }).toPass({ timeout: 5_000 });
  });
}

test('the games are chosen at the same place in every view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const place = async () => {
    const box = await page.locator('.game-switch').boundingBox();
    return box && `${box.x} ${box.y}`;
  };
  let first: string | null = null;
  for (const view of ['play', 'puzzles', 'learn', 'endgame', 'analysis', 'think']) {
    await page.goto(`./#${view}/chess`);
    await expect(title(page).first()).toBeVisible();
    await expect(page.locator('.game-switch')).toBeVisible();
    await expect.poll(place).not.toBeNull();
    first ??= await place();
    await expect.poll(place).toBe(first);
  }
  await page.locator('.game-switch').getByRole('link', { name: 'Xiangqi' }).click();
  await expect(page).toHaveURL(/#think\/xiangqi$/);
});

test.describe('the sheet of views', () => {
  test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

  test('no violation that axe finds, light or dark', { tag: '@long' }, async ({ page }) => {
    await open(page, 'practice/chess');
    await button(page, 'More views').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await loadAxe(page);
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
  });
});

test('endgames left before their first position came have one on return', async ({ page }) => {
  await page.route('**/tables/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto('./#endgame/chess');
  await expect(page.locator('.is-endgame .panel')).toBeVisible();
  await page.goto('./#play/chess');
  await expect(title(page)).toHaveText('Your move');
  await page.goto('./#endgame/chess');
  await expect(page.locator('.is-endgame .board .piece').first()).toBeAttached();
});
