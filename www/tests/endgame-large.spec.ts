// Endings too large to be solved unasked. KBBKN is the cheapest of them.
import type { Page } from '@playwright/test';
import { detail, values } from './endings.ts';
import { button, clickSquare, expect, open, setUpEnding, tab, test, title } from './support.ts';

/** White mates in 72 with two bishops against a knight. */
const TWO_BISHOPS = '8/8/8/3k4/3n4/8/8/KBB5 w - - 0 1';

/** Opens an ending that is not in the list. */
async function openEnding(page: Page, material: string): Promise<void> {
  await page.locator('.ending-bar').click();
  await page.locator('input[name=ending]').fill(material);
  await page.locator('input[name=ending]').press('Enter');
  await expect(page.locator('.ending-code')).toHaveText(material);
}

test('an ending without table says what it takes to solve it here', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 8 }));
  await open(page, 'endgame');
  await openEnding(page, 'KRPKR');
  await expect(page.locator('.no-table')).toHaveText('There is no table of this ending here.');
  await expect(page.locator('.large-ending')).toContainText(
    /^It can be solved in this browser, after 4 endings that it leads to: up to 1\.8 GB of memory, about \d+ min\. The result is kept here for later visits, about \d+ MB\./,
  );
  await expect(button(page, 'Solve it here')).toBeEnabled();
  // The chooser says so too.
  await page.locator('.ending-bar').click();
  await page.locator('input[name=ending]').fill('KRPKR');
  await expect(page.locator('[data-material=KRPKR] .ending-cost')).toHaveText(
    /^can be solved here: 1\.8 GB of memory, about \d+ min$/,
  );
});

test('a device without the memory gets advice', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 1 }));
  await open(page, 'endgame');
  await openEnding(page, 'KRPKR');
  await expect(page.locator('.large-ending')).toContainText(
    'Solving it takes up to 1.0 GB of memory, and this device can spare 540 MB.',
  );
  await expect(page.locator('.panel')).not.toContainText('tbgen');
  await expect(button(page, 'Solve it here')).toHaveCount(0);
});

test('solving tells how far it is, and is stopped', async ({ page }) => {
  await open(page, 'endgame');
  await setUpEnding(page, TWO_BISHOPS);
  await button(page, 'Solve it here').click();
  await expect(page.locator('.large-solving')).toContainText(
    /^Solving KBBKN: .* · about \d+ (s|min) left/,
  );
  // Until the table is there the engine judges; the page can be used.
  await expect(page.locator('.no-table')).toBeVisible();
  await button(page, 'Stop').click();
  await expect(page.getByRole('alert')).toHaveText('Solving stopped. Finished endings are kept.');
});

test('an ending of five pieces is solved here, kept, and explored on a later visit', {
  tag: '@long',
}, async ({ page }) => {
  // Half a minute, and 1.1 GB of memory, on an idle machine.
  test.setTimeout(900_000);
  await open(page, 'endgame');
  await setUpEnding(page, TWO_BISHOPS);
  await button(page, 'Solve it here').click();
  // Distances to zeroing are solved and stored, too.
  await expect(title(page)).toHaveText('Draw', { timeout: 800_000 });
  const saved =
    'White wins, but the fifty-move rule saves Black: mate in 72 comes too late. White to move.';
  await expect(detail(page)).toHaveText(saved);
  await page.reload();
  await expect(detail(page)).toHaveText(saved);
  await expect(values(page).first()).toContainText('50-move draw');
  await expect(values(page).getByText('unknown')).toHaveCount(0);

  const result = page.locator('.position-result');
  await tab(page, 'Heat map');
  await clickSquare(page, 'b1');
  await expect(page.locator('[data-heat="b1"]')).toHaveClass(/is-own/);
  const mark = page.locator('[data-heat="h7"] text:not(.coordinate)');
  await expect(mark).toHaveText(/\S/);
  const label = (await mark.textContent()) ?? '';
  await tab(page, 'Distances');
  await expect(page.locator('[data-bar="win 66"]')).toBeVisible();
  await page.locator('[data-bar="win 66"]').click();
  await expect(result).toContainText(/mate in 66\b/i);
  await setUpEnding(page, TWO_BISHOPS.replace('KBB5', 'K1B5').replace(/^8\/8/, '8/7B'));
  const wanted = label === '=' ? /^Draw/ : new RegExp(`mate in ${label}\\b`, 'i');
  await expect(result).toContainText(wanted);

  // Stored tables are listed and can be deleted.
  await page.locator('.ending-bar').click();
  await expect(page.locator('.ending-kept .ending-cost')).toHaveText(/^\d+\.\d MB$/);
  await button(page, 'Delete the table of KBBKN').click();
  await expect(page.locator('.ending-kept')).toHaveCount(0);
});
