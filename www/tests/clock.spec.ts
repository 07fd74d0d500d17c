import type { Locator, Page } from '@playwright/test';
import { axeViolationsInBothThemes, loadAxe } from './axe.ts';
import { button, expect, moves, newGame, open, setUp, test, title, type } from './support.ts';

const WHITE_ALONE_CAN_WIN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';

const clock = (page: Page, side: 'first' | 'second'): Locator =>
  page.locator(`[data-clock=${side}] .clock-time`);
const running = (page: Page): Locator => page.locator('.clock.is-running');

async function seconds(page: Page, side: 'first' | 'second'): Promise<number> {
  const shown = (await clock(page, side).textContent()) ?? '';
  return shown.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** A two-player game with a clock, after two moves each, White to move. */
async function twoMoves(page: Page, preset = '1 min'): Promise<void> {
  await newGame(page, { side: 'Two players', clock: preset });
  for (const [index, move] of ['e4', 'e5', 'Nf3', 'Nc6'].entries()) {
    await type(page, move);
    await expect(moves(page)).toHaveCount(index + 1);
  }
}

test('there is no clock unless one is wanted; it runs when both have moved, and adds the increment', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('.clock')).toHaveCount(0);
  await newGame(page, { side: 'Two players', clock: '3 min + 2 s' });
  await expect(clock(page, 'first')).toHaveText('3:00');
  await expect(clock(page, 'second')).toHaveText('3:00');
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(1);
  await expect(running(page)).toHaveCount(0);
  await type(page, 'e5');
  await expect(running(page)).toHaveAttribute('data-clock', 'first');
  await type(page, 'Nf3');
  await expect(running(page)).toHaveAttribute('data-clock', 'second');
  await expect.poll(() => seconds(page, 'first')).toBeGreaterThan(180);
});

test('a flag ends the game; undo brings back moves and time', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await twoMoves(page);
  await page.clock.fastForward(50_000);
  await expect(page.getByTestId('announcer')).toHaveText('White is low on time');
  await expect(page.locator('.clock.first')).toHaveClass(/is-low/);
  await expect(clock(page, 'first')).toHaveText(/^\d\.\d$/);
  await page.clock.fastForward(11_000);
  await expect(title(page)).toHaveText('Black wins');
  await expect(page.locator('.status p')).toHaveText('on time');
  await expect(clock(page, 'first')).toHaveText('0.0');
  await expect(running(page)).toHaveCount(0);

  await button(page, 'Take back').click();
  await expect(title(page)).toHaveText('Black to move');
  await expect(moves(page)).toHaveCount(3);
  await expect.poll(() => seconds(page, 'first')).toBeGreaterThan(50);
  await expect(running(page)).toHaveAttribute('data-clock', 'second');
});

test('a flag against a bare king is a draw', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  await open(page);
  await newGame(page, { side: 'Two players', clock: '1 min' });
  await setUp(page, WHITE_ALONE_CAN_WIN);
  await expect(page.locator('.piece')).toHaveCount(3);
  for (const move of ['e4', 'Kd7']) await type(page, move);
  await expect(running(page)).toHaveAttribute('data-clock', 'first');
  await page.clock.fastForward(61_000);
  await expect(title(page)).toHaveText('Draw');
  await expect(page.locator('.status p')).toHaveText('timeout vs insufficient material');

  await button(page, 'Take back').click();
  await type(page, 'Kd7');
  await type(page, 'e5');
  await expect(running(page)).toHaveAttribute('data-clock', 'second');
  await page.clock.fastForward(61_000);
  await expect(title(page)).toHaveText('White wins');
});

test('the clock stands still while another view is looked at, and over a reload', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await twoMoves(page);
  await expect.poll(() => seconds(page, 'first')).toBeLessThan(60);
  await page.getByRole('link', { name: 'Endgames' }).click();
  await expect(page.locator('.clock')).toHaveCount(0);
  await page.waitForTimeout(3_000);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  const before = await seconds(page, 'first');
  expect(before).toBeGreaterThan(52);

  await page.reload();
  await expect(moves(page)).toHaveCount(4);
  await expect(running(page)).toHaveAttribute('data-clock', 'first');
  const after = await seconds(page, 'first');
  expect(after).toBeLessThanOrEqual(before);
  expect(after).toBeGreaterThan(before - 5);
  await expect.poll(() => seconds(page, 'first')).toBeLessThan(after);
});

test('a fallen flag stays fallen over a reload', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  await open(page);
  await twoMoves(page);
  await page.clock.fastForward(61_000);
  await expect(title(page)).toHaveText('Black wins');
  await page.reload();
  await expect(title(page)).toHaveText('Black wins');
  await expect(clock(page, 'first')).toHaveText('0.0');
});

test('own times, and another time for the computer, which divides it over the game', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Clock').selectOption({ label: 'Custom…' });
  await dialog.getByLabel('Minutes').fill('25');
  await dialog.getByLabel('Increment').fill('7');
  await dialog.getByLabel('Different time for Chariot').check();
  await dialog.getByLabel('Minutes').last().fill('0.5');
  await dialog.getByLabel('Increment').last().fill('0');
  await dialog.locator('input[name=level]').fill('12');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(clock(page, 'first')).toHaveText('25:00');
  await expect(clock(page, 'second')).toHaveText('0:30');
  for (const [index, move] of ['e4', 'd4', 'Nf3'].entries()) {
    await type(page, move);
    await expect(moves(page)).toHaveCount(2 * index + 2);
  }
  const left = await seconds(page, 'second');
  expect(left).toBeGreaterThan(15);
  expect(left).toBeLessThan(30);

  // The dialog remembers the times, and in a rematch each player has the same time again.
  await button(page, 'Resign').click();
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await button(page, 'Rematch').click();
  await expect(clock(page, 'first')).toHaveText('0:30');
  await expect(clock(page, 'second')).toHaveText('25:00');
});

test('a move that comes after the flag does not count', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  await open(page);
  await twoMoves(page);
  // While the page sleeps, timers are late but its clock is not.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 70_000;
  });
  await type(page, 'Bb5');
  await expect(title(page)).toHaveText('Black wins');
  await expect(moves(page)).toHaveCount(4);
});

test.describe('clocks and the end of a game', () => {
  // The page's policy would forbid the scanner.
  test.use({ bypassCSP: true });

  test('no violation that axe finds, light or dark', { tag: '@long' }, async ({ page }) => {
    await page.clock.install();
    await open(page);
    await twoMoves(page);
    await loadAxe(page);
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.clock.fastForward(55_000);
    await expect(page.locator('.clock.is-low.is-running')).toBeVisible();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.clock.fastForward(10_000);
    await expect(button(page, 'Rematch')).toBeVisible();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await moves(page).first().click();
    await expect(button(page, 'Play on from here')).toBeVisible();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
  });
});
