import type { Page } from '@playwright/test';
import {
  button,
  clickSquare,
  expect,
  fen,
  man,
  middle,
  moves,
  open,
  setUp,
  square,
  test,
  title,
} from './support.ts';

const MATE_IN_ONE = 'k7/8/1K6/8/8/8/8/7R w - - 0 1';

const values = (page: Page) => page.locator('.value');
const role = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true });

/** The N of `Mate in N`, 0 for `Checkmate`. */
async function distance(page: Page): Promise<number> {
  await expect(title(page)).toHaveText(/^(Mate in \d+|Checkmate)$/);
  return Number(/\d+/.exec((await title(page).textContent()) ?? '')?.[0] ?? 0);
}

/** Waits for the person's turn (or the end) after this many plies. */
async function afterPlies(page: Page, plies: number): Promise<void> {
  await expect(moves(page)).toHaveCount(plies);
  await expect(values(page).first().or(page.getByText('Checkmate'))).toBeVisible();
}

test.beforeEach(({ page }) => open(page, 'endgame'));

for (const [ending, longest] of [
  ['King and rook', 16],
  ['King and queen', 10],
] as const) {
  test(`${ending}: the strong side mates, N falling by one with each of its moves`, async ({
    page,
  }) => {
    await role(page, 'Strong side');
    await role(page, ending);
    await button(page, 'Random').click();
    await expect(page.locator('.status p')).toHaveText('White wins by force. White to move.');
    let left = await distance(page);
    expect(left).toBeLessThanOrEqual(longest);
    for (let plies = 2; left > 0; plies += 2) {
      const best = values(page).first();
      await expect(best).toContainText(`mate in ${left}`);
      await best.click();
      if (left === 1) break;
      await afterPlies(page, plies);
      expect(await distance(page)).toBe(left - 1);
      left -= 1;
    }
    await expect(title(page)).toHaveText('Checkmate');
    await expect(page.locator('.status p')).toHaveText('White wins');
  });
}

test('the lone king defends as long as can be, and the monster needs no move more', async ({
  page,
}) => {
  await role(page, 'Lone king');
  await button(page, 'Random').click();
  await expect(page.locator('.status p')).toHaveText('White wins by force. Black to move.');
  let left = await distance(page);
  for (let plies = 2; left > 0; plies += 2) {
    const best = values(page).first();
    await expect(best).toContainText(`mated in ${left}`);
    await best.click();
    await afterPlies(page, plies);
    expect(await distance(page)).toBe(left - 1);
    left -= 1;
  }
  await expect(title(page)).toHaveText('Checkmate');
});

test('a worse defence is mated sooner, as its badge said', async ({ page }) => {
  await setUp(page, '8/8/8/3k4/8/8/8/R3K3 b - - 0 1');
  const badges = page.locator('.badge text');
  await expect(values(page).first()).toBeVisible();
  expect(await badges.allTextContents()).toEqual(
    await page.locator('.value-badge').allTextContents(),
  );
  const worst = values(page).last();
  const promised = Number(await worst.locator('.value-badge').textContent());
  await worst.click();
  await afterPlies(page, 2);
  expect(await distance(page)).toBe(promised - 1);
});

test('pointing at a move shows its arrow; the board is played on as well', async ({ page }) => {
  await role(page, 'Strong side');
  await setUp(page, MATE_IN_ONE);
  await expect(title(page)).toHaveText('Mate in 1');
  await values(page).first().hover();
  await expect(page.locator('.arrow')).toHaveCount(1);
  await expect(values(page).first()).toContainText('Rh8#');
  await clickSquare(page, 'h1');
  await expect(page.locator('.badge')).toHaveCount(
    await values(page).filter({ hasText: /^\S+R/ }).count(),
  );
  await clickSquare(page, 'h8');
  await expect(title(page)).toHaveText('Checkmate');
  await button(page, 'Undo').click();
  await expect(title(page)).toHaveText('Mate in 1');
});

test('a drawn position is called a draw, and a losing capture is not offered as a win', async ({
  page,
}) => {
  await setUp(page, '8/8/8/8/8/8/1k6/R6K b - - 0 1');
  await expect(title(page)).toHaveText('Draw');
  await expect(values(page).first()).toContainText('draw');
  await expect(values(page).first()).toContainText('Kxa1');
  await values(page).first().click();
  await expect(page.locator('.status p')).toHaveText('not enough men are left to mate');
});

test('the line plays itself out, and can be stopped and begun again', async ({ page }) => {
  await role(page, 'Both');
  await setUp(page, '8/8/8/8/8/2k5/8/K6R w - - 0 1');
  await expect(values(page).first()).toBeVisible();
  const left = await distance(page);
  await button(page, 'Play out').click();
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Stop').click();
  const stopped = await moves(page).count();
  await page.waitForTimeout(1_000);
  await expect(moves(page)).toHaveCount(stopped);
  await button(page, 'Restart').click();
  await expect(moves(page)).toHaveCount(0);
  expect(await distance(page)).toBe(left);
  await button(page, 'Play out').click();
  await expect(title(page)).toHaveText('Checkmate', { timeout: 40_000 });
  await expect(moves(page)).toHaveCount(2 * left - 1);
});

test('men are placed by hand, and what is wrong with the position is said', async ({ page }) => {
  await button(page, 'Set up').click();
  await button(page, 'Clear board').click();
  const verdict = page.locator('.message');
  await expect(verdict).toContainText('This position is not possible.');
  await button(page, 'White king').click();
  await clickSquare(page, 'b6');
  await button(page, 'Black king').click();
  await clickSquare(page, 'a7');
  await expect(verdict).toContainText('This position is not possible.');
  await expect(button(page, 'Use position')).toBeDisabled();

  // Dragged to a better square; the rook is dragged from the palette.
  await page.mouse.move(...(await middle(page, 'a7')));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, 'a8')), { steps: 5 });
  await page.mouse.up();
  await expect(man(page, 'a8')).toBeVisible();
  const rook = await button(page, 'White rook').boundingBox();
  if (!rook) throw new Error('no rook to drag');
  await page.mouse.move(rook.x + 10, rook.y + 10);
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, 'h1')), { steps: 5 });
  await page.mouse.up();
  await page.getByRole('radio', { name: 'White' }).check({ force: true });
  await expect(verdict).toContainText('This position is legal.');

  // A click with the same man in hand, or with Remove, takes a man off; so does dragging it off the board.
  await clickSquare(page, 'h1');
  await expect(man(page, 'h1')).toBeHidden();
  await clickSquare(page, 'h1');
  await button(page, 'White queen').click();
  await clickSquare(page, 'e4');
  await page.mouse.move(...(await middle(page, 'e4')));
  await page.mouse.down();
  await page.mouse.move(4, 300, { steps: 5 });
  await page.mouse.up();
  await expect(man(page, 'e4')).toBeHidden();

  await button(page, 'Use position').click();
  await expect(title(page)).toHaveText('Mate in 1');
  await expect(fen(page)).toHaveValue(MATE_IN_ONE);
});

test('men are placed by keyboard', async ({ page }) => {
  await button(page, 'Set up').click();
  await button(page, 'Clear board').click();
  await button(page, 'White king').focus();
  await page.keyboard.press('Enter');
  // The lone king's side, Black, sits below.
  await square(page, 'a1').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(square(page, 'a2')).toHaveAccessibleName('a2, White king');
});

test('a bad FEN is explained and changes nothing', async ({ page }) => {
  await setUp(page, MATE_IN_ONE);
  await expect(title(page)).toHaveText(/Mate in 1|Checkmate/);
  await button(page, 'Restart').or(title(page)).first().waitFor();
  await setUp(page, 'kk6/8/8/8/8/8/8/K6R w - - 0 1');
  await expect(page.getByRole('alert')).toContainText('This FEN cannot be read.');
  await expect(man(page, 'b6')).toBeVisible();
});

test('where no table helps the page says so, and the engine plays on', async ({ page }) => {
  await role(page, 'Strong side');
  await setUp(page, '4k3/4p3/8/8/8/8/4PPP1/4K3 w - - 0 1');
  await expect(title(page)).toHaveText('No table for this position');
  await page.locator('input[name=move]').fill('e4');
  await page.keyboard.press('Enter');
  await expect(moves(page)).toHaveCount(2);
});
