import type { Page } from '@playwright/test';
import { axeViolationsInBothThemes, loadAxe } from './axe.ts';
import { detail } from './endings.ts';
import { button, chooseLanguage, expect, fen, open, tab, test, title } from './support.ts';

const choices = (page: Page) => page.locator('[data-material]');
const field = (page: Page) => page.locator('input[name=ending]');
const code = (page: Page) => page.locator('.ending-code');

async function search(page: Page, text: string): Promise<void> {
  await page.locator('.ending-bar').click();
  await field(page).fill(text);
}

test('an ending is found by words of its name', async ({ page }) => {
  await open(page, 'endgame');
  await page.locator('.ending-bar').click();
  await expect(choices(page)).toHaveCount(35);
  await field(page).fill('knight rook');
  await expect(choices(page)).toHaveText([
    /King, rook and knight vs king/,
    /King and rook vs king and knight/,
  ]);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('2 endings found');
});

test('typing lists the matching endings', async ({ page }) => {
  await open(page, 'endgame/chess');
  await page.locator('.ending-bar').click();
  for (const [typed, material] of [
    ['Q vs R', 'KQKR'],
    ['rook vs pawn', 'KRKP'],
    ['bishop v knight', 'KBKN'],
    ['B+N', 'KBNK'],
    ['KRvK', 'KRK'],
  ] as const) {
    await field(page).fill(typed);
    await expect(choices(page), typed).toHaveCount(1);
    await expect(choices(page), typed).toHaveAttribute('data-material', material);
  }
});

for (const [game, wanted] of [
  [
    'chess',
    [
      ['Q vs R', 'KQKR'],
      ['KR v K', 'KRK'],
      ['krkq', 'KQKR'],
      ['two bishops vs king', 'KBBK'],
      ['rook and pawn vs rook', 'KRPKR'],
      ['车兵对车', 'KRPKR'],
    ],
  ],
  [
    'xiangqi',
    [
      ['单车胜士象全', 'KRKAABB'],
      ['horse vs chariot', 'KRKN'],
      ['馬雙兵對雙士', 'KNPPKAA'],
    ],
  ],
] as const) {
  test(`${game}: typing opens the matching ending`, { tag: '@long' }, async ({ page }) => {
    await open(page, `endgame/${game}`);
    for (const [typed, material] of wanted) {
      await search(page, typed);
      await field(page).press('Enter');
      await expect(page.getByRole('dialog'), typed).toBeHidden();
      await expect(code(page), typed).toHaveText(material);
    }
  });
}

test('an unknown ending is reported', async ({ page }) => {
  await open(page, 'endgame');
  await search(page, 'KXK');
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('No ending found.');
  await field(page).fill('KQQQQQQQQQK');
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText(/at most 8 (men|pieces)/);
  await field(page).fill('dragon');
  await expect(page.getByRole('dialog')).toContainText('No ending found.');
  await page.keyboard.press('Escape');
  await expect(code(page)).toHaveText('KRK');
});

test('famous positions are found by their names', { tag: '@long' }, async ({ page }) => {
  await open(page, 'endgame');
  for (const [name, position, said] of [
    ['Lucena', '1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1', /^White wins$/],
    ['philidor', '4k3/7R/r7/3KP3/8/8/8/8 w - - 0 1', /^Draw$/],
    ['Vancura', 'R7/6k1/P4r2/1K6/8/8/8/8 b - - 0 1', /^Draw$/],
    ['Saavedra', '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1', /^Mate in \d+$/],
    ['reti', '7K/8/k1P5/7p/8/8/8/8 w - - 0 1', /^Draw$/],
  ] as const) {
    await search(page, name);
    await expect(page.locator('[data-position]'), name).toHaveCount(1);
    await field(page).press('Enter');
    await expect(page.getByRole('dialog'), name).toBeHidden();
    // Tables are unpacked meanwhile.
    await expect(title(page), name).toHaveText(said, { timeout: 30_000 });
    await tab(page, 'Game');
    await expect(fen(page), name).toHaveValue(position);
  }
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the choice of an ending does not bring up the keyboard', async ({ page }) => {
    await open(page, 'endgame/chess');
    await page.locator('.ending-bar').click();
    await expect(page.locator('input[name=ending]')).toBeVisible();
    await expect(page.locator('input[name=ending]')).not.toBeFocused();
  });
});

test('the list shows the cost of an ending; one without file is solved here', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'endgame/xiangqi');
  await page.locator('.ending-bar').click();
  const row = (material: string) => page.locator(`[data-material="${material}"]`);
  // Nobody waits for a small file.
  await expect(row('KRKAA')).not.toContainText('KB');
  // Those of the books, the families of two attackers, and 32 more: all endings of up to four pieces are offered.
  await expect(choices(page)).toHaveCount(36 + 57 + 32);
  // Solving it is too quick to mention.
  await expect(row('KRKN')).not.toContainText('solved here');
  await row('KRKN').click();
  await expect(code(page)).toHaveText('KRKN');
  await expect(detail(page)).toContainText('with best play', { timeout: 60_000 });
  await search(page, 'KRNKRC');
  await expect(row('KRNKRC')).toContainText('engine estimate');
});

test('the chooser is worked by keyboard', async ({ page }) => {
  await open(page, 'endgame');
  await page.locator('.ending-bar').focus();
  await page.keyboard.press('Enter');
  await field(page).focus();
  await page.keyboard.type('queen king');
  await page.keyboard.press('ArrowDown');
  await expect(choices(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(choices(page).last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveText('KQK');
});

test('famous positions have Chinese names', { tag: '@long' }, async ({ page }) => {
  await open(page, 'endgame');
  await chooseLanguage(page, 'zh-Hans');
  await search(page, '卢塞纳');
  await expect(page.locator('[data-position]')).toHaveText('卢塞纳局面');
  await button(page, '卢塞纳局面').click();
  await expect(code(page)).toHaveText('KRPKR');
});

test('endings of xiangqi are found by what players call them', async ({ page }) => {
  await open(page, 'endgame/xiangqi');
  await chooseLanguage(page, 'zh-Hans');
  await page.locator('.ending-bar').click();
  for (const [name, material] of [
    ['单车士象全', 'KRKAABB'],
    ['马兵士象全', 'KNPKAABB'],
    ['双兵双士', 'KPPKAA'],
  ] as const) {
    await field(page).fill(name);
    await expect(choices(page).first(), name).toHaveAttribute('data-material', material);
  }
  for (const name of ['海底捞月', '炮碾丹砂']) {
    await field(page).fill(name);
    await expect(page.locator('[data-position]')).toHaveText(name);
  }
});

test('the chooser, and an ending without table, are accessible, light or dark', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'endgame/xiangqi');
  await page.locator('.ending-bar').click();
  await expect(page.locator('[data-material="KRKN"]')).toBeVisible();
  await loadAxe(page);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await field(page).fill('KRNKRC');
  await field(page).press('Enter');
  await expect(page.locator('.value').first()).toBeVisible({ timeout: 60_000 });
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
});
