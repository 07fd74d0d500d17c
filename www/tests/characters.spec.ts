import type { Page } from '@playwright/test';
import { characters } from '../src/play/characters/i18n/en.ts';
import type { Opponent } from '../src/play/characters/opponents.ts';
import { axeViolationsInBothThemes, DIALOG, loadAxe } from './axe.ts';
import { allowErrors, button, expect, open, player, test, thinkBriefly, title } from './support.ts';

/** Stores a game of a person with Black against a character. */
async function keepGame(page: Page, level: number, character: Opponent): Promise<void> {
  const players = { side: 'second', level, character };
  const match = { game: { game: 'chess', moves: [] }, players, levels: 12 };
  await page.addInitScript((stored) => {
    localStorage.setItem('chariot.play.chess', stored);
  }, JSON.stringify(match));
}

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
    for (const [character, story] of Object.entries(characters.stories('king'))) {
      await opponent.selectOption(character);
      await expect(dialog.locator('.character-story')).toHaveText(story);
    }
    await opponent.selectOption({ label: 'Pip – one opening' });
    await loadAxe(page);
    expect(await axeViolationsInBothThemes(page, DIALOG)).toEqual([]);
    await dialog.getByRole('button', { name: 'Start' }).click();
    const isShown = async () => {
      await expect(player(page, 'second')).toContainText('PipLevel');
      await expect(page.getByRole('region', { name: 'Black: Pip' })).toBeVisible();
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
  await opponent.selectOption('attacker');
  await expect(page.locator('.character-story')).toContainText('straight for your general');
  await opponent.selectOption({ label: 'Page Boy – one opening' });
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(player(page, 'second')).toContainText('Page BoyLevel');
});

test('an opponent whose script does not come is shown as a neutral one', async ({ page }) => {
  await keepGame(page, 3, 'student');
  allowErrors(page, /ERR_FAILED/);
  await page.route('**/assets/PlayDialogs-*.js', (route) => route.abort());
  await open(page);
  const neutral = page.getByRole('region', { name: 'White: Chariot' });
  await expect(neutral.locator('.face')).toBeVisible();
  await expect(neutral).toContainText('ChariotLevel');
});

test('the opponent thinks under its own name', async ({ page }) => {
  await keepGame(page, 12, 'attacker');
  await open(page);
  await expect(title(page)).toHaveText('Ember is thinking');
});
