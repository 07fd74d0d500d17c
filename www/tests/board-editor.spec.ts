import type { Page } from '@playwright/test';
import { axeViolations, loadAxe } from './axe.ts';
import {
  button,
  chooseLanguage,
  click,
  clickSquare,
  expect,
  fen,
  middle,
  moves,
  newGame,
  open,
  piece,
  square,
  test,
  title,
} from './support.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** White may capture on d6 or f6, depending on Black's last double step. */
const DOUBLE_STEPS = 'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq - 4 3';
const verdict = (page: Page) => page.locator('.set-up-verdict');
const analyse = (page: Page) => button(page, 'Analyse');
const right = (page: Page, letter: string) => page.locator(`input[name=castling-${letter}]`);

async function edit(page: Page, game: 'chess' | 'xiangqi' = 'chess', start = ''): Promise<void> {
  const query = start && `&fen=${start.replaceAll(' ', '_')}`;
  await page.goto(`./#analysis/${game}?edit${query}`);
  await expect(title(page)).toHaveText('Set up position', { timeout: 20_000 });
  await expect(fen(page)).not.toHaveValue(/^8\/8\/8\/8\/8\/8\/8\/8|^9\/9/);
  // The FEN changes once more when the possible rights are known.
  await expect(verdict(page)).not.toBeEmpty();
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
  await page.mouse.up();
}

test('a position is set up by mouse, and what is wrong with it is said meanwhile', async ({
  page,
}) => {
  await edit(page);
  await expect(fen(page)).toHaveValue(START);
  await expect(verdict(page)).toHaveText('This position is legal.');
  await button(page, 'Clear board').click();
  await expect(verdict(page).getByRole('alert')).toBeVisible();
  await expect(analyse(page)).toBeDisabled();
  await button(page, 'White king').click();
  await clickSquare(page, 'b6');
  await button(page, 'Black king').click();
  await clickSquare(page, 'a7');
  await expect(verdict(page).getByRole('alert')).toBeVisible();
  // Dragged to a better square; the rook comes from the palette.
  await drag(page, await middle(page, 'a7'), await middle(page, 'a8'));
  await expect(piece(page, 'a8')).toBeVisible();
  const rook = await button(page, 'White rook').boundingBox();
  if (!rook) throw new Error('no rook to drag');
  await drag(page, [rook.x + 10, rook.y + 10], await middle(page, 'h1'));
  await expect(verdict(page)).toHaveText('This position is legal.');
  await expect(fen(page)).toHaveValue('k7/8/1K6/8/8/8/8/7R w - - 0 1');

  // A click with the same piece in hand or with Remove takes it off, as does dragging it away.
  await clickSquare(page, 'h1');
  await expect(piece(page, 'h1')).toBeHidden();
  await clickSquare(page, 'h1');
  await button(page, 'Remove').click();
  await clickSquare(page, 'h1');
  await expect(piece(page, 'h1')).toBeHidden();
  await button(page, 'White rook').click();
  await clickSquare(page, 'h1');
  await button(page, 'White queen').click();
  await clickSquare(page, 'e4');
  await drag(page, await middle(page, 'e4'), [4, 300]);
  await expect(piece(page, 'e4')).toBeHidden();

  await analyse(page).click();
  await expect(page).toHaveURL(/#analysis\/chess/);
  await expect(page).not.toHaveURL(/edit/);
  await expect(verdict(page)).toBeHidden();
  await expect(fen(page)).toHaveValue('k7/8/1K6/8/8/8/8/7R w - - 0 1');
  await click(page, 'h1', 'h8');
  await expect(title(page)).toHaveText('White wins');
});

test('the rights to castle, en passant and the counters are those that the position allows', {
  tag: '@long',
}, async ({ page }) => {
  await edit(page, 'chess', DOUBLE_STEPS);
  await expect(fen(page)).toHaveValue(DOUBLE_STEPS);
  for (const letter of 'KQkq') await expect(right(page, letter)).toBeChecked();
  await right(page, 'q').uncheck();
  await expect(fen(page)).toHaveValue(/ w KQk - 4 3$/);
  const passed = page.locator('select[name=en-passant]');
  await expect(passed.locator('option')).toHaveText(['none', 'd6', 'f6']);
  await passed.selectOption('f6');
  await page.locator('input[name=halfmoves]').fill('0');
  await page.locator('input[name=move-number]').fill('12');
  await expect(fen(page)).toHaveValue(/ w KQk f6 0 12$/);
  await expect(verdict(page)).toHaveText('This position is legal.');

  // Without the rook there is no right to castle; the right returns with it.
  await button(page, 'Remove').click();
  await clickSquare(page, 'h1');
  await expect(right(page, 'K')).toBeDisabled();
  await expect(right(page, 'K')).not.toBeChecked();
  await expect(fen(page)).toHaveValue(/ w Qk f6 0 12$/);
  await button(page, 'White rook').click();
  await clickSquare(page, 'h1');
  await expect(right(page, 'K')).toBeChecked();
  // With Black to move there is no en passant capture.
  await page.getByRole('radio', { name: 'Black' }).check({ force: true });
  await expect(passed.locator('option')).toHaveText(['none']);
  await expect(fen(page)).toHaveValue(/ b KQk - 0 12$/);

  await button(page, 'Two players').click();
  await expect(page).toHaveURL(/#play\/chess/);
  await expect(piece(page, 'e5')).toBeVisible();
  await click(page, 'e8', 'f7');
  await expect(moves(page)).toHaveCount(1);
});

test('castling of Chess960 is offered where a FEN has it, not where a king is only put elsewhere', {
  tag: '@long',
}, async ({ page }) => {
  await edit(page, 'chess', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
  await expect(right(page, 'K')).toBeChecked();
  await click(page, 'e1', 'd1');
  await expect(fen(page)).toHaveValue('r3k2r/8/8/8/8/8/8/R2K3R w kq - 0 1');
  await expect(right(page, 'K')).toBeDisabled();
  await fen(page).fill('r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1');
  await expect(right(page, 'K')).toBeEnabled();
  await expect(right(page, 'K')).toBeChecked();
  await right(page, 'Q').uncheck();
  await expect(fen(page)).toHaveValue('r3k2r/8/8/8/8/8/8/R2K3R w Kkq - 0 1');
  await expect(verdict(page)).toHaveText('This position is legal.');
});

test('a FEN is read while it is typed, and the board follows even if it is not legal', async ({
  page,
}) => {
  await edit(page);
  await fen(page).fill('4k3/8/8/8/8/8/8/R3K2R w KQ - 7 30');
  await expect(verdict(page)).toHaveText('This position is legal.');
  await expect(piece(page, 'a1')).toBeVisible();
  await expect(page.locator('input[name=halfmoves]')).toHaveValue('7');
  await expect(right(page, 'k')).toBeDisabled();
  await fen(page).fill('4k3/8/8/8/8/8/8/R6R w - - 0 1');
  await expect(verdict(page).getByRole('alert')).toContainText('Invalid FEN.');
  await expect(piece(page, 'e1')).toBeHidden();
  await expect(analyse(page)).toBeDisabled();
  await fen(page).fill('hello');
  await expect(verdict(page).getByRole('alert')).toContainText('Invalid FEN.');
  // The board stays, and corrects the typed text.
  await button(page, 'White king').click();
  await clickSquare(page, 'e1');
  await expect(fen(page)).toHaveValue('4k3/8/8/8/8/8/8/R3K2R w - - 0 1');
  await expect(verdict(page)).toHaveText('This position is legal.');
  await button(page, 'Starting position').click();
  await expect(fen(page)).toHaveValue(START);
});

test('the address keeps the position over a reload, and a bad one is explained', {
  tag: '@long',
}, async ({ page }) => {
  await edit(page);
  await button(page, 'Remove').click();
  await clickSquare(page, 'd1');
  await expect(page).toHaveURL(/RNB1KBNR_w_KQkq_-_0_1$/);
  await page.reload();
  await expect(fen(page)).toHaveValue(/RNB1KBNR w KQkq - 0 1$/);
  await page.goto('./#play');
  await expect(page.locator('.player').first()).toBeVisible();
  await page.goto('./#analysis/chess?edit&fen=kk6/8/8/8/8/8/8/7K_w_-_-_0_1');
  await expect(verdict(page).getByRole('alert')).toContainText('Invalid FEN.');
  await expect(piece(page, 'b8')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(title(page)).not.toHaveText('Set up position');
});

test('a user who leaves while a position is checked stays away', { tag: '@long' }, async ({
  page,
}) => {
  // Delays the event after a change of address.
  await page.addInitScript(() => {
    addEventListener('hashchange', (event) => event.stopImmediatePropagation());
  });
  await edit(page, 'chess', '4k3/8/8/8/8/8/8/K3Q3 w - - 0 1');
  await expect(verdict(page).getByRole('alert')).toBeVisible();
  await button(page, 'Remove').click();
  await page.evaluate(() => {
    location.hash = '#play';
  });
  await clickSquare(page, 'e1');
  await expect(verdict(page)).toHaveText('This position is legal.');
  // Wait for effects of the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
  );
  expect(new URL(page.url()).hash).toBe('#play');
});

test('it begins with the analysed position, and asks before it replaces a game', async ({
  page,
}) => {
  await open(page);
  await newGame(page, { side: 'Two players' });
  await click(page, 'e2', 'e4');
  await page.goto('./#analysis/chess');
  await expect(piece(page, 'd2')).toBeVisible();
  await click(page, 'd2', 'd4');
  await expect(piece(page, 'd4')).toBeVisible();
  await button(page, 'Set up').click();
  await expect(page).toHaveURL(/#analysis\/chess\?edit/);
  await expect(fen(page)).toHaveValue(/3P4/);
  await button(page, 'Play computer').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
  await expect(page).toHaveURL(/#play\/chess/);
  await expect(piece(page, 'd4')).toBeVisible();
  await expect(piece(page, 'e4')).toBeHidden();
});

test('the editor is worked by keyboard', async ({ page }) => {
  await edit(page);
  await button(page, 'Clear board').click();
  await button(page, 'White queen').focus();
  await page.keyboard.press('Enter');
  await square(page, 'a1').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(square(page, 'a2')).toHaveAccessibleName('a2, White queen');
  await expect(page.getByTestId('announcer')).toHaveText('White queen on a2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+K');
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, White king');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  await expect(square(page, 'c2')).toHaveAccessibleName('c2, Black knight');
  await page.keyboard.press('Delete');
  await expect(square(page, 'c2')).toHaveAccessibleName('c2');
  await expect(page.getByTestId('announcer')).toHaveText('Black knight removed from c2');
});

test('xiangqi has its own pieces, and neither castling nor en passant', { tag: '@long' }, async ({
  page,
}) => {
  await edit(page, 'xiangqi');
  await expect(page.locator('.set-up-castling')).toBeHidden();
  await expect(page.locator('select[name=en-passant]')).toBeHidden();
  await expect(page.locator('.palette-piece')).toHaveCount(14);
  await button(page, 'Clear board').click();
  await button(page, 'Red general').click();
  await clickSquare(page, 'e5');
  await expect(verdict(page).getByRole('alert')).toBeVisible();
  await fen(page).fill('3k5/9/9/9/9/9/9/9/4R4/4K4 b - - 3 9');
  await expect(verdict(page)).toHaveText('This position is legal.');
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
  await analyse(page).click();
  await expect(fen(page)).toHaveValue('3k5/9/9/9/9/9/9/9/4R4/4K4 b - - 3 9');
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('pieces are put and removed', { tag: '@long' }, async ({ page }) => {
    await edit(page);
    await button(page, 'Black queen').tap();
    await square(page, 'e4').tap();
    await expect(square(page, 'e4')).toHaveAccessibleName('e4, Black queen');
    await button(page, 'Remove').tap();
    await square(page, 'e4').tap();
    await expect(square(page, 'e4')).toHaveAccessibleName('e4');
    const [width, scrolled] = await page.evaluate(() => [
      document.documentElement.clientWidth,
      document.documentElement.scrollWidth,
    ]);
    expect(scrolled).toBe(width);
  });
});

for (const game of ['chess', 'xiangqi'] as const) {
  test(`the editor of ${game} is accessible, in Chinese too`, { tag: '@long' }, async ({
    page,
  }) => {
    await edit(page, game);
    await expect(verdict(page)).toHaveText('This position is legal.');
    await loadAxe(page);
    expect(await axeViolations(page)).toEqual([]);
    await chooseLanguage(page, 'zh-Hans');
    await expect(title(page)).toHaveText('摆放局面');
    await expect(verdict(page)).toHaveText('此局面合法。');
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('what can be done with the position stands in one row', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await edit(page);
  for (const tag of ['en', 'zh-Hans', 'zh-Hant'] as const) {
    await chooseLanguage(page, tag);
    const buttons = await page.locator('.set-up-buttons button').all();
    const tops = await Promise.all(buttons.map(async (one) => (await one.boundingBox())?.y));
    expect(tops.length).toBe(4);
    expect(new Set(tops).size, tag).toBe(1);
  }
});
