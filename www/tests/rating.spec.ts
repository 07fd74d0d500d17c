import { RATINGS } from '@chariot/protocol';
import type { Page } from '@playwright/test';
import { nearestLevel } from '../src/play/levels.ts';
import { axeViolations, LANGUAGES, loadAxe } from './axe.ts';
import { button, expect, moves, newGame, open, test, title, type } from './support.ts';

const rating = (page: Page) => page.locator('.own-rating');
/** The new rating at the end of a game. */
const afterwards = (page: Page) => page.locator('.new-rating');

/** Shows the rating over the list of games. */
async function showRating(page: Page): Promise<void> {
  await button(page, 'My games').click();
  await expect(rating(page)).toBeVisible();
}

/** Plays two moves of each side and resigns. `after`: what is done after so many plies. */
async function lose(page: Page, after: Record<number, () => Promise<void>> = {}): Promise<void> {
  await newGame(page, { level: 4 });
  await after[0]?.();
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(2);
  await after[2]?.();
  await type(page, 'd3');
  await expect(moves(page)).toHaveCount(4);
  await resign(page);
}

async function resign(page: Page): Promise<void> {
  await button(page, 'Resign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(title(page)).toHaveText('Chariot wins');
}

/** Stores rated games of chess, of which every third is lost. */
async function storeGames(page: Page, count: number): Promise<void> {
  await page.addInitScript((count) => {
    const games = Array.from({ length: count }, (_, at) => ({
      id: `game ${at}`,
      ended: Date.UTC(2026, 0, 1 + at),
      opponent: 1_400,
      score: at % 3 === 0 ? 0 : 1,
    }));
    localStorage.setItem('chariot.rated.chess', JSON.stringify(games));
  }, count);
}

test('a game against the computer makes a rating, which chooses an even opponent', async ({
  page,
}) => {
  await open(page);
  await button(page, 'New game').click();
  await expect(page.locator('.even-opponent')).toContainText('After your first rated game');
  await page.keyboard.press('Escape');
  await lose(page);
  await expect(afterwards(page)).toHaveText(/^Your rating: \d+$/);
  await showRating(page);
  await expect(rating(page)).toContainText('1 rated game · still uncertain');
  await expect(rating(page).locator('strong')).toHaveText(/^\d+$/);
  const points = Number(await rating(page).locator('strong').textContent());
  expect(points).toBeLessThan(1_200);
  await rating(page).getByText('Rated games').click();
  await expect(rating(page).locator('tbody tr')).toHaveText(
    new RegExp(`${RATINGS.chess[3]}\\s*0\\s*${points}$`),
  );

  // The loss stays, whatever becomes of the game.
  await page.locator('.history-row').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.history-row')).toHaveCount(0);
  await page.reload();
  await showRating(page);
  await expect(rating(page).locator('strong')).toHaveText(String(points));
  await button(page, 'Close').click();

  await button(page, 'New game').click();
  const level = page.locator('input[name=level]');
  await level.fill('12');
  await button(page, 'Even opponent').click();
  await expect(level).toHaveValue(String(nearestLevel(RATINGS.chess, points)));
});

test('a game that goes on from a finished one does not count', async ({ page }) => {
  await open(page);
  await lose(page);
  await lose(page);
  await expect(afterwards(page)).toHaveText(/^Your rating: \d+ \(−\d+\)$/);
  await button(page, 'Take back').click();
  await expect(moves(page)).toHaveCount(2);
  await type(page, 'c4');
  await expect(moves(page)).toHaveCount(4);
  await resign(page);
  await showRating(page);
  await expect(page.locator('.history-row[data-outcome=lost]')).toHaveCount(3);
  await expect(rating(page)).toContainText('2 rated games');
  await button(page, 'Close').click();
  await expect(afterwards(page)).toHaveCount(0);
});

test('a game with a takeback or a hint does not count', async ({ page }) => {
  await open(page);
  const takeBack = async () => {
    await button(page, 'Take back').click();
    await expect(moves(page)).toHaveCount(0);
    await type(page, 'c4');
    await expect(moves(page)).toHaveCount(2);
  };
  const hint = async () => {
    await button(page, 'Hint').click();
    await expect(title(page)).toHaveText(/^Hint: /);
  };
  await lose(page, { 2: takeBack });
  await lose(page, { 0: hint });
  await lose(page, { 2: hint });
  await showRating(page);
  await expect(page.locator('.history-row[data-outcome=lost]')).toHaveCount(3);
  await expect(rating(page)).toContainText('No rated games yet');
});

test('a game with a shown evaluation or a given opening does not count', async ({ page }) => {
  await open(page);
  const switchEvaluation = async () => {
    await button(page, 'More').click();
    await page.getByRole('menuitemcheckbox').click();
  };
  await lose(page, { 0: switchEvaluation, 2: switchEvaluation });

  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'White' }).check({ force: true });
  await dialog.locator('select[name=beginning]').selectOption('opening');
  await dialog.locator('input[name=opening]').fill('berlin defence');
  await dialog.locator('.opening-option').filter({ hasText: 'Berlin Defence' }).first().click();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(moves(page)).toHaveCount(6, { timeout: 60_000 });
  await resign(page);

  await showRating(page);
  await expect(page.locator('.history-row[data-outcome=lost]')).toHaveCount(2);
  await expect(rating(page)).toContainText('No rated games yet');
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`a rating in ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true, viewport: { width: 320, height: 640 } });

    test('no violation that axe finds, and nothing wider than the page', async ({ page }) => {
      await storeGames(page, 30);
      await open(page, 'play/chess');
      await page.locator('.move-buttons-rest .icon-button').first().click();
      await expect(rating(page).getByRole('img')).toBeVisible();
      await rating(page).locator('summary').first().click();
      await loadAxe(page);
      expect(await axeViolations(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
    });
  });
}
