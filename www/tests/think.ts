import type { Locator, Page } from '@playwright/test';

/** Sets up a position for all chapters of "How it thinks". */
export async function setUpAll(page: Page, fen: string): Promise<void> {
  await page.getByRole('button', { name: 'Your position' }).click();
  const field = page.getByRole('textbox', { name: 'FEN' });
  await field.fill(fen);
  await field.press('Enter');
  await page.locator('.think-position .piece').first().waitFor();
  await page.keyboard.press('Escape');
}

/** Opens an instrument for the curious, by the beginning of its name. */
export async function lookCloser(inside: Locator, title: string): Promise<void> {
  await inside.locator('summary', { hasText: `Look closer: ${title}` }).click();
}
