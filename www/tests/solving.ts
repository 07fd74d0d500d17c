import { expect, type Locator, type Page } from '@playwright/test';
import type { PackedPuzzle } from '../src/shared/puzzles/file.ts';

export const told = (page: Page): Locator => page.locator('.lesson-told');
/** A square of the main board; "Why?" has a board of its own. */
export const square = (page: Page, name: string): Locator =>
  page.locator(`.stage [data-square="${name}"]`);

/** The squares of a move: from, to. */
export function ends(move: string): [string, string] {
  const [, from = '', to = ''] = /^([a-i]\d+)([a-i]\d+)/.exec(move) ?? [];
  return [from, to];
}

export async function make(page: Page, move: string): Promise<void> {
  const promoted = /[qrbn]$/.exec(move)?.[0];
  for (const name of ends(move)) await square(page, name).click({ force: true });
  if (promoted)
    await page.locator('.promotion-choices button').nth('qrbn'.indexOf(promoted)).click();
}

export async function solve(page: Page, { moves }: Pick<PackedPuzzle, 'moves'>): Promise<void> {
  for (let ply = 0; ply < moves.length; ply += 2) {
    await make(page, moves[ply] ?? '');
    const reply = moves[ply + 1];
    if (!reply) continue;
    for (const name of ends(reply)) await expect(square(page, name)).toHaveClass(/is-last/);
    await expect(told(page)).toContainText('Find the next move');
  }
  await expect(told(page)).toContainText('Solved');
}
