import type { Page } from '@playwright/test';
import { become, coach, detail, values } from './endings.ts';
import {
  button,
  clickSquare,
  expect,
  moves,
  open,
  setUpEnding,
  tab,
  test,
  title,
  type,
} from './support.ts';

/** White wins easily, since the black king is far from the pawn; no table has the position. */
const WON = '8/8/8/k7/8/1R4r1/3P4/3K4 w - - 0 1';
const ENDINGS = [
  ['chess', 'KRPKR', 'There is no table of this ending here.'],
  ['chess', 'KPPPK', 'This ending is not in the tablebase yet.'],
  ['xiangqi', 'KRNKRC', 'There is no table of this ending here.'],
] as const;

for (const [game, material, reason] of ENDINGS) {
  test(`${material} has no table: the engine estimates every move, and says that it is not exact`, {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, `endgame/${game}`);
    await page.locator('.ending-bar').click();
    await page.locator('input[name=ending]').fill(material);
    await page.locator('input[name=ending]').press('Enter');
    await expect(page.locator('.ending-code')).toHaveText(material);
    await expect(page.locator('.no-table')).toHaveText(reason, { timeout: 60_000 });
    await expect(title(page)).toHaveText(/^Estimate: ([+−]?\d+(\.\d)?|Mate in \d+)$/);
    await expect(detail(page)).toContainText(/^(Engine estimate|For \w+), not exact/);
    await expect(values(page).first()).toContainText(/^([+−]?\d+(\.\d)?|−?#\d+)\S/);
    await expect(page.getByRole('list', { name: 'All moves, by engine estimate' })).toBeVisible();
  });
}

test('an ending without table is named by its own pieces, and shown on the board', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'endgame');
  await setUpEnding(page, WON);
  await expect(page.locator('.ending-code')).toHaveText('KRPKR');
  await expect(values(page).first()).toBeVisible();
  await clickSquare(page, 'd1');
  await expect(page.locator('.badge').first()).toBeVisible();
  await expect(page.locator('.badge text').first()).toHaveText(/^([+−]?\d+(\.\d)?|−?#\d+)$/);
});

/** Plays a move, again if the engine has not yet looked deep enough to judge it. */
async function playJudged(page: Page, move: string): Promise<void> {
  await expect(async () => {
    await type(page, move);
    await expect(coach(page)).toContainText(/by engine estimate|could not be judged/);
    if (await coach(page).getByText('could not be judged').isHidden()) return;
    await button(page, 'Take back').click();
    await expect(moves(page)).toHaveCount(0);
    throw new Error('too soon');
  }).toPass({ intervals: [500, 1_000, 2_000], timeout: 60_000 });
}

test('the trainer judges by the engine where no table helps', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, 'endgame');
  await setUpEnding(page, WON);
  await become(page, 'Attack');
  await expect(coach(page)).toContainText('not exact');
  await tab(page, 'Game');
  await expect(title(page)).toHaveText(/^Estimate: (White|Mate in)/);
  await playJudged(page, 'Rb1');
  await expect(coach(page)).toContainText(
    'Probably a blunder. Rb1 seems to throw away the win, by engine estimate.',
  );
  await button(page, 'Try again').click();
  await expect(moves(page)).toHaveCount(0);
  await playJudged(page, 'Rxg3');
  await expect(coach(page)).toContainText('After Rxg3 no change of the result is in sight');
  // The opponent is a table or the engine.
  await expect(moves(page)).toHaveCount(2);
});

test('with more pieces than any table holds the engine plays too', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, 'endgame');
  await setUpEnding(page, '4k3/4p3/8/8/8/8/2PPPPPP/4K3 w - - 0 1');
  await expect(page.locator('.no-table')).toHaveText('Too many pieces for the tablebase.');
  await expect(values(page).first()).toBeVisible();
  await button(page, 'Play best line').click();
  await tab(page, 'Game');
  await expect(moves(page).nth(2)).toBeVisible();
  await button(page, 'Stop').click();
});
