import { ROOK } from './endings.ts';
import {
  chooseEnding,
  clickSquare,
  expect,
  moreActions,
  open,
  setUpEnding,
  square,
  tab,
  test,
  title,
} from './support.ts';

test.beforeEach(({ page }) => open(page, 'endgame'));

test('the chart counts every position, and the keyboard reads it', async ({ page }) => {
  await chooseEnding(page, 'KBNK');
  await tab(page, 'Distances');
  const shares = page.locator('.shares dd');
  await expect(shares).toHaveText(['99.51% 1,352,913', '0.49% 6,665', '0% 0']);
  await expect(page.locator('.bar')).toHaveCount(33);
  await page.locator('[data-bar="win 33"]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-bar="win 32"]')).toBeFocused();
  await expect(page.locator('[data-bar="win 32"]')).toHaveAccessibleName(
    /^mate in 32: [\d,]+ positions$/,
  );
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Mate in 32');
  await page.locator('.chart-table summary').click();
  const counts = await page.locator('.chart-table td').allTextContents();
  const sum = counts.reduce((all, count) => all + Number(count.replaceAll(',', '')), 0);
  expect(sum).toBe(1_352_913);
});

test('the heat map says what a set-up with the piece there says', { tag: '@long' }, async ({
  page,
}) => {
  await setUpEnding(page, '8/8/8/3k4/8/8/8/KBN5 b - - 0 1');
  // Until then the previous position is on the board.
  await expect(page.locator('[data-piece="c1"]')).toBeVisible();
  await expect(title(page)).toHaveText(/^Mate in/);
  await tab(page, 'Heat map');
  const mark = (name: string) => page.locator(`[data-heat="${name}"]`);
  await clickSquare(page, 'c1');
  await expect(page.locator('.heat-summary')).toContainText('If the white knight stood elsewhere');
  const expected = new Map<string, string>();
  for (const name of ['c2', 'h8', 'e3', 'f6']) {
    await expect(square(page, name)).toHaveAccessibleName(/(White mates in \d+|draw)$/);
    expected.set(name, (await mark(name).locator('text:not(.coordinate)').textContent()) ?? '');
  }
  await expect(mark('d5')).toHaveCount(0);
  await expect(mark('c1')).toHaveClass(/is-own/);
  for (const [name, label] of expected) {
    await setUpEnding(page, withKnightOn(name));
    await expect(title(page)).toHaveText(label === '=' ? 'Draw' : `Mate in ${label}`);
  }
});

test('the heat map marks draws and squares where the piece cannot stand, and follows the piece', {
  tag: '@long',
}, async ({ page }) => {
  await setUpEnding(page, ROOK);
  await tab(page, 'Heat map');
  const label = (name: string) => page.locator(`[data-heat="${name}"] text:not(.coordinate)`);
  await expect(label('d1')).toHaveText('×');
  await expect(square(page, 'd1')).toHaveAccessibleName('d1, illegal square');
  await expect(square(page, 'b1')).toHaveAccessibleName(/White mates in \d+$/);
  await page.getByRole('radio', { name: 'Black king, d5' }).check({ force: true });
  await expect(label('a8')).toHaveText('×');
  await expect(page.locator('[data-heat="d5"]')).toHaveClass(/is-own/);
  await page.getByRole('radio', { name: 'White rook, a1' }).check({ force: true });
  await clickSquare(page, 'a1');
  await clickSquare(page, 'b1');
  await expect(page.locator('[data-heat="b1"]')).toHaveClass(/is-own/);
  await expect(label('c5')).toHaveText('=');
  await page.locator('.heat-table summary').click();
  await expect(page.locator('.heat-table td')).toHaveCount(64);
});

/** The position of the heat map's test with its knight on `name`. */
function withKnightOn(name: string): string {
  const pieces = new Map([
    ['a1', 'K'],
    ['b1', 'B'],
    ['d5', 'k'],
    [name, 'N'],
  ]);
  const ranks = Array.from({ length: 8 }, (_, i) => {
    const rank = [...'abcdefgh'].map((file) => pieces.get(`${file}${8 - i}`) ?? '1').join('');
    return rank.replace(/1+/g, (empty) => String(empty.length));
  });
  return `${ranks.join('/')} b - - 0 1`;
}

test('the heat map keeps the coordinates of the board', { tag: '@long' }, async ({ page }) => {
  await setUpEnding(page, ROOK);
  await tab(page, 'Heat map');
  // Where a colour covers the board's coordinates: not on pieces, nor where the rook cannot stand.
  await expect(page.locator('[data-heat="h1"] .coordinate')).toHaveText(['h']);
  const seen = await page.locator('.heat .coordinate').allTextContents();
  expect(seen.sort().join('')).toBe('1234678abcfgh');
  await moreActions(page, 'Flip');
  await expect(page.locator('[data-heat="h1"] .coordinate')).toHaveText(['1']);
  await expect(page.locator('[data-heat="a8"] .coordinate')).toHaveText(['a']);
});
