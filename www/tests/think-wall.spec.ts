import type { EndingCensus, GameName } from '@chariot/protocol';
import type { Page } from '@playwright/test';
// @ts-expect-error a program of Node.js without types
import { startEngine } from '../scripts/engine.mjs';
import { axeViolations, loadAxe } from './axe.ts';
import { chooseLanguage, expect, test } from './support.ts';

test.use({ bypassCSP: true });

/** The core's census, from an engine outside the page. */
async function censusOf(game: GameName, material: string): Promise<EndingCensus> {
  const { handle } = await startEngine(game, 'full');
  handle({ solveTable: { game, material } }, () => {});
  return handle({ census: { game, material } }, () => {}).census.census;
}

/** The page's counts for each wave: for the side that mates, for the other. */
function wavesShown(page: Page): Promise<[number, number][]> {
  return page.locator('.wall-table tbody tr').evaluateAll((rows) =>
    rows.map((row): [number, number] => {
      const cell = (column: number): number =>
        Number(row.children[column]?.textContent?.replaceAll(',', '') ?? Number.NaN);
      return [cell(2), cell(3)];
    }),
  );
}

/** The counts by the core's census: wins take odd plies, losses even ones. */
function wavesOf({ strong, weak }: EndingCensus): [number, number][] {
  const longest = Math.max(2 * strong.wins.length, 2 * weak.losses.length - 1);
  return Array.from({ length: longest }, (_, plies): [number, number] =>
    plies % 2 ? [strong.wins[(plies - 1) / 2] ?? 0, 0] : [0, weak.losses[plies / 2] ?? 0],
  );
}

function sum(counts: readonly number[]): string {
  return counts.reduce((total, one) => total + one, 0).toLocaleString('en');
}

test('the wall of king and rook: its counts are those of the core, and each move leads down it', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('#think/chess/wall');
  const wall = page.locator('.wall');
  const slider = page.locator('.wall-bricks');
  await expect(wall).toHaveAttribute('data-waves', '33');
  const census = await censusOf('chess', 'KRK');
  const waves = wavesOf(census);
  await expect.poll(() => wavesShown(page)).toEqual(waves);
  await expect(page.locator('[data-total=strong]')).toHaveText(sum(census.strong.wins));
  await expect(page.locator('[data-total=weak]')).toHaveText(sum(census.weak.losses));
  await expect(page.locator('[data-total=left]')).toHaveText(sum([census.weak.draws]));
  await expect(page.locator('.wall-fold-counts tbody tr').last()).toContainText(
    sum([...census.weak.losses, census.weak.draws]),
  );

  // By keyboard, down to wave 28, whose positions lose whatever the move.
  await expect(page.locator('.wall-reason')).toContainText('mated in 16 moves');
  await slider.focus();
  for (const _ of [1, 2, 3, 4]) await slider.press('ArrowDown');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Wave 28: Black to move is mated in 14/);
  await expect(page.locator('.wall-number')).toContainText(
    `1 / ${waves[28]?.[1].toLocaleString('en')}`,
  );
  await expect(page.locator('.wall-reason')).toContainText('mated in 14 moves (28 plies)');
  for (const move of await page.locator('.wall-moves-list button').all()) {
    expect(Number(/to wave (\d+)/.exec(await move.innerText())?.[1])).toBeLessThan(28);
  }
  // The best defence leads one wave down, and the other side's move one more.
  await page.locator('.is-best button').first().click();
  await expect(wall).toHaveAttribute('data-laid', '27');
  await expect(page.locator('.wall-number')).toContainText('reached by a move');
  await page.locator('.is-best button').first().click();
  await expect(wall).toHaveAttribute('data-laid', '26');

  await page.getByRole('radio', { name: 'White king' }).check();
  await expect(page.locator('.heat-mark.good').first()).toBeAttached();

  // The fold, and searches that the table cures.
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Fold', exact: true }).click();
  await expect(page.locator('.wall-fold-counts .is-now')).toContainText('10');
  const runs = page.locator('.wall-runs tbody tr');
  await page.locator('.wall-progress').scrollIntoViewIfNeeded();
  await expect(runs.nth(3).locator('td').last()).toHaveText('16 moves');
  await expect(runs.nth(3)).toContainText('#16');
  for (const run of [0, 1, 2]) await expect(runs.nth(run)).toContainText('too many');

  // The other chapters have tests of their own.
  await page.addStyleTag({ content: '.think-chapter:not(#wall) { display: none }' });
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);
  await chooseLanguage(page, 'zh-Hans');
  await expect(page.locator('#wall h2')).toHaveText('八　残局库');
  expect(await axeViolations(page)).toEqual([]);
});

test('the wall of xiangqi on a phone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('#think/xiangqi/wall');
  for (const [material, name] of [
    ['KNK', 'Horse'],
    ['KNKA', 'Horse vs advisor'],
  ] as const) {
    await page.getByRole('radio', { name, exact: true }).check({ force: true });
    const waves = wavesOf(await censusOf('xiangqi', material));
    await expect(page.locator('.wall')).toHaveAttribute('data-waves', String(waves.length));
    await expect.poll(() => wavesShown(page)).toEqual(waves);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBe(0);
});
