import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { current, dialog, moves, open, paste } from './analysis.ts';
import { axeViolationsInBothThemes, DIALOG, LANGUAGES, loadAxe } from './axe.ts';
import {
  button,
  expect,
  filled,
  judgeBriefly,
  newGame,
  open as openView,
  square,
  test,
  title,
  type,
} from './support.ts';

/** The author is wrong about two moves, and says nothing of the blunder. */
const ANNOTATED = `[White "Ann"]
[Black "Ben"]

1. e4 { [%clk 0:09:58] } e5 $6 { [%clk 0:09:57] Doubtful. } 2. Bc4 $16 $146 Nc6 3. Qh5 $1 Nf6 $3 { My favourite move! } 4. Qxf7# 1-0`;

const HEAVY = readFileSync(
  join(import.meta.dirname, '../../packages/game/src/pgn/fixtures/chessbase.pgn'),
  'utf8',
);

/** The game's text, on one line. */
async function exported(page: Page): Promise<string> {
  await button(page, 'Share').click();
  const value = await filled(dialog(page).locator('textarea'));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  return value.replace(/\s+/g, ' ');
}

const reviewed = async (page: Page): Promise<void> => {
  await button(page, 'Review').click();
  await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
};
const move = (page: Page, text: string) => moves(page).filter({ hasText: text }).first();

test.describe('what an author wrote', () => {
  test.beforeEach(async ({ page }) => {
    await judgeBriefly(page);
    await open(page);
    await paste(page, ANNOTATED);
    await expect(moves(page)).toHaveCount(7);
  });

  test('a review keeps the marks of the author, and both are shown and exported', async ({
    page,
  }) => {
    await reviewed(page);
    await expect(move(page, 'Nf6').locator('.sign')).toHaveText('!!');
    await expect(move(page, 'Nf6').locator('.judgement')).toHaveText('??');
    await expect(move(page, 'Nf6')).toContainText('brilliant move, blunder (engine)');
    await expect(move(page, 'e5').locator('.sign')).toHaveText('?!');
    const text = await exported(page);
    expect(text).toMatch(
      /3\.\.\. Nf6 \$3 \{ Engine: Blunder\. \S+ was best\. \} \{ \[%eval #1\] My favourite move! \}/,
    );
    expect(text).toContain('Doubtful.');
    // Read again, each mark belongs to its author.
    await paste(page, text);
    await expect(move(page, 'Nf6').locator('.sign')).toHaveText('!!');
    await expect(move(page, 'Nf6').locator('.judgement')).toHaveText('??');
  });

  test('a review leaves the evaluations of the author as they are', { tag: '@long' }, async ({
    page,
  }) => {
    await paste(page, '1. e4 { [%clk 1:30:00] [%eval 0.25] } e5 2. Nf3 Nc6 *');
    await expect(moves(page)).toHaveCount(4);
    // A single evaluation makes no graph.
    await expect(page.locator('.graph')).toHaveCount(0);
    await reviewed(page);
    await expect(page.locator('.graph')).toBeVisible();
    const text = await exported(page);
    expect(text).toContain('1. e4 { [%clk 1:30:00] [%eval 0.25] }');
    expect(text).toMatch(/1\.\.\. e5 .*\[%eval .*2\. Nf3/);
  });

  test('a review is removed, and what is removed comes back', { tag: '@long' }, async ({
    page,
  }) => {
    const before = await exported(page);
    await reviewed(page);
    await expect(page.locator('.variation')).not.toHaveCount(0);
    await button(page, 'Remove review').click();
    await expect(page.locator('.judgement')).toHaveCount(0);
    await expect(page.locator('.summary')).toBeHidden();
    await expect(moves(page)).toHaveCount(7);
    expect(await exported(page)).toBe(before);
    await button(page, 'Undo').click();
    await expect(page.locator('.summary')).toBeVisible();
    await expect(move(page, 'Nf6').locator('.judgement')).toHaveText('??');
    await expect(button(page, 'Undo')).toBeHidden();
  });

  test('all kinds of marks appear, and clocks next to the moves', { tag: '@long' }, async ({
    page,
  }) => {
    await expect(move(page, 'Bc4').locator('.sign')).toHaveText(['±', 'N']);
    await expect(move(page, 'Bc4')).toContainText('White is better, novelty');
    await expect(move(page, 'e5').locator('.move-clock')).toHaveText('9:57');
    await move(page, 'Bc4').click();
    await page.locator('.note summary').click();
    await button(page, 'unclear position').click();
    await expect(current(page).locator('.sign')).toHaveText(['∞', 'N']);
    await button(page, 'novelty').click();
    await expect(current(page).locator('.sign')).toHaveText(['∞']);
  });

  test('moves that were deleted come back', { tag: '@long' }, async ({ page }) => {
    await move(page, 'Nf6').click();
    await page.locator('.note summary').click();
    await button(page, 'Delete from here').click();
    await expect(moves(page)).toHaveCount(5);
    await button(page, 'Undo').click();
    await expect(moves(page)).toHaveCount(7);
    await expect(page.locator('.comment').last()).toHaveText('My favourite move!');
  });
});

test.describe('players, place and date', () => {
  const header = (page: Page) => page.locator('.game-header');

  test('is shown, and every tag of a text is written again', { tag: '@long' }, async ({ page }) => {
    const tags = `[Event "Candidates"]
[Site "Toronto CAN"]
[Date "2024.04.??"]
[Round "5.1"]
[White "Nepo \\"N\\", Ian"]
[Black "Vidit"]
[Result "1/2-1/2"]
[WhiteElo "2758"]
[BlackTitle "GM"]
[TimeControl "5400+30"]
[Termination "Agreed"]
[X-Own.Tag "kept"]`;
    await open(page);
    await paste(page, `${tags}\n\n1. e4 e5 1/2-1/2`);
    await expect(header(page).locator('.game-players')).toHaveText('Nepo "N", Ian 2758½–½GM Vidit');
    await expect(header(page).locator('.game-occasion')).toHaveText(
      'Candidates · Toronto CAN · round 5.1 · 2024-04 · 90+30',
    );
    await expect(page.locator('.tree-result')).toHaveText('½–½ Agreed');
    const text = await exported(page);
    for (const tag of tags.split('\n')) expect(text).toContain(tag);
    expect(text).toMatch(/1\. e4 e5 1\/2-1\/2 $/);
  });

  test('is edited, exported, and kept over a reload', async ({ page }) => {
    await open(page, 'xiangqi');
    await paste(page, '1. C2=5 H8+7 *');
    await expect(moves(page)).toHaveCount(2);
    await button(page, 'Add players and event').click();
    await dialog(page).getByLabel('Red').fill('许银川');
    await dialog(page).getByLabel('Elo').first().fill('2650');
    await dialog(page).getByLabel('Date').fill('2024-4-5');
    await dialog(page).getByLabel('Result').selectOption('1-0');
    await dialog(page).getByLabel('Another field').fill('RedTeam');
    await button(page, 'Add').click();
    await dialog(page).getByLabel('RedTeam').fill('广东');
    await button(page, 'Save').click();
    await expect(header(page)).toContainText('许银川 26501–0Black');
    await expect(page.locator('.tree-result')).toHaveText('1–0');
    await page.waitForTimeout(600);
    await page.reload();
    await expect(header(page)).toContainText('许银川');
    const text = await exported(page);
    for (const tag of [
      '[Red "许银川"]',
      '[RedElo "2650"]',
      '[RedTeam "广东"]',
      '[Date "2024.04.05"]',
      '[Result "1-0"]',
    ]) {
      expect(text).toContain(tag);
    }
    expect(text).toMatch(/H8\+7 1-0 $/);
  });
});

test('arrows and circles of a text are drawn, and those that are drawn are written', async ({
  page,
}) => {
  await open(page);
  await paste(page, '1. e4 { [%csl Rd5] [%cal Gg1f3] Space } e5 *');
  await expect(moves(page)).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.shape.red[data-shape=d5]')).toHaveCount(1);
  await expect(page.locator('.shape.green[data-shape=g1f3]')).toHaveCount(1);
  await square(page, 'c4').click({ button: 'right' });
  await expect(page.locator('.shape')).toHaveCount(3);
  expect(await exported(page)).toContain('{ [%csl Rd5,Gc4] [%cal Gg1f3] Space }');
  // A click wipes the board; the author's arrows come back.
  await square(page, 'd4').click();
  await expect(page.locator('.shape')).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(page.locator('.shape')).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.shape')).toHaveCount(0);
});

test("the best move of a review lies under the author's arrow", { tag: '@long' }, async ({
  page,
}) => {
  await judgeBriefly(page);
  await open(page);
  await paste(page, '1. e4 e5 2. Bc4 Nc6 3. Qh5 { [%cal Gg7g6] } Nf6 4. Qxf7# 1-0');
  await expect(moves(page)).toHaveCount(7);
  await reviewed(page);
  await move(page, 'Qh5').click();
  const own = page.locator('.shape[data-shape=g7g6]');
  await expect(own).toHaveCount(1);
  await expect(page.locator('.arrow.accent')).toHaveCount(1);
  const isOver = await own.evaluate((shape) => {
    const overlay = document.querySelector('.overlay');
    const drawn = shape.closest('svg');
    if (!overlay || !drawn) return false;
    const isLater = overlay.compareDocumentPosition(drawn) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isLater !== 0 && getComputedStyle(drawn).zIndex >= getComputedStyle(overlay).zIndex;
  });
  expect(isOver).toBe(true);
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`in ${lang}`, { tag }, () => {
    // The page's policy would forbid the scanner.
    test.use({ locale, bypassCSP: true });

    test('axe finds nothing in a heavily annotated game and its details', async ({ page }) => {
      await open(page);
      await page.locator('.analysis .action').first().click();
      await dialog(page).locator('textarea').fill(HEAVY);
      await dialog(page).locator('button[type=submit]').click();
      await expect(moves(page)).toHaveCount(57);
      await page.locator('.note summary').click();
      await loadAxe(page);
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      await page.locator('.game-header .icon-button').click();
      await expect(dialog(page)).toBeVisible();
      expect(await axeViolationsInBothThemes(page, DIALOG)).toEqual([]);
    });
  });
}

test('the clocks of a game that was played come along', { tag: '@long' }, async ({ page }) => {
  await openView(page, 'play/chess');
  await newGame(page, { side: 'Two players', clock: '3 min + 2 s' });
  await type(page, 'e4');
  await type(page, 'e5');
  await type(page, 'Nf3');
  await expect(page.locator('.move')).toHaveCount(3);
  await button(page, 'Previous move').click();
  await button(page, 'Analysis').click();
  await expect(moves(page)).toHaveCount(3);
  await expect(page.locator('.move-clock')).toHaveText(['3:00', '3:00', /^[23]:0?\d\d$/]);
  expect(await exported(page)).toContain('1. e4 { [%clk 0:03:00] } 1... e5 { [%clk 0:03:00] }');
});

test('the usual start written out does not switch off the names of openings', {
  tag: '@long',
}, async ({ page }) => {
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  await open(page);
  await paste(page, `[SetUp "1"]\n[FEN "${start}"]\n\n1. e4 c5 *`);
  await expect(moves(page)).toHaveCount(2);
  await page.keyboard.press('End');
  await expect(title(page)).toHaveText(/^Sicilian Defen[cs]e$/);
});
