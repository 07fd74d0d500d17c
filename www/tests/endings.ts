import type { Page } from '@playwright/test';
import { expect, moves, tab, title } from './support.ts';

/** White mates with the rook. */
export const MATE_IN_ONE = 'k7/8/1K6/8/8/8/8/7R w - - 0 1';
/** The rook ending, far from mate. */
export const ROOK = '8/8/8/3k4/8/8/8/R3K3 w - - 0 1';

/** The moves with their results. */
export const values = (page: Page) => page.locator('.value');
export const become = (page: Page, role: 'Explore' | 'Attack' | 'Defend') =>
  page.getByRole('radio', { name: role }).check({ force: true });
/** The line below the title. */
export const detail = (page: Page) => page.locator('.status p').first();
/** The comment on a move. */
export const coach = (page: Page) => page.locator('.coach');

/** The N of `Mate in N`, 0 for `Checkmate`. */
export async function distance(page: Page): Promise<number> {
  await expect(title(page)).toHaveText(/^(Mate in \d+|Checkmate)$/);
  return Number(/\d+/.exec((await title(page).textContent()) ?? '')?.[0] ?? 0);
}

/** Opens a random position of the current ending, `count` moves from mate. */
export async function atDistance(page: Page, count: number): Promise<void> {
  await tab(page, 'Distances');
  await page.locator(`[data-bar="win ${count}"]`).click();
  await expect(title(page)).toHaveText(`Mate in ${count}`);
  await tab(page, 'Moves');
}

/** Checks for a win: mate or, in xiangqi, stalemate. */
export async function won(page: Page): Promise<void> {
  await expect(title(page)).toHaveText(/^(Checkmate|Red wins)$/);
  await expect(detail(page)).toHaveText(/^(\w+ wins|by stalemate)$/);
}

/** Plays the first listed move for both sides until mate: N falls with each move of the winner. */
export async function playToMate(page: Page): Promise<void> {
  const longest = await distance(page);
  const begun = await moves(page).count();
  for (let plies = 0; plies < 2 * longest - 1; plies += 1) {
    const left = longest - Math.floor((plies + 1) / 2);
    await expect(values(page).first()).toContainText(
      plies % 2 === 0 ? `mate in ${left}` : `mated in ${left}`,
    );
    await values(page).first().click();
    if (plies < 2 * longest - 2) {
      await expect(title(page)).toHaveText(`Mate in ${longest - Math.ceil((plies + 1) / 2)}`);
    }
  }
  await won(page);
  await tab(page, 'Game');
  await expect(moves(page)).toHaveCount(begun + 2 * longest - 1);
}
