import type { Page } from '@playwright/test';
import { moves, open, paste } from './analysis.ts';
import { axeViolations, loadAxe } from './axe.ts';
import { button, expect, fen, judgeBriefly, position, test, type } from './support.ts';

const why = (page: Page) => page.locator('.why');
const line = (page: Page) => page.locator('.why-line').first();

test.beforeEach(({ page }) => judgeBriefly(page));

async function ask(page: Page): Promise<void> {
  await page.locator('.why-ask').click();
  await expect(line(page)).toBeVisible({ timeout: 60_000 });
}

test('a move that allows mate is explained, and the line is played on the board', async ({
  page,
}) => {
  await open(page);
  await paste(page, '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#');
  await moves(page).nth(5).click();
  const before = await position(page);
  await ask(page);
  await expect(line(page).locator('.move').first()).toHaveText('4. Qxf7#');
  await expect(why(page)).toContainText('After Qxf7# White mates at once.');
  await expect(page.locator('.overlay .arrow')).toHaveCount(1);
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);

  await button(page, 'Play the line: Answer').click();
  await expect(line(page).locator('.move').last()).toHaveAttribute('aria-current', 'step');
  await expect.poll(() => position(page)).not.toBe(before);
  await expect(fen(page)).toHaveValue(/^r1bqkb1r\/pppp1Qpp\//);
  await button(page, 'Back to the move').click();
  await expect.poll(() => position(page)).toBe(before);
  await expect(button(page, 'Back to the move')).toHaveCount(0);
  // Another move, another question.
  await moves(page).nth(0).click();
  await expect(page.locator('.why-ask')).toBeVisible();
});

test('a reviewed mistake is explained at once, and keeps its mark', async ({ page }) => {
  await open(page);
  await paste(page, '1. e4 e5 2. Nf3 Nc6 3. Qe2 Nf6 4. Qa6 bxa6');
  await button(page, 'Review').click();
  await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
  const blunder = page.locator('.tree .move', { hasText: 'Qa6' }).first();
  await blunder.click();
  await page.locator('.why-ask').click();
  await expect(why(page)).toContainText('The queen on a6 can be taken: bxa6.', { timeout: 60_000 });
  await expect(page.locator('.why-deeper')).toHaveCount(0, { timeout: 60_000 });
  await expect(why(page)).toContainText('The queen on a6 can be taken: bxa6.');
  await expect(blunder).toContainText('??');
});

test('a good move has its reasons', async ({ page }) => {
  await open(page);
  await paste(page, '1. e4 e5 2. Bc4 Nc6 3. Qh5 g6');
  await moves(page).nth(5).click();
  await page.locator('.why-ask').click();
  await expect(why(page)).toContainText('Stops Qxf7#.', {
    timeout: 60_000,
  });
});

test('a mistake that loses nothing certain is told by what it concedes, or by the plan of the better line', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await paste(page, '1. e4 e5 2. Nf3 Nc6 3. Ke2');
  await moves(page).nth(4).click();
  await page.locator('.why-ask').click();
  await expect(page.locator('.why-plan')).toContainText(/White’s king gets (less )?safe/, {
    timeout: 60_000,
  });
  await expect(page.locator('.why-plan')).toContainText('not a fact');
});

test('in an ending the tables tell what a move gave away', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await page.goto('./#analysis/chess');
  await paste(page, '[FEN "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1"]\n\n1. Qg6');
  await moves(page).first().click();
  await page.locator('.why-ask').click();
  await expect(why(page)).toContainText('Throws the win away: now a draw.', { timeout: 60_000 });
  await expect(why(page)).toContainText('White mates at once.');
});

test('in a pawn ending the opposition is named, and the only move that wins is an arrow', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await page.goto('./#analysis/chess');
  await paste(page, '[FEN "8/8/4k3/8/8/3KP3/8/8 w - - 0 1"]\n\n1. Kd4');
  await moves(page).first().click();
  await page.locator('.why-ask').click();
  await expect(why(page)).toContainText('Throws the win away: now a draw.', { timeout: 60_000 });
  await expect(why(page)).toContainText('Only Ke4 wins.');
  await expect(why(page)).toContainText('Opposition:');
  await expect(why(page)).toContainText('A draw with best play, though White has more material.');
});

test('a rook that is left to be taken, in Chinese', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('chariot.language', '"zh-Hans"'));
  await open(page, 'xiangqi');
  await page.locator('input[name=fen]').fill('r2k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1');
  await page.keyboard.press('Enter');
  await type(page, 'f1f2');
  await expect(moves(page)).toHaveCount(1);
  await ask(page);
  // A lone rook mates too, which is worth more than the rook.
  await expect(why(page)).toContainText('黑方 3 步成杀。');
  await expect(why(page)).toContainText('错过：车九进九 之后，红方 3 步成杀。');
});
