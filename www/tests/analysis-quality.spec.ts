import type { Page } from '@playwright/test';
import { axeViolationsInBothThemes, DIALOG, LANGUAGES, loadAxe } from './axe.ts';
import { expect, judgeBriefly, test, watchShifts } from './support.ts';

const GAMES = {
  chess: '1. e4 { said } e5 $1 (1... c5 2. Nf3 d6 (2... Nc6)) 2. Bc4 Nc6 3. Qh5 Nf6?? 4. Qxf7# 1-0',
  xiangqi: '1. 炮二平五 { 中炮 } 马8进7 (1... 炮8平5 2. 马二进三) 2. 马二进三 车9平8 *',
} as const;

/** Opens a reviewed game with variations, and the panels that open on demand. */
async function fill(page: Page, game: keyof typeof GAMES): Promise<void> {
  await page.goto(`./#analysis/${game}`);
  await expect(page.locator('.pieces .piece').first()).toBeAttached({ timeout: 20_000 });
  await page.locator('.analysis .action').first().click();
  await page.locator('.open-form textarea').fill(GAMES[game]);
  await page.locator('.open-form .primary').click();
  await expect(page.locator('.tree .move').nth(5)).toBeVisible();
  await page.locator('.tree .move').nth(2).click();
  await page.locator('.note summary').click();
}

for (const game of ['chess', 'xiangqi'] as const) {
  for (const { locale, lang, tag } of LANGUAGES) {
    test.describe(`${game}, ${lang}`, { tag: game === 'xiangqi' ? ['@long'] : tag }, () => {
      // The page's policy would forbid the scanner.
      test.use({ locale, bypassCSP: true });

      test('no violation that axe finds, light or dark', async ({ page }) => {
        await judgeBriefly(page);
        await fill(page, game);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await loadAxe(page);
        await page.locator('input[name=engine]').check({ force: true });
        await expect(page.locator('.pv')).toHaveCount(3);
        await page.locator('input[name=engine]').uncheck({ force: true });
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
        for (const place of [0, 1]) {
          await page.locator('.analysis .action').nth(place).click();
          await expect(page.locator(DIALOG)).toBeVisible();
          expect(await axeViolationsInBothThemes(page, DIALOG)).toEqual([]);
          await page.keyboard.press('Escape');
        }
        await page.locator('.analysis .action').nth(2).click();
        await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
      });
    });
  }
}

test('the board is whole at every size, and nothing scrolls sideways', { tag: '@long' }, async ({
  page,
}) => {
  const sizes = [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ];
  for (const game of ['chess', 'xiangqi'] as const) {
    await fill(page, game);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const box = await page.locator('.board').boundingBox();
      if (!box) throw new Error('no board');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(size.width);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(size.width);
    }
  }
});

test('nothing moves while the page loads', { tag: '@long' }, async ({ page }) => {
  const shifted = await watchShifts(page);
  for (const game of ['chess', 'xiangqi'] as const) {
    await page.goto(`./#analysis/${game}`);
    await expect(page.locator('.pieces .piece').first()).toBeAttached({ timeout: 20_000 });
    await page.waitForTimeout(1_000);
    await expect.poll(() => shifted()).toBeLessThan(0.01);
    await page.goto('about:blank');
  }
});
