import { atDistance, detail, MATE_IN_ONE, playToMate, ROOK, values } from './endings.ts';
import {
  button,
  chooseEnding,
  chooseLanguage,
  clickSquare,
  expect,
  fen,
  moreActions,
  moves,
  open,
  piece,
  setUp,
  setUpEnding,
  tab,
  test,
  title,
} from './support.ts';

test.beforeEach(({ page }) => open(page, 'endgame'));

for (const [material, name, longest] of [
  ['KRK', 'King and rook vs king', 16],
  ['KQK', 'King and queen vs king', 10],
  ['KBNK', 'King, bishop and knight vs king', 33],
  ['KQKR', 'King and queen vs king and rook', 35],
  ['KRKN', 'King and rook vs king and knight', 40],
  ['KPK', 'King and pawn vs king', 28],
  ['KQKP', 'King and queen vs king and pawn', 28],
] as const) {
  test(`${name}: the longest mate takes ${longest} moves, and a shorter one is played out`, {
    tag: material === 'KRK' ? [] : '@long',
  }, async ({ page }) => {
    await chooseEnding(page, material);
    await expect(page.locator('.ending-bar')).toContainText(name);
    await tab(page, 'Distances');
    await button(page, `Longest mate: ${longest} moves`).click();
    await expect(title(page)).toHaveText(`Mate in ${longest}`);
    await expect(detail(page)).toHaveText('White wins with best play. White to move.');
    await atDistance(page, 3);
    await playToMate(page);
    await expect(detail(page)).toHaveText('White wins');
  });
}

test('a worse defence is mated sooner, as its badge said', async ({ page }) => {
  await setUpEnding(page, '8/8/8/3k4/8/8/8/R3K3 b - - 0 1');
  const badges = page.locator('.badge text');
  await expect(values(page).first()).toBeVisible();
  // Each distance is once in the list and once on the board.
  const promises = (await values(page).allTextContents()).map((text) => text.match(/\d+$/)?.[0]);
  await expect.poll(() => badges.allTextContents()).toEqual(promises);
  const worst = values(page).last();
  const promised = Number(promises.at(-1));
  await worst.click();
  await expect(title(page)).toHaveText(`Mate in ${promised}`);
});

test('pointing at a move shows its arrow; the board is played on as well', async ({ page }) => {
  await setUpEnding(page, MATE_IN_ONE);
  await expect(title(page)).toHaveText('Mate in 1');
  await values(page).first().hover();
  await expect(page.locator('.arrow')).toHaveCount(1);
  await expect(values(page).first()).toContainText('Rh8#');
  await clickSquare(page, 'h1');
  const badges = () => page.locator('.badge').count();
  const moved = () => values(page).filter({ hasText: /^R/ }).count();
  await expect.poll(async () => (await badges()) - (await moved())).toBe(0);
  await clickSquare(page, 'h8');
  await expect(title(page)).toHaveText('Checkmate');
  await button(page, 'Take back').click();
  await expect(title(page)).toHaveText('Mate in 1');
});

test('a drawn position is called a draw, and a capture into another ending is followed', async ({
  page,
}) => {
  await setUpEnding(page, '8/8/8/8/8/8/1k6/R6K b - - 0 1');
  await expect(title(page)).toHaveText('Draw');
  await expect(values(page).first()).toContainText('Kxa1');
  await expect(values(page).first()).toContainText('draw');
  await values(page).first().click();
  await expect(detail(page)).toHaveText('insufficient material');
  await setUpEnding(page, '7k/8/8/8/8/8/1r6/KQ6 w - - 0 1');
  await expect(values(page).first()).toContainText('Kxb2mate in 8');
  await values(page).first().click();
  await expect(page.locator('.ending-code')).toHaveText('KQK');
  await expect(detail(page)).toHaveText('White wins with best play. Black to move.');
});

test('the line plays itself out, and can be stopped and begun again', { tag: '@long' }, async ({
  page,
}) => {
  // Long enough that a slow machine still finds it under way.
  await atDistance(page, 5);
  await tab(page, 'Game');
  await button(page, 'Play best line').click();
  await expect(moves(page)).not.toHaveCount(0);
  await button(page, 'Stop').click();
  const stopped = await moves(page).count();
  await page.waitForTimeout(1_000);
  await expect(moves(page)).toHaveCount(stopped);
  await moreActions(page, 'Restart');
  await expect(moves(page)).toHaveCount(0);
  await button(page, 'Play best line').click();
  await expect(title(page)).toHaveText('Checkmate', { timeout: 40_000 });
  await expect(moves(page)).toHaveCount(9);
});

test('colours are exchanged and back, and the worth stays', { tag: '@long' }, async ({ page }) => {
  await setUpEnding(page, ROOK);
  await moreActions(page, 'Swap colours');
  await expect(detail(page)).toHaveText('Black wins with best play. Black to move.');
  await expect(title(page)).toHaveText('Mate in 14');
  await tab(page, 'Game');
  await expect(fen(page)).toHaveValue('r3k3/8/8/8/3K4/8/8/8 b - - 0 1');
  await button(page, 'Random').click();
  await expect(detail(page)).toHaveText(/Black to move\.$/);
  await moreActions(page, 'Swap colours');
  await expect(detail(page)).toHaveText(/White to move\.$/);
});

test('random positions by result and exact distance; a result that does not occur is reported', {
  tag: '@long',
}, async ({ page }) => {
  await chooseEnding(page, 'KRKN');
  await tab(page, 'Distances');
  const form = page.locator('.random-form');
  const wish = async (result: string, count: string): Promise<void> => {
    await form.locator('select').selectOption({ label: result });
    if (result !== 'Draw') await form.locator('input').fill(count);
    await form.getByRole('button').click();
  };
  await wish('White wins', '21');
  await expect(title(page)).toHaveText('Mate in 21');
  await wish('Draw', '');
  await expect(title(page)).toHaveText('Draw');
  await wish('White wins', '41');
  await expect(page.locator('.message')).toHaveText('This ending has no such position.');
  await page.locator('.distances').getByRole('radio', { name: 'Black' }).check({ force: true });
  await wish('Black loses', '7');
  await expect(title(page)).toHaveText('Mate in 7');
  await expect(detail(page)).toHaveText('White wins with best play. Black to move.');
});

test('a position whose castling rights may last is estimated, and says why', async ({ page }) => {
  await setUpEnding(page, '4k3/8/8/8/8/8/8/4K1NR w K - 0 1');
  await expect(title(page)).toHaveText(/^Estimate: Mate in \d+$/);
  await expect(page.locator('.no-table')).toHaveText(
    'No table has positions that keep rights to castle.',
  );
});

test('a bad FEN is explained and changes nothing', async ({ page }) => {
  await setUpEnding(page, MATE_IN_ONE);
  await expect(title(page)).toHaveText('Mate in 1');
  await tab(page, 'Game');
  await setUp(page, 'kk6/8/8/8/8/8/8/K6R w - - 0 1');
  await expect(page.getByRole('alert')).toContainText('Invalid FEN.');
  await expect(piece(page, 'b6')).toBeVisible();
});

test('on the narrowest phone the moves are not cut', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [game, tag] of [
    ['chess', 'en'],
    ['xiangqi', 'en'],
    ['xiangqi', 'zh-Hans'],
  ] as const) {
    await open(page, `endgame/${game}`);
    await chooseLanguage(page, tag);
    await expect(values(page).first()).toBeVisible();
    const cut = await values(page).evaluateAll((rows) =>
      rows
        .filter(
          (row) => row.scrollWidth > row.clientWidth || row.getBoundingClientRect().right > 320,
        )
        .map((row) => row.textContent),
    );
    expect(cut, `${game}, ${tag}`).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${game}, ${tag}`).toBe(320);
  }
});
