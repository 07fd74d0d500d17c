import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeViolationsInBothThemes, LANGUAGES, loadAxe } from './axe.ts';
import {
  allowErrors,
  button,
  clickSquare,
  expect,
  filled,
  holdPieces,
  moves,
  newGame,
  open,
  test,
  title,
} from './support.ts';

const link = (page: Page) => page.locator('input[name=link]');

async function move(page: Page, from: string, to: string): Promise<void> {
  await clickSquare(page, from);
  await clickSquare(page, to);
}

/** Begins a game with the first side, and returns the link of the first move. */
async function begin(page: Page): Promise<string> {
  await page.goto('./#friend/chess');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await button(page, 'Start').click();
  await expect(title(page)).toHaveText('Your move');
  await move(page, 'e2', 'e4');
  await expect(title(page)).toHaveText('Now send this link to your friend');
  return filled(link(page));
}

test('a game goes to and fro by links, and each side knows its own', async ({ page, browser }) => {
  const first = await begin(page);
  expect(first).toContain('moves=e2e4');
  const friend = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await friend.goto(first);
  await expect(title(friend)).toHaveText('Your move', { timeout: 20_000 });
  await expect(friend.locator('.friend-players')).toHaveText('Ann – Black');
  await friend.getByRole('textbox', { name: 'Your name' }).fill('Bob');
  await button(friend, 'Use this name').click();
  await move(friend, 'e7', 'e5');
  await expect(title(friend)).toHaveText('Now send this link to your friend');
  const answer = await filled(link(friend));

  await page.goto(answer);
  await expect(title(page)).toHaveText('Your move');
  await expect(page.locator('.friend-players')).toHaveText('Ann – Bob');
  await expect(moves(page)).toHaveCount(2);
  // A resignation stands once its link is on its way.
  await button(page, 'Resign').click();
  await expect(page.locator('.status')).toContainText('so that your friend sees the result');
  await button(page, 'Take back').click();
  await expect(title(page)).toHaveText('Your move');
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Resign').click();
  await expect(title(page)).toHaveText('Black wins');
  await friend.goto(await filled(link(page)));
  await expect(title(friend)).toHaveText('Black wins');
  await friend.context().close();
});

test('a move is taken back until its link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  await button(page, 'Take back').click();
  await expect(title(page)).toHaveText('Your move');
  await move(page, 'd2', 'd4');
  await button(page, 'Copy link').click();
  await expect(button(page, 'Take back')).toHaveCount(0);
  // The game is among those known here.
  await page.goto('./#friend/chess');
  await page.getByRole('link', { name: 'Ann – Black' }).click();
  await expect(moves(page)).toHaveCount(1);
});

test('a tab in which a game stood still goes on where another has gone', { tag: '@long' }, async ({
  page,
}) => {
  const first = await begin(page);
  const other = await page.context().newPage();
  await other.goto(first.replace('moves=e2e4', 'moves=e2e4.e7e5'));
  await expect(title(other)).toHaveText('Your move', { timeout: 20_000 });
  await move(other, 'g1', 'f3');
  await expect(moves(other)).toHaveCount(3);
  await button(page, 'Take back').click();
  await expect(moves(page)).toHaveCount(3);
  await other.close();
});

test('forged links and illegal moves are refused', async ({ page }) => {
  const first = await begin(page);
  await page.goto(first.replace('moves=e2e4', 'moves=d2d4.e7e5'));
  await expect(page.getByRole('alert')).toContainText('does not match your game from move 1 on');
  await expect(moves(page)).toHaveText(['e4']);
  await page.goto(first.replace('moves=e2e4', 'moves=e2e4.e7e5.g1f3'));
  await expect(page.getByRole('alert')).toContainText('was not opened');
  await page.goto(first.replace('moves=e2e4', 'moves=e2e4.e7e4'));
  await expect(page.getByRole('alert')).toContainText('does not contain a valid game');
});

test('a game that opens late leaves the address of the other game alone', async ({ page }) => {
  let start = (): void => {};
  const asked = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/*.wasm', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('./#friend/chess?id=abc123&moves=e2e4');
  await expect(page.locator('.friend .is-busy')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#friend/xiangqi';
  });
  await expect(button(page, 'Start')).toBeVisible();
  start();
  // The chess game is kept once it has opened.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('chariot.friend.chess')))
    .toContain('abc123');
  await expect(page).toHaveURL(/#friend\/xiangqi$/);
});

test('a link waits for the engine, and says so if it does not start', async ({ page }) => {
  allowErrors(page, /ERR_FAILED|ERR_ABORTED/);
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.wasm', async (route) => {
    await asked;
    await route.abort();
  });
  await page.goto('./#friend/chess?id=abc123&moves=e2e4');
  await expect(title(page)).toHaveText('Play a friend by link');
  await expect(page.locator('.friend')).toContainText('Loading');
  await expect(button(page, 'Start')).toHaveCount(0);
  answer();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The engine could not be started.');
  await page.unroute('**/*.wasm');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Your move');
  await expect(moves(page)).toHaveText(['e4']);
});

test('the keyboard keeps its place when buttons are swapped', async ({ page }) => {
  await page.goto('./#friend/chess');
  await button(page, 'Start').press('Enter');
  await expect(title(page)).toHaveText('Your move');
  await expect(title(page)).toBeFocused();
  await button(page, 'Resign').press('Enter');
  await expect(title(page)).toHaveText('Black wins');
  await expect(title(page)).toBeFocused();
});

test('a new game offers it', async ({ page }) => {
  await open(page, 'play/chess');
  await button(page, 'New game').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Play a friend by link' }).click();
  await expect(title(page)).toHaveText('Play a friend by link');
});

test('a game is saved as an animated picture, a frame for each position', { tag: '@long' }, async ({
  page,
}) => {
  const release = await holdPieces(page, 'staunton');
  await open(page, 'play/chess');
  await newGame(page, { side: 'Two players' });
  await move(page, 'e2', 'e4');
  await move(page, 'e7', 'e5');
  const save = async (): Promise<Buffer> => {
    await button(page, 'More').first().click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Save as animated picture (GIF)' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('chariot-chess.gif');
    return readFileSync(await saved.path());
  };
  // The pieces come while it is being made.
  const early = save();
  await expect(page.locator('body > .visually-hidden > .diagram')).toBeAttached();
  release();
  const bytes = await early;
  expect(bytes.equals(await save())).toBe(true);
  expect(bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  // Each frame has a graphic control extension.
  expect(bytes.toString('latin1').split('\x21\xf9\x04')).toHaveLength(4);
  expect(bytes.readUInt16LE(6)).toBe(480);
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`a game by link, ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true });

    test('no violation that axe finds, light or dark, wide or narrow', async ({ page }) => {
      await page.goto('./#friend/xiangqi');
      await expect(page.locator('.friend .primary')).toBeVisible({ timeout: 20_000 });
      await loadAxe(page);
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      await page.locator('.friend .primary').click();
      await move(page, 'h3', 'e3');
      await expect(link(page)).toBeVisible();
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
    });
  });
}
