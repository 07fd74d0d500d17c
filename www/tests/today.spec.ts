import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameName } from '@chariot/protocol';
import type { Page } from '@playwright/test';
import { readPuzzles } from '../src/shared/puzzles/file.ts';
import { puzzleOfDay } from '../src/shared/puzzles/ofDay.ts';
import { axeViolationsInBothThemes, ENGLISH, LANGUAGES, loadAxe } from './axe.ts';
import { solve } from './solving.ts';
import { expect, moves, newGame, test, title, type } from './support.ts';

/** A day with a puzzle for each game, at noon. */
const DAY = '2026-11-26';

const today = (page: Page) => page.locator('.today');
const card = (page: Page, name: string | RegExp) =>
  page.locator('.today-card', { has: page.getByRole('heading', { name }) });

async function openToday(page: Page, game: GameName = 'chess'): Promise<void> {
  await page.clock.setFixedTime(new Date(`${DAY}T12:00:00`));
  await page.goto(`./#today/${game}`);
  await expect(page.locator('.today-cards > .today-card .diagram:not(.is-blank)')).toHaveCount(2);
}

function puzzleOf(game: GameName) {
  const file = join(import.meta.dirname, '..', 'puzzles', `${game}_puzzles.bin`);
  const puzzle = puzzleOfDay(readPuzzles(new Uint8Array(readFileSync(file))), DAY);
  if (!puzzle) throw new Error('no puzzle');
  return puzzle;
}

test('the first visit begins with a game and a way to the tour, the next with Today', async ({
  page,
  context,
}) => {
  await page.goto('./');
  await expect(title(page)).toHaveText('Your move');
  await page.reload();
  await expect(title(page)).toHaveText('Your move');
  await page.getByRole('link', { name: 'A short tour' }).click();
  await expect(title(page)).toHaveText('Chariot');
  await page.getByRole('link', { name: 'Play', exact: true }).first().click();
  await expect(page.locator('.welcome')).toHaveCount(0);
  const later = await context.newPage();
  await later.goto('./');
  await expect(today(later)).toBeVisible();
  await later
    .getByRole('navigation', { name: 'Chariot' })
    .getByRole('link', { name: 'Play' })
    .click();
  await expect(title(later)).toHaveText('Your move');
});

test('the puzzle of the day is solved where it leads, and Today knows', async ({ page }) => {
  await openToday(page);
  await card(page, 'Puzzle of the day · Chess').getByRole('link').click();
  await expect(page.locator('.status p')).toHaveText('Puzzle of the day');
  await solve(page, puzzleOf('chess'));
  await page.goBack();
  await expect(card(page, 'Puzzle of the day · Chess')).toContainText('Solved');
  await expect(card(page, 'Puzzle of the day · Xiangqi')).toContainText('to move and win');
  await expect(page.locator('.today-week .is-practised')).toHaveCount(1);
});

test('an unfinished game waits with its position', async ({ page }) => {
  await page.goto('./#play/chess');
  await newGame(page, { side: 'Two players' });
  for (const move of ['e4', 'e5', 'Nf3']) await type(page, move);
  await expect(moves(page)).toHaveCount(3);
  await openToday(page, 'xiangqi');
  const waiting = card(page, 'Your game');
  await expect(waiting).toContainText('Chess · Move 2');
  await expect(waiting.locator('.diagram.chess')).toBeVisible();
  await waiting.getByRole('link', { name: 'Continue' }).click();
  await expect(moves(page)).toHaveCount(3);
});

test('the next lesson is the first that is not done', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('chariot.learn.xiangqi', JSON.stringify(['board'])),
  );
  await openToday(page, 'xiangqi');
  const lesson = card(page, 'Next lesson');
  const name = await lesson.locator('strong').textContent();
  await lesson.getByRole('link').click();
  await expect(title(page)).toHaveText(name ?? '');
});

const TRADITIONAL = { locale: 'zh-TW', lang: 'zh-Hant', tag: ['@long'] };
for (const { locale, lang, tag } of [...LANGUAGES, TRADITIONAL]) {
  test.describe(`pages to read, ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true });

    test('no violation that axe finds, light or dark', async ({ page }) => {
      await openToday(page);
      await loadAxe(page);
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      await page.goto('./#about');
      await expect(title(page)).toHaveText('Chariot');
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      if (lang !== ENGLISH.lang) await expect(page.locator('.about')).not.toContainText('Play');
    });
  });
}

test('a tab left open shows the new day when it is looked at again', async ({ page }) => {
  await openToday(page);
  await expect(title(page)).toHaveText('Thursday, November 26');
  await page.clock.setFixedTime(new Date('2026-11-27T08:00:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(title(page)).toHaveText('Friday, November 27');
});

test('the skip link leads to the view where there is no board', async ({ page }) => {
  await openToday(page);
  await page.locator('.skip').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
