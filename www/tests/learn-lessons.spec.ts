import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeViolationsInBothThemes, LANGUAGES, loadAxe } from './axe.ts';
import {
  button,
  click as clickAtOnce,
  clickSquare,
  expect,
  open,
  piece,
  square,
  test,
  title,
} from './support.ts';

/** Moves of the pictures of a lesson of tactics. */
function picturesOf(name: string): string[][] {
  const file = join(import.meta.dirname, '../src/shared/games/tactics/chess.json');
  const lessons: { name: string; puzzles: string[] }[] = JSON.parse(readFileSync(file, 'utf8'));
  const puzzles = lessons.find((lesson) => lesson.name === name)?.puzzles ?? [];
  return puzzles.slice(0, 2).map((puzzle) => puzzle.split(' | ')[1]?.split(' ') ?? []);
}

const told = (page: Page) => page.locator('.learn-told');
const announced = (page: Page) => page.getByTestId('announcer');
const dots = (page: Page) => page.locator('.lesson-dots .is-done');
const station = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Moves by clicks, once the lesson waits for a move. */
async function click(page: Page, from: string, to: string): Promise<void> {
  await expect(told(page)).toHaveClass(/is-asking/);
  await clickAtOnce(page, from, to);
}

/** Opens a lesson and waits until its first task is ready. */
async function openLesson(page: Page, lesson: `${'chess' | 'xiangqi'}/${string}`): Promise<void> {
  await page.goto(`./#learn/${lesson}`);
  await expect(page.locator('.stage .piece').first()).toBeVisible({ timeout: 20_000 });
  await expect(told(page)).toHaveClass(/is-asking/);
}

test('chess from zero: one question, a lesson with all stars, and the way is kept', async ({
  page,
}) => {
  await page.goto('./#learn/chess');
  await expect(title(page)).toHaveText('Learn chess');
  await button(page, 'No, from zero').click();
  await expect(title(page)).toHaveText('The board');
  await clickSquare(page, 'e5');
  await expect(told(page)).toHaveText('That is e5. Look for e4.');
  for (const name of ['e4', 'b7', 'g2', 'd5']) await clickSquare(page, name);
  await expect(told(page)).toHaveText('Lesson done!');
  await expect(page.getByRole('img', { name: '2 stars' })).toBeVisible();
  await button(page, 'Next lesson').click();

  await expect(title(page)).toHaveText('The rook');
  await click(page, 'a2', 'a6');
  await expect(piece(page, 'a6')).toBeAttached();
  await expect(announced(page)).toContainText('White rook from a2 to a6. Star collected, 1 left.');
  await click(page, 'a6', 'f6');
  await expect(dots(page)).toHaveCount(1);
  await button(page, 'Next').click();
  // The way around its own pawns.
  for (const [from, to] of ['d4d1', 'd1h1', 'h1h4', 'h4h8', 'h8d8'].map((move) => [
    move.slice(0, 2),
    move.slice(2),
  ])) {
    await click(page, from ?? '', to ?? '');
    await expect(piece(page, to ?? '')).toBeAttached();
  }
  await button(page, 'Next').click();
  for (const [from, to] of [
    ['a1', 'a5'],
    ['a5', 'e5'],
    ['e5', 'e2'],
  ] as const) {
    await click(page, from, to);
    await expect(piece(page, to)).toBeAttached();
  }
  await expect(page.getByRole('img', { name: '3 stars' })).toBeVisible();

  await page.reload();
  await page.goto('./#learn/chess');
  await expect(station(page, 'The board, 2 stars')).toBeVisible();
  await expect(station(page, 'The rook, 3 stars')).toBeVisible();
  await expect(station(page, 'The bishop, next')).toHaveAttribute('aria-current', 'step');
  await page.getByRole('link', { name: 'Go on: The bishop' }).click();
  await expect(title(page)).toHaveText('The bishop');
});

test('chess: what a wrong move misses is told, and the move taken back', { tag: '@long' }, async ({
  page,
}) => {
  await openLesson(page, 'chess/basics/bishop');
  await click(page, 'c1', 'c4');
  await expect(told(page)).toHaveText(
    'The bishop stays on its colour: that square it never reaches.',
  );
  await button(page, 'Task 3 of 3').click();
  // Past g5 to the pawn behind it, and then the pawn that it guards.
  await click(page, 'c1', 'h6');
  await expect(told(page)).toHaveText('The bishop cannot pass the pawn on g5.');
  await click(page, 'c1', 'g5');
  await expect(told(page)).toHaveText('That leaves your bishop to be taken by the pawn on h6.');
  await expect(button(page, 'Take it back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(piece(page, 'c1')).toBeAttached();

  await openLesson(page, 'chess/basics/mate');
  await click(page, 'd1', 'd7');
  await expect(told(page)).toHaveText('That gives no check, so it is no mate.');
  await openLesson(page, 'chess/basics/stalemate');
  await click(page, 'c1', 'c7');
  await expect(told(page)).toHaveText('No check, and no move left: stalemate, a draw.');
  // The tutor explains what a move allows.
  await openLesson(page, 'chess/basics/fork');
  await click(page, 'g6', 'h4');
  await expect(told(page)).toContainText('Black wins a knight');
});

test('xiangqi: legs, eyes, screens and facing generals are told', { tag: '@long' }, async ({
  page,
}) => {
  await openLesson(page, 'xiangqi/basics/horseLeg');
  await click(page, 'b1', 'c3');
  await expect(told(page)).toHaveText('The horse’s leg is blocked by the cannon.');
  await expect(page.locator('[data-badge="b2"]')).toBeAttached();
  for (const [from, to] of [
    ['b1', 'd2'],
    ['d2', 'e4'],
    ['e4', 'c3'],
  ] as const) {
    await click(page, from, to);
    await expect(piece(page, to)).toBeAttached();
  }
  await expect(dots(page)).toHaveCount(1);
  await openLesson(page, 'xiangqi/basics/screen');
  await click(page, 'e3', 'e6');
  await expect(told(page)).toHaveText(
    'The way is barred by the soldier: the cannon leaps only to capture.',
  );
  await openLesson(page, 'xiangqi/basics/facing');
  await click(page, 'e5', 'g6');
  await expect(told(page)).toHaveText('The two generals would face each other.');
  await click(page, 'g1', 'g6');
  await expect(told(page)).toHaveText('Right!');
});

test('a lesson of tactics: two pictures, then tasks, by the keyboard and read aloud', async ({
  page,
}) => {
  await openLesson(page, 'chess/tactics/backRank');
  await expect(announced(page)).toContainText('Back-rank mate.');
  await button(page, 'Show the move').focus();
  for (const line of picturesOf('backRank')) {
    for (const move of line) {
      const [, to = ''] = move.match(/[a-z]\d+/g) ?? [];
      await page.keyboard.press('Enter');
      await expect(piece(page, to)).toHaveClass(/is-mover/);
    }
    await expect(told(page)).toContainText('no move saves it. Mating pattern: back-rank mate.', {
      timeout: 30_000,
    });
    await button(page, 'Next').press('Enter');
    await expect(told(page)).toHaveClass(/is-asking/);
  }
  await expect(dots(page)).toHaveCount(2);
  await expect(page.locator('.learn-task')).toHaveText(/^Find the best move for (White|Black)\.$/);
  await button(page, 'Hint').click();
  await expect(page.locator('.arrow')).toHaveCount(1);
});

test('on a phone the path and a lesson fit, and the first game begins with the coach', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#learn/xiangqi');
  await button(page, 'Yes, on to tactics').click();
  await expect(page).toHaveURL(/#learn\/xiangqi\/tactics\/undefended$/);
  await page.goto('./#learn/xiangqi');
  await expect(station(page, 'Unguarded piece, next')).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0);
  // A lesson from far down the list opens with its board in sight.
  await station(page, 'Your first game').scrollIntoViewIfNeeded();
  await station(page, 'Your first game').click();
  await expect(page.locator('.learn-idea')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await openLesson(page, 'xiangqi/basics/general');
  await expect.poll(overflow).toBe(0);
  await click(page, 'e1', 'e4');
  await expect(told(page)).toHaveText('The general may not leave the palace.');
  await open(page, 'learn/xiangqi/basics/firstGame');
  await button(page, 'Play level 1').click();
  await expect(page).toHaveURL(/#play\/xiangqi$/);
  await expect(square(page, 'e1')).toBeAttached();
  await page.goto('./#learn/xiangqi');
  await expect(station(page, 'Your first game, 3 stars')).toBeVisible();
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`in ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true });

    for (const game of ['chess', 'xiangqi'] as const) {
      test(`${game}: no violation that axe finds, light or dark`, async ({ page }) => {
        await page.goto(`./#learn/${game}`);
        await expect(page.locator('.station').first()).toBeVisible({ timeout: 20_000 });
        await loadAxe(page);
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
        await openLesson(page, `${game}/basics/mate`);
        await page.locator('.learn-buttons .quiet').first().click();
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
      });
    }
  });
}

test('stars collected and hints are spoken', async ({ page }) => {
  await openLesson(page, 'chess/basics/rook');
  await button(page, 'Hint').click();
  await expect(announced(page)).toContainText(/Hint.*rook.*a2.*a6/i);
  await click(page, 'a2', 'a6');
  await expect(announced(page)).toContainText('collected');
});

test('two tabs keep each other’s lessons', async ({ page, context }) => {
  await page.goto('./#learn/chess/basics/board');
  const second = await context.newPage();
  await second.goto('./#learn/chess/basics/board');
  await expect(told(second)).toHaveClass(/is-asking/, { timeout: 20_000 });
  await page.evaluate(() => {
    localStorage.setItem('chariot.learn.basics/chess', JSON.stringify({ rook: 3 }));
  });
  const rook = second.getByRole('link', { name: /^The rook/ });
  await expect(rook).toHaveAccessibleName(/done/);
  for (const name of ['e4', 'b7', 'g2', 'd5']) await clickSquare(second, name);
  await expect(told(second)).toHaveText('Lesson done!');
  const kept = await second.evaluate(() => localStorage.getItem('chariot.learn.basics/chess'));
  expect(JSON.parse(kept ?? '{}')).toEqual({ rook: 3, board: 3 });
});
