import type { Locator, Page } from '@playwright/test';
import { button, expect, position, type } from './support.ts';

/** A game with a comment, nested variations and a mark. */
export const GAME = `[Event "Casual"]
[White "Ann"]
[Black "Ben"]

1. e4 { A classic start. } e5 (1... c5 2. Nf3 d6 (2... Nc6 3. Bb5)) 2. Bc4 Nc6 3. Qh5 Nf6?? 4. Qxf7# 1-0`;

/** The moves of the tree, in written order. */
export const moves = (page: Page): Locator => page.locator('.tree .move');
export const current = (page: Page): Locator => page.locator('.tree [aria-current]');
/** The switch of the engine, and its lines. */
export const engine = (page: Page): Locator => page.locator('input[name=engine]');
export const lines = (page: Page): Locator => page.locator('.pv');
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Opens the view and waits until it is ready. */
export async function open(page: Page, game: 'chess' | 'xiangqi' = 'chess'): Promise<void> {
  await page.goto(`./#analysis/${game}`);
  await expect(page.locator('.pieces .piece').first()).toBeAttached({ timeout: 20_000 });
  await expect(page.locator('.engine-panel')).toBeVisible();
}

export async function play(page: Page, text: string): Promise<void> {
  for (const move of text.split(' ')) {
    const before = await position(page);
    await type(page, move);
    await expect.poll(() => position(page)).not.toBe(before);
  }
}

export async function paste(page: Page, text: string): Promise<void> {
  await button(page, 'Import').first().click();
  await dialog(page).locator('textarea').fill(text);
  await dialog(page).getByRole('button', { name: 'Import' }).click();
}
