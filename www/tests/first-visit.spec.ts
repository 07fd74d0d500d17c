import type { Page } from '@playwright/test';
import { button, expect, test } from './support.ts';

const board = (page: Page, game: 'chess' | 'xiangqi') => page.locator(`.stage.${game} .piece`);

/** Makes the offer again, as on a first visit. */
const firstVisit = (page: Page) =>
  page.addInitScript(() => {
    if (!sessionStorage.getItem('visited')) localStorage.removeItem('chariot.piecesOffered');
    else localStorage.setItem('chariot.piecesOffered', sessionStorage.getItem('visited') ?? '');
  });

for (const [locale, game] of [
  ['zh-CN', 'xiangqi'],
  ['zh-TW', 'xiangqi'],
  ['en-GB', 'chess'],
  ['fr-FR', 'chess'],
] as const) {
  test.describe(`a browser that speaks ${locale}`, {
    tag: ['zh-CN', 'en-GB'].includes(locale) ? [] : '@long',
  }, () => {
    test.use({ locale });

    test(`starts on ${game}`, async ({ page }) => {
      await page.goto('./');
      await expect(board(page, game).first()).toBeAttached({ timeout: 20_000 });
    });

    test('goes where the address leads, and back to the game of the last visit', async ({
      page,
    }) => {
      const other = game === 'chess' ? 'xiangqi' : 'chess';
      await page.goto(`./#play/${other}`);
      await expect(board(page, other).first()).toBeAttached({ timeout: 20_000 });
      await page.goto('about:blank');
      await page.goto('./');
      await expect(board(page, other).first()).toBeAttached({ timeout: 20_000 });
    });
  });
}

test('in English the files of xiangqi have digits on both sides, in Chinese one has numerals', async ({
  page,
}) => {
  await page.goto('./#play/xiangqi');
  const labels = page.locator('.numeral .label');
  await expect(labels).toHaveCount(18);
  const x = async (place: number): Promise<number> =>
    (await labels.nth(place).boundingBox())?.x ?? 0;
  // Each player counts from the right: one's first file is the other's ninth.
  await expect(labels.first()).toHaveText('1');
  await expect.poll(() => x(0)).toBeGreaterThan(await x(1));
  await page.locator('select[name=language]').selectOption('zh-Hans');
  await expect(labels).toHaveCount(9);
});

test('English readers are offered pictures on the pieces, once', async ({ page }) => {
  await firstVisit(page);
  await page.goto('./#play/xiangqi');
  const offer = page.locator('.piece-offer');
  await expect(offer).toBeVisible();
  await expect(offer.locator('svg')).toHaveCount(7);
  await expect(page.locator('.pieces .glyph').first()).toBeAttached();
  await button(page, 'Use pictures').click();
  await expect(offer).toHaveCount(0);
  await expect(page.locator('.pieces .symbol')).toHaveCount(32);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('chariot.piecesOffered')))
    .toBe('true');
  await page.evaluate(() => sessionStorage.setItem('visited', 'true'));
  await page.reload();
  await expect(page.locator('.pieces .symbol')).toHaveCount(32);
  await expect(offer).toHaveCount(0);
});

test('the offer waits while a board is set up or a dialog is open', { tag: '@long' }, async ({
  page,
}) => {
  await firstVisit(page);
  await page.goto('./#analysis/xiangqi');
  const offer = page.locator('.piece-offer');
  await expect(offer).toBeVisible();
  await button(page, 'Import').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(offer).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(offer).toBeVisible();
  await page.goto('./#analysis/xiangqi?edit');
  await expect(page.locator('.set-up')).toBeVisible();
  await expect(offer).toBeHidden();
});

test('the offer can be refused, and is not made in chess nor in Chinese', { tag: '@long' }, async ({
  page,
}) => {
  await firstVisit(page);
  await page.goto('./#play/chess');
  await expect(board(page, 'chess').first()).toBeAttached({ timeout: 20_000 });
  const offer = page.locator('.piece-offer');
  await expect(offer).toHaveCount(0);
  await page.goto('./#play/xiangqi');
  await expect(offer).toBeVisible();
  await page.locator('select[name=language]').selectOption('zh-Hant');
  await expect(offer).toHaveCount(0);
  await page.locator('select[name=language]').selectOption('en');
  await button(page, 'Keep characters').click();
  await expect(offer).toHaveCount(0);
  await expect(page.locator('.pieces .glyph').first()).toBeAttached();
});
