import type { Page } from '@playwright/test';
import { open as openAnalysis, paste } from './analysis.ts';
import {
  button,
  click,
  engineHolder,
  expect,
  fen,
  piece,
  setUp,
  tab,
  test,
  title,
} from './support.ts';

const XIANGQI = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';
const QUEEN = '8/8/8/3k4/8/8/8/Q3K3 w - - 0 1';

test.describe('an answer that comes after one has left leads nowhere', () => {
  const acts = {
    'Play from here': (page) => button(page, 'Play from here').click(),
    'a game from the editor': (page) => button(page, 'Play computer').click(),
    'a game of the other kind': (page) => paste(page, XIANGQI),
  } satisfies Record<string, (page: Page) => Promise<void>>;
  for (const [name, act] of Object.entries(acts)) {
    test(name, async ({ page }) => {
      const hold = await engineHolder(page);
      await openAnalysis(page);
      if (name.includes('editor')) {
        await button(page, 'Set up').click();
        await expect(button(page, 'Play computer')).toBeEnabled();
      }
      await hold(true);
      await act(page);
      await page.evaluate(() => {
        location.hash = '#learn/chess';
      });
      await expect(title(page)).toHaveText('Learn chess');
      await hold(false);
      // The engine answers in order.
      await page.waitForTimeout(500);
      await expect(page).toHaveURL(/#learn\/chess$/);
    });
  }
});

test('a move in flight is given up by an address that names its position', async ({ page }) => {
  const hold = await engineHolder(page);
  await page.goto('./#endgame/chess/KRK');
  await expect(title(page)).toHaveText(/^Mate in/);
  await tab(page, 'Game');
  await setUp(page, QUEEN);
  await expect(page).toHaveURL(/KQK\?fen=/);
  const first = page.url();
  // Another entry with the same position.
  await page.evaluate(() => {
    location.hash = '#endgame/chess';
  });
  await expect(page).toHaveURL(first);
  await hold(true);
  await click(page, 'a1', 'a5');
  await page.goBack();
  await hold(false);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(first);
  await expect(piece(page, 'a1')).toBeAttached();
  await expect(fen(page)).toHaveValue(QUEEN);
  await click(page, 'a1', 'a5');
  await expect(piece(page, 'a5')).toBeAttached();
});
