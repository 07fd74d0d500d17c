import type { Locator, Page } from '@playwright/test';
import { expect, fen, moves, open, setUp, square, test, title } from './support.ts';

/** Presses Tab until an element with this accessible name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (focused.trim() === name || focused.startsWith(`${name},`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}

/** Presses Tab until a field of an opening dialog has the focus. */
async function tabToField(page: Page, field: Locator): Promise<void> {
  await field.waitFor();
  for (let i = 0; i < 9; i += 1) {
    if (await field.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
}

/** Moves the board's cursor between squares, White below. */
async function walk(page: Page, from: string, to: string): Promise<void> {
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  const ranks = Number(to[1]) - Number(from[1]);
  const press = async (key: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1) await page.keyboard.press(key);
  };
  await press(files > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(files));
  await press(ranks > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(ranks));
  await expect(square(page, to)).toBeFocused();
}

test('a game by keyboard alone', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await tabTo(page, 'New game');
  await page.keyboard.press('Enter');
  const level = page.locator('input[name=level]');
  await tabToField(page, level);
  await page.keyboard.press('Home');
  // A lone king cannot hinder the moves below.
  const beginning = page.locator('select[name=beginning]');
  await tabToField(page, beginning);
  await page.keyboard.type('Position');
  await expect(beginning).toHaveValue('fen');
  await tabToField(page, fen(page));
  await page.keyboard.type('4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  const said = page.getByTestId('announcer');
  await page.keyboard.press('Tab');
  await tabTo(page, 'Skip to content');
  await page.keyboard.press('Enter');
  await expect(square(page, 'a1')).toBeFocused();

  let at = 'a1';
  const play = async (from: string, to: string, count: number): Promise<void> => {
    await walk(page, at, from);
    await page.keyboard.press('Enter');
    await expect(square(page, from)).toHaveAttribute('aria-selected', 'true');
    await walk(page, from, to);
    await page.keyboard.press(' ');
    await expect(moves(page)).toHaveCount(count);
    at = to;
  };
  await play('e2', 'e4', 2);
  await play('d2', 'd3', 4);
  await play('c2', 'c3', 6);
  await play('h2', 'h3', 8);
  await expect(said).toHaveText(/^Black king from [a-h]\d to [a-h]\d$/);
  await expect(title(page)).toHaveText(/^Your move/);

  // Escape deselects a piece.
  await walk(page, at, 'g2');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(/^White pawn on g2 selected, \d moves?/);
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('Deselected');
  await expect(square(page, 'g2')).toHaveAttribute('aria-selected', 'false');
});

test('a promotion by keyboard: arrows choose, Escape takes back', async ({ page }) => {
  await open(page);
  await setUp(page, '8/P6k/8/8/8/8/8/K7 w - - 0 1');
  await square(page, 'a7').focus();
  const promote = async (): Promise<void> => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Promote to' })).toBeVisible();
  };
  await promote();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(moves(page)).toHaveCount(0);
  await expect(square(page, 'a8')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await promote();
  await page.keyboard.press('ArrowDown');
  const chosen = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('Enter');
  await expect(moves(page).first()).toHaveText(
    { queen: 'a8=Q', rook: 'a8=R', bishop: 'a8=B', knight: 'a8=N' }[chosen ?? ''] ?? 'none',
  );
});

test('squares say what stands on them and whether the piece in hand can go there', async ({
  page,
}) => {
  await open(page);
  await expect(square(page, 'e1')).toHaveAccessibleName('e1, White king');
  await expect(square(page, 'e5')).toHaveAccessibleName('e5');
  await square(page, 'g1').focus();
  await page.keyboard.press('Enter');
  await expect(square(page, 'f3')).toHaveAccessibleName('f3, can move here');
});
