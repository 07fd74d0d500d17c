import type { Page } from '@playwright/test';
import { moves as nodes, open as openAnalysis, play } from './analysis.ts';
import { axeViolations, LANGUAGES, loadAxe } from './axe.ts';
import {
  button,
  chooseLanguage,
  expect,
  moves,
  newGame,
  open,
  piece,
  test,
  type,
} from './support.ts';

/** The keys listed in the help sheet, which is then closed. */
async function listed(page: Page): Promise<string[]> {
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  const names = await sheet
    .locator('[data-key]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.key ?? ''));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  return names;
}

/** Whether a piece is higher on the screen than another. */
const isAbove = async (page: Page, one: string, other: string): Promise<boolean> => {
  const [a, b] = [await piece(page, one).boundingBox(), await piece(page, other).boundingBox()];
  return (a?.y ?? 0) < (b?.y ?? 0);
};

const isZen = (page: Page) => expect(page.locator('.top-bar'));

test('every key that the sheet lists does what it says, in a game', async ({ page }) => {
  await open(page, 'play/chess');
  await newGame(page, { side: 'Two players' });
  for (const move of ['e4', 'e5', 'Nf3']) await type(page, move);
  await expect(moves(page)).toHaveCount(3);
  await page.locator('input[name=move]').blur();
  const current = page.locator('.move[aria-current]');
  const tries: Record<string, () => Promise<void>> = {
    async previous() {
      await page.keyboard.press('ArrowLeft');
      await expect(current).toHaveText('e5');
    },
    async first() {
      await page.keyboard.press('Home');
      await expect(current).toHaveCount(0);
    },
    async next() {
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(current).toHaveText('e4');
    },
    async last() {
      await page.keyboard.press('End');
      await expect(current).toHaveText('Nf3');
    },
    async flip() {
      await expect.poll(() => isAbove(page, 'e8', 'e1')).toBe(true);
      await page.keyboard.press('f');
      await expect.poll(() => isAbove(page, 'e8', 'e1')).toBe(false);
    },
    async zen() {
      await page.keyboard.press('z');
      await isZen(page).toBeHidden();
      await page.keyboard.press('Escape');
      await isZen(page).toBeVisible();
    },
    async sheet() {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    },
    async engine() {
      const panel = page.locator('.engine, .engine-panel').first();
      const before = await panel.isVisible();
      await page.keyboard.press('e');
      await expect(panel).toBeVisible({ visible: !before });
    },
  };
  const names = await listed(page);
  expect(names).toContain('flip');
  for (const name of names) {
    expect(tries, name).toHaveProperty(name);
    await tries[name]?.();
  }
});

test('every key that the sheet lists does what it says, in the analysis', async ({ page }) => {
  await openAnalysis(page);
  await play(page, 'e4 e5 Nf3 Nc6');
  await nodes(page).first().click();
  await play(page, 'c5');
  await page.locator('input[name=move]').blur();
  const current = page.locator('.tree .move[aria-current]');
  const engine = page.locator('input[name=engine]');
  const tries: Record<string, () => Promise<void>> = {
    async above() {
      await page.keyboard.press('ArrowUp');
      await expect(current).toHaveText('c5');
    },
    async below() {
      await page.keyboard.press('ArrowDown');
      await expect(current).toHaveText('e5');
    },
    async previous() {
      await page.keyboard.press('ArrowLeft');
      await expect(current).toHaveText('e4');
    },
    async next() {
      await page.keyboard.press('ArrowRight');
      await expect(current).toHaveText('e5');
    },
    async first() {
      await page.keyboard.press('Home');
      await expect(current).toHaveCount(0);
    },
    async last() {
      await page.keyboard.press('End');
      await expect(current).toHaveText('Nc6');
    },
    async flip() {
      const before = await isAbove(page, 'e8', 'e1');
      await page.keyboard.press('f');
      await expect.poll(() => isAbove(page, 'e8', 'e1')).toBe(!before);
    },
    async engine() {
      await page.keyboard.press('e');
      await expect(engine).toBeChecked();
      await page.keyboard.press('e');
      await expect(engine).not.toBeChecked();
    },
    async best() {
      await page.keyboard.press(' ');
      await expect(engine).toBeChecked();
      await expect(page.locator('.pv')).toHaveCount(3);
      const before = await nodes(page).count();
      await page.keyboard.press(' ');
      await expect(nodes(page)).toHaveCount(before + 1);
      await page.keyboard.press('e');
    },
    async threat() {
      await page.keyboard.press('x');
      await expect(page.locator('.arrow.bad')).toHaveCount(1);
      await page.keyboard.press('x');
      await expect(page.locator('.arrow.bad')).toHaveCount(0);
    },
    async zen() {
      await page.keyboard.press('z');
      await isZen(page).toBeHidden();
      await page.keyboard.press('z');
      await isZen(page).toBeVisible();
    },
    async sheet() {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    },
  };
  const names = await listed(page);
  expect(names).toContain('threat');
  for (const name of names) {
    expect(tries, name).toHaveProperty(name);
    await tries[name]?.();
  }
});

test('in the endgame view F turns the board and Space plays the best line', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'endgame/chess');
  await expect
    .poll(() => listed(page))
    .toEqual(expect.arrayContaining(['flip', 'line', 'zen', 'sheet']));
  await expect(button(page, 'Play best line')).toBeEnabled({ timeout: 20_000 });
  await page.keyboard.press(' ');
  await expect(button(page, 'Stop')).toBeVisible();
  await page.keyboard.press(' ');
  await expect(button(page, 'Play best line')).toBeVisible();
});

test('keys do nothing while one types, nor with Ctrl, nor when they are switched off', async ({
  page,
}) => {
  await open(page, 'play/chess');
  const field = page.locator('input[name=move]');
  await field.focus();
  await page.keyboard.type('fzx?');
  await expect(field).toHaveValue('fzx?');
  await isZen(page).toBeVisible();
  await expect.poll(() => isAbove(page, 'e8', 'e1')).toBe(true);
  await field.blur();
  await page.keyboard.press('Control+z');
  await isZen(page).toBeVisible();
  await page.keyboard.press('?');
  const letters = page.getByRole('group', { name: 'Letter keys' });
  await letters.getByRole('radio', { name: 'Off' }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await page.keyboard.press('f');
  await isZen(page).toBeVisible();
  await expect.poll(() => isAbove(page, 'e8', 'e1')).toBe(true);
  // The settings lead back.
  await button(page, 'Settings').click();
  await button(page, 'Keyboard shortcuts').click();
  await letters.getByRole('radio', { name: 'On' }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await expect.poll(() => isAbove(page, 'e8', 'e1')).toBe(false);
});

test('the sheet speaks the language of the page, and gives the focus back', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'play/chess');
  await chooseLanguage(page, 'zh-Hans');
  const settings = button(page, '设置');
  await settings.focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '快捷键' })).toContainText('翻转棋盘');
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
});

test('zen mode leaves the board alone, is kept, and has a way out without keys', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'play/chess');
  await button(page, 'Settings').click();
  await page
    .getByRole('group', { name: 'Zen mode' })
    .getByRole('radio', { name: 'On' })
    .check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('.panel')).toBeHidden();
  await page.reload();
  await expect(page.locator('.board')).toBeVisible();
  await isZen(page).toBeHidden();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const board = () => page.locator('.board').boundingBox();
  await expect.poll(async () => (await board())?.height).toBeGreaterThan(0.9 * height);
  const box = await board();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  await expect(page.locator('.player')).toHaveCount(2);
  for (const player of await page.locator('.player').all()) await expect(player).toBeVisible();
  // Where there are no players the board is in the middle.
  await page.goto('./#analysis/chess');
  await expect(page.locator('.player')).toHaveCount(0);
  const fromMiddle = async (): Promise<number> => {
    const { x = 0, width: wide = 0 } = (await board()) ?? {};
    return Math.abs(x + wide / 2 - width / 2);
  };
  await expect.poll(fromMiddle).toBeLessThan(2);
  await button(page, 'Leave zen mode').click();
  await isZen(page).toBeVisible();
  await expect(page.locator('.panel')).toBeVisible();
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`in ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true });

    test('the sheet, zen mode and the offer of pictures: no violation that axe finds', async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.removeItem('chariot.piecesOffered'));
      await open(page, 'play/xiangqi');
      await loadAxe(page);
      if (lang === 'en') await expect(page.locator('.piece-offer')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('?');
      await expect(page.locator('.key-sheet')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      // Keys belong to the dialog until it has closed.
      await expect(page.locator('.key-sheet')).toBeHidden();
      await page.keyboard.press('z');
      await isZen(page).toBeHidden();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
