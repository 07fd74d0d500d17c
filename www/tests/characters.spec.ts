import { axeViolationsInBothThemes, DIALOG, loadAxe } from './axe.ts';
import { button, expect, open, player, test, thinkBriefly } from './support.ts';

test.describe('the opponent', () => {
  test.use({ bypassCSP: true });

  test('has a character, which the page shows and remembers', async ({ page }) => {
    await thinkBriefly(page);
    await open(page);
    await button(page, 'New game').click();
    const dialog = page.getByRole('dialog');
    const opponent = dialog.getByLabel('Opponent');
    await expect(opponent).toHaveValue('neutral');
    await expect(opponent.locator('option')).toHaveCount(9);
    for (const character of ['attacker', 'fortress', 'gambler', 'grinder', 'keeper']) {
      await opponent.selectOption(character);
      await expect(dialog.locator('.character-story')).toHaveText(/\w\. [A-Z].*\.$/);
    }
    await opponent.selectOption({ label: 'Pip – one opening' });
    await loadAxe(page);
    expect(await axeViolationsInBothThemes(page, DIALOG)).toEqual([]);
    await dialog.getByRole('button', { name: 'Start' }).click();
    const isShown = async () => {
      await expect(player(page, 'second')).toContainText('PipLevel');
      await expect(player(page, 'second').locator('.portrait')).toBeVisible();
      await expect(player(page, 'first')).toContainText('You');
    };
    await isShown();
    await page.reload();
    await isShown();
    await button(page, 'New game').click();
    await expect(opponent).toHaveValue('student');
    await dialog.getByRole('radio', { name: 'Two players' }).check({ force: true });
    await expect(opponent).toBeHidden();
    await dialog.getByRole('radio', { name: 'Black' }).check({ force: true });
    await opponent.selectOption('neutral');
    await expect(dialog.locator('.character-story')).toBeHidden();
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(player(page, 'first')).toContainText('ChariotLevel');
  });
});

test('each game has its own characters', async ({ page }) => {
  await open(page, 'play/xiangqi');
  await button(page, 'New game').click();
  const opponent = page.getByRole('dialog').getByLabel('Opponent');
  await opponent.selectOption({ label: 'Page Boy – one opening' });
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(player(page, 'second')).toContainText('Page BoyLevel');
});
