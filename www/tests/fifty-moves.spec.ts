import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { open as openAnalysis } from './analysis.ts';
import { detail, values } from './endings.ts';
import { chooseLanguage, expect, fen, open, setUpEnding, test, title } from './support.ts';

/**
 * In base64, from `tbgen generate chess KPK --dtz`; docs/reference/egt-format.md has the digest.
 */
const KPK = Buffer.from(
  readFileSync(join(import.meta.dirname, 'fixtures/KPK.dtz.txt'), 'utf8'),
  'base64',
);

/** White mates in 19, and moves the pawn after five plies at the earliest. */
const at = (clock: number) => `8/8/3k4/8/8/3K4/3P4/8 w - - ${clock} 120`;

/** Replaces the site's list of distances to zeroing by `lines`. */
async function listDtz(page: Page, lines: string): Promise<void> {
  await page.route('**/tables/MANIFEST', async (route) => {
    const response = await route.fetch();
    const list = (await response.text()).replace(/^.*\.dtz\n/gm, '');
    await route.fulfill({ response, body: list + lines });
  });
}

/** Serves the distances to zeroing of KPK; the function returned gives the number of fetches. */
async function shipDtz(page: Page): Promise<() => number> {
  let fetches = 0;
  await listDtz(page, `${'0'.repeat(64)} ${KPK.length} chess/KPK.dtz\n`);
  await page.route('**/tables/chess/KPK.dtz', (route) => {
    fetches += 1;
    return route.fulfill({ body: KPK });
  });
  return () => fetches;
}

test('the clock of the position decides whether a win stands', async ({ page }) => {
  const fetches = await shipDtz(page);
  await open(page, 'endgame');
  await setUpEnding(page, at(40));
  await expect(title(page)).toHaveText('Mate in 19');
  await expect(values(page).first()).toContainText('mate in 19');
  expect(fetches()).toBe(0);

  await setUpEnding(page, at(95));
  await expect(title(page)).toHaveText('Mate in 19');
  await expect(values(page).first()).toContainText('mate in');
  await expect(values(page).filter({ hasText: '50-move draw' })).toHaveCount(0);
  expect(fetches()).toBe(1);

  await setUpEnding(page, at(96));
  await expect(title(page)).toHaveText('Draw');
  await expect(detail(page)).toHaveText(
    'White wins, but the fifty-move rule saves Black: mate in 19 comes too late. White to move.',
  );
  await expect(values(page).first()).toContainText('50-move draw');
  expect(fetches()).toBe(1);

  await chooseLanguage(page, 'zh-Hant');
  await expect(detail(page)).toContainText('五十回合規則');
  await chooseLanguage(page, 'en');
  // A move of the losing side does not change that.
  await values(page).first().click();
  await expect(detail(page)).toContainText('the fifty-move rule saves Black');
  await expect(detail(page)).toContainText('Black to move.');
});

test('of the moves of the losing side those that the rule saves stand first', {
  tag: '@long',
}, async ({ page }) => {
  await shipDtz(page);
  await open(page, 'endgame');
  await setUpEnding(page, '8/8/8/2k5/8/2K5/3P4/8 b - - 91 120');
  await expect(title(page)).toHaveText('Draw');
  await expect(values(page)).toHaveText([
    'Kd550-move draw',
    'Kc6mated in 20',
    /^K\w\dmated in 19$/,
    /^K\w\dmated in 19$/,
    /^K\w\dmated in 19$/,
  ]);
});

test('analysis says so, too', { tag: '@long' }, async ({ page }) => {
  await shipDtz(page);
  await openAnalysis(page);
  await fen(page).fill(at(96));
  await fen(page).press('Enter');
  await expect(page.locator('.table-line')).toContainText('the fifty-move rule saves Black');
});

test('without distances to zeroing nothing is said of the rule', { tag: '@long' }, async ({
  page,
}) => {
  await listDtz(page, '');
  await open(page, 'endgame');
  await setUpEnding(page, at(96));
  await expect(title(page)).toHaveText('Mate in 19');
  await expect(detail(page)).toHaveText('White wins with best play. White to move.');
});
