import { MATE_IN_ONE, values } from './endings.ts';
import {
  button,
  clickSquare,
  expect,
  fen,
  middle,
  open,
  piece,
  setUpEnding,
  square,
  tab,
  test,
  title,
} from './support.ts';

test.beforeEach(({ page }) => open(page, 'endgame'));

test('pieces are placed by hand, and what is wrong with the position is said', async ({ page }) => {
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
  await expect(piece(page, 'a8')).toBeVisible();
  const rook = await button(page, 'White rook').boundingBox();
  if (!rook) throw new Error('no rook to drag');
  await page.mouse.move(rook.x + 10, rook.y + 10);
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, 'h1')), { steps: 5 });
  await page.mouse.up();
  await page.getByRole('radio', { name: 'White' }).check({ force: true });
  await expect(verdict).toContainText('This position is legal.');

  // A click with the same piece in hand, or with Remove, takes a piece off; so does dragging it off the board.
  await clickSquare(page, 'h1');
  await expect(piece(page, 'h1')).toBeHidden();
  await clickSquare(page, 'h1');
  await button(page, 'White queen').click();
  await clickSquare(page, 'e4');
  await page.mouse.move(...(await middle(page, 'e4')));
  await page.mouse.down();
  await page.mouse.move(4, 300, { steps: 5 });
  await page.mouse.up();
  await expect(piece(page, 'e4')).toBeHidden();

  await button(page, 'Use position').click();
  await expect(title(page)).toHaveText('Mate in 1');
  await tab(page, 'Game');
  await expect(fen(page)).toHaveValue(MATE_IN_ONE);
});

test('pieces are placed by keyboard', async ({ page }) => {
  await button(page, 'Set up').click();
  await button(page, 'Clear board').click();
  await button(page, 'White king').focus();
  await page.keyboard.press('Enter');
  await square(page, 'a1').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(square(page, 'a2')).toHaveAccessibleName('a2, White king');
});

test('tabs are worked by keyboard, and arrows elsewhere look back', async ({ page }) => {
  await setUpEnding(page, MATE_IN_ONE);
  await values(page).first().click();
  await expect(title(page)).toHaveText('Checkmate');
  await page.locator('body').press('ArrowLeft');
  await expect(title(page)).toHaveText('Mate in 1');
  await page.getByRole('tab', { name: 'Moves' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Heat map' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Heat map' })).toBeVisible();
  await expect(title(page)).toHaveText('Mate in 1');
});
