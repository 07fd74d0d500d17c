import type { Page } from '@playwright/test';
import {
  allowErrors,
  button,
  chooseLanguage,
  click,
  expect,
  middle,
  moves,
  newGame,
  open,
  piece,
  playByClicks,
  player,
  position,
  setUp,
  square,
  test,
  thinkBriefly,
  title,
  type,
} from './support.ts';

/** Red's rook can check for ever. */
const ROOK_CHECKS = '3k5/9/9/9/9/4R4/9/9/9/5K3 w - - 0 1';
const ROUND = ['e5d5', 'd10e10', 'd5e5', 'e10d10'];

const detail = (page: Page) => page.locator('.status p');
const game = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function looks(page: Page, choose: () => Promise<unknown>): Promise<void> {
  await button(page, 'Settings').click();
  await choose();
  await button(page, 'Done').click();
}

test('a game by clicks: five moves each, every one answered, then resigned', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'play/xiangqi');
  await expect(page.locator('.piece')).toHaveCount(32);
  await newGame(page);
  await playByClicks(page, 5);
  await button(page, 'Resign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(title(page)).toHaveText('Chariot wins');
  await expect(detail(page)).toHaveText('by resignation');
});

test('a game by keyboard, with what a screen reader says', async ({ page }) => {
  await open(page, 'play/xiangqi');
  await newGame(page);
  await expect(square(page, 'b1')).toHaveAccessibleName('b1, Red horse');
  await expect(square(page, 'e10')).toHaveAccessibleName('e10, Black general');
  const said = page.getByTestId('announcer');
  await square(page, 'h3').focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(/^Red cannon on h3 selected, 1\d moves$/);
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowLeft');
  await expect(square(page, 'e3')).toHaveAccessibleName('e3, can move here');
  await page.keyboard.press('Enter');
  await expect(moves(page).first()).toHaveText('C2=5');
  await expect(moves(page)).toHaveCount(2);
  await expect(said).toHaveText(
    /^Black (general|advisor|elephant|horse|chariot|cannon|soldier) from [a-i]\d+ to [a-i]\d+/,
  );
  // Flipped, the arrow keys follow the board. No reply captures this elephant or blocks it.
  await button(page, 'Flip').click();
  await square(page, 'c1').focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(square(page, 'a3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(moves(page)).toHaveCount(4);
  await expect(moves(page).nth(2)).toHaveText('E7+9');
});

test('a piece is dragged to its point', { tag: '@long' }, async ({ page }) => {
  await open(page, 'play/xiangqi');
  await newGame(page);
  await page.mouse.move(...(await middle(page, 'h1')));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, 'g3')), { steps: 6 });
  await page.mouse.up();
  await expect(moves(page)).toHaveCount(2);
  await expect(moves(page).first()).toHaveText('H2+3');
});

test('odds: either side gives, and the game is played on from there', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, 'play/xiangqi');
  await newGame(page, { start: { name: 'Odds: two horses', giver: 'Chariot' } });
  await expect(detail(page)).toHaveText('Odds: two horses, given by Black');
  await expect(page.locator('.piece.second')).toHaveCount(14);
  await expect(piece(page, 'b10')).toBeHidden();
  await click(page, 'h3', 'e3');
  await expect(moves(page)).toHaveCount(2);
  await page.reload();
  await expect(detail(page)).toContainText('Odds: two horses, given by Black');

  await newGame(page, { side: 'Black', start: { name: 'Odds: nine pieces', giver: 'You' } });
  await expect(detail(page)).toContainText('Odds: nine pieces, given by Black');
  // Red, the computer, begins, and may capture something.
  await expect(moves(page)).toHaveCount(1);
  await expect(page.locator('.piece.second').first()).toBeVisible();
  await expect.poll(() => page.locator('.piece.second').count()).toBeLessThanOrEqual(7);

  await newGame(page, { start: { name: 'Odds: left chariot', giver: 'You' } });
  await expect(piece(page, 'a1')).toBeHidden();
  await expect(piece(page, 'a10')).toBeVisible();
  await newGame(page, { start: { name: 'Starting position' } });
  await expect(piece(page, 'a1')).toBeVisible();
  await expect(detail(page)).toBeHidden();
  await expect(player(page, 'second')).toContainText('ChariotLevel 1 · Elo ≈ 500');
});

test('two people share a board: both are asked, undo takes back one move', async ({ page }) => {
  await open(page, 'play/xiangqi');
  await newGame(page, { side: 'Two players' });
  await expect(title(page)).toHaveText('Red to move');
  await expect(page.locator('.evaluation')).toBeHidden();
  await click(page, 'h3', 'e3');
  await expect(title(page)).toHaveText('Black to move');
  await click(page, 'h10', 'g8');
  await expect(title(page)).toHaveText('Red to move');
  await click(page, 'b3', 'b10');
  await expect(piece(page, 'b10')).toHaveClass(/first/);
  await expect(page.locator('.piece')).toHaveCount(31);
  await button(page, 'Take back').click();
  await expect(moves(page)).toHaveCount(2);
  await expect(title(page)).toHaveText('Red to move');
  await page.reload();
  await expect(moves(page)).toHaveCount(2);
  await expect(title(page)).toHaveText('Red to move');
  await button(page, 'Resign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(title(page)).toHaveText('Black wins');

  await setUp(page, ROOK_CHECKS);
  await click(page, 'e5', 'd5');
  await expect(title(page)).toHaveText('Black to move, in check');
  await expect(square(page, 'd10')).toHaveClass(/is-check/);
});

test('perpetual check loses, and the page says who did what, in its own language', async ({
  page,
}) => {
  await open(page, 'play/xiangqi');
  await newGame(page, { side: 'Two players' });
  await setUp(page, ROOK_CHECKS);
  await expect(page.locator('.piece')).toHaveCount(3);
  for (const [ply, move] of [...ROUND, ...ROUND].entries()) {
    await type(page, move);
    await expect(moves(page)).toHaveCount(ply + 1);
  }
  await expect(title(page)).toHaveText('Black wins');
  await expect(detail(page)).toHaveText(
    "perpetual check loses: Red's rook gave check on every move.",
  );
  await chooseLanguage(page, 'zh-Hans');
  await expect(title(page)).toHaveText('黑方胜');
  await expect(detail(page)).toHaveText('长将判负：红方车长将。');
  // Another notation leaves the explanation in the language of the page.
  await button(page, '设置').click();
  await page.getByLabel('记谱').selectOption({ label: 'WXF · H2+3' });
  await button(page, '完成').click();
  await expect(moves(page).first()).toHaveText('R5=6');
  await expect(detail(page)).toHaveText('长将判负：红方车长将。');
});

test('a side without a move has lost', async ({ page }) => {
  await open(page, 'play/xiangqi');
  await newGame(page, { side: 'Two players' });
  await setUp(page, '3k5/4P4/9/9/9/9/9/9/9/4K4 b - - 0 1');
  await expect(title(page)).toHaveText('Red wins');
  await expect(detail(page)).toHaveText('by stalemate');
});

test('each game is kept while the other is played, and over a reload', async ({ page }) => {
  await open(page);
  await newGame(page);
  await click(page, 'e2', 'e4');
  await expect(moves(page)).toHaveCount(2);
  const chess = await position(page);
  await game(page, 'Xiangqi').click();
  await expect(page).toHaveURL(/#play\/xiangqi$/);
  await expect(title(page)).toHaveText('Your move');
  await newGame(page, { side: 'Black' });
  await expect(moves(page)).toHaveCount(1);
  const xiangqi = await position(page);
  await game(page, 'Chess').click();
  await expect.poll(() => position(page)).toBe(chess);
  await page.reload();
  await expect.poll(() => position(page)).toBe(chess);
  await game(page, 'Xiangqi').click();
  await expect.poll(() => position(page)).toBe(xiangqi);
  await game(page, 'Endgames').click();
  await game(page, 'Play').click();
  await expect.poll(() => position(page)).toBe(xiangqi);
  await expect(title(page)).toHaveText('Your move');
});

test('a move the computer was thinking about never lands in the other game', async ({ page }) => {
  await thinkBriefly(page, 1_500);
  await open(page, 'play/xiangqi');
  await newGame(page, { level: 12 });
  await click(page, 'h3', 'e3');
  await expect(title(page)).toHaveText('Chariot is thinking');
  await game(page, 'Chess').click();
  await expect(title(page)).toHaveText('Your move');
  await chooseLanguage(page, 'zh-Hans');
  await expect(title(page)).toHaveText('轮到你走');
  // Longer than it would have thought.
  await page.waitForTimeout(2_000);
  await expect(moves(page)).toHaveCount(0);
  await game(page, '中国象棋').click();
  await expect(moves(page)).toHaveCount(2);
});

test('moves are written and read in every notation', { tag: '@long' }, async ({ page }) => {
  await open(page, 'play/xiangqi');
  await newGame(page, { side: 'Two players' });
  const plies = [
    { typed: 'C2=5', written: ['C2=5', '炮二平五', '炮二平五', 'h2e2', 'h3e3'] },
    { typed: '马8进7', written: ['H8+7', '马８进７', '馬８進７', 'h9g7', 'h10g8'] },
    { typed: 'h0g2', written: ['H2+3', '马二进三', '馬二進三', 'h0g2', 'h1g3'] },
  ];
  for (const [ply, { typed }] of plies.entries()) {
    await type(page, typed);
    await expect(moves(page)).toHaveCount(ply + 1);
  }
  for (const [style, notation] of ['WXF', 'simplified', 'traditional', 'ICCS', 'UCI'].entries()) {
    await looks(page, async () => {
      const option = page.getByRole('option', { name: notation });
      await page.getByLabel('Notation').selectOption(await option.innerText());
    });
    await expect(moves(page)).toHaveText(plies.map(({ written }) => written[style] ?? ''));
  }
  await page.reload();
  await expect(moves(page).first()).toHaveText('h3e3');
  await type(page, 'b1b1');
  await expect(page.getByRole('alert')).toContainText('This move cannot be played.');
});

test('pieces, coordinates and side of the board are chosen and remembered', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'play/xiangqi');
  const general = () => piece(page, 'e1').locator('.glyph').getAttribute('d');
  const traditional = await general();
  await expect(page.locator('.label')).toHaveText([...'112233445566778899']);
  await looks(page, async () => {
    await page.getByRole('radio', { name: 'Simplified' }).check({ force: true });
    await page.getByRole('radio', { name: 'a–i, 1–10' }).check({ force: true });
  });
  await expect(page.locator('.label')).toHaveCount(19);
  const simplified = await general();
  expect(simplified).not.toBe(traditional);
  await looks(page, () => page.getByRole('radio', { name: 'Symbols' }).check({ force: true }));
  await expect(page.locator('.piece .symbol')).toHaveCount(32);
  await page.reload();
  await expect(page.locator('.piece .symbol')).toHaveCount(32);
  await expect(page.locator('.label')).toHaveCount(19);
});

test('without the outlines the pieces are written in the fonts of the system', async ({ page }) => {
  allowErrors(page, /404/);
  await page.route('**/glyphs*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('./#play/xiangqi');
  await expect(piece(page, 'e1').locator('text')).toHaveText('帥');
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('notation, names of pieces and results are Chinese', { tag: '@long' }, async ({ page }) => {
    await open(page, 'play/xiangqi');
    await expect(square(page, 'b1')).toHaveAccessibleName('b1，红马');
    await expect(square(page, 'c10')).toHaveAccessibleName('c10，黑象');
    await type(page, '炮二平五');
    await expect(moves(page)).toHaveCount(2);
    await expect(moves(page).first()).toHaveText('炮二平五');
    await setUp(page, '3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 0 1');
    await click(page, 'b1', 'b10');
    await expect(title(page)).toHaveText('你赢了');
    await expect(detail(page)).toHaveText('将死');
  });
});
