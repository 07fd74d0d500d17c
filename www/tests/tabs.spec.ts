import { click, expect, moves, newGame, open, test, title } from './support.ts';

test('two tabs, back and forward, and a reload: each has a whole game, and none is mixed', async ({
  page,
  context,
}) => {
  await open(page);
  await newGame(page, { side: 'Two players' });
  await click(page, 'e2', 'e4');
  await click(page, 'e7', 'e5');
  await expect(moves(page)).toHaveCount(2);
  const other = await context.newPage();
  await open(other);
  // The other tab begins with the stored game.
  await expect(moves(other)).toHaveCount(2);
  await newGame(other, { side: 'Two players' });
  await click(other, 'd2', 'd4');
  await click(page, 'g1', 'f3');
  await expect(moves(page)).toHaveText([/e4/, /e5/, /Nf3/]);
  await expect(moves(other)).toHaveText([/d4/]);
  await page.getByRole('link', { name: 'Analysis', exact: true }).click();
  await expect(page.locator('.engine-panel')).toBeVisible();
  await page.goBack();
  await expect(moves(page)).toHaveText([/e4/, /e5/, /Nf3/]);
  await page.goForward();
  await expect(page.locator('.engine-panel')).toBeVisible();
  await page.goBack();
  // Both now have the last stored game, unchanged.
  await other.reload();
  await expect(title(other)).toBeVisible();
  await expect(moves(other).first()).toBeVisible();
  const kept = (await moves(other).allTextContents()).join(' ');
  expect(['e4 e5 Nf3', 'd4']).toContain(kept.replace(/\d+\.\s*|\s+(?=\s)/g, '').trim());
});
