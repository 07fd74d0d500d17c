import { MATE_IN_ONE, values } from './endings.ts';
import {
  button,
  clickSquare,
  expect,
  fen,
  open,
  setUpEnding,
  tab,
  test,
  title,
} from './support.ts';

test.beforeEach(({ page }) => open(page, 'endgame'));

test('an ending is set up by hand', async ({ page }) => {
  await button(page, 'Set up').click();
  await button(page, 'Clear board').click();
  await expect(page.locator('.message')).toContainText('This position is not possible.');
  await button(page, 'White king').click();
  await clickSquare(page, 'b6');
  await button(page, 'Black king').click();
  await clickSquare(page, 'a8');
  await button(page, 'White rook').click();
  await clickSquare(page, 'h1');
  await page.getByRole('radio', { name: 'White' }).check({ force: true });
  await expect(page.locator('.message')).toHaveText('This position is legal.');
  await button(page, 'Use position').click();
  await expect(title(page)).toHaveText('Mate in 1');
  await tab(page, 'Game');
  await expect(fen(page)).toHaveValue(MATE_IN_ONE);
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
