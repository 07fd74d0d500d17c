import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { button, expect, fen, square, test, title, type } from './support.ts';

const GAME = `[Event "Casual"]
[White "Ann"]
[Black "Ben"]

1. e4 { A classic start. } e5 (1... c5 2. Nf3 d6 (2... Nc6 3. Bb5)) 2. Bc4 Nc6 3. Qh5 Nf6?? 4. Qxf7# 1-0`;

const moves = (page: Page) => page.locator('.tree .move');
const current = (page: Page) => page.locator('.tree [aria-current]');
const lines = (page: Page) => page.locator('.pv');
const dialog = (page: Page) => page.getByRole('dialog');
const texts = async (page: Page): Promise<string> =>
  (await moves(page).evaluateAll((all) => all.map((one) => one.firstChild?.textContent))).join(' ');

async function open(page: Page, game: 'chess' | 'xiangqi' = 'chess'): Promise<void> {
  await page.goto(`./#analysis/${game}`);
  await expect(page.locator('.men .man').first()).toBeAttached({ timeout: 20_000 });
  await expect(page.locator('.engine-panel')).toBeVisible();
}

/** Types moves one after another. */
async function play(page: Page, text: string): Promise<void> {
  for (const move of text.split(' ')) {
    const before = await fen(page).inputValue();
    await type(page, move);
    await expect(fen(page)).not.toHaveValue(before);
  }
}

/** Opens a game by its text. */
async function paste(page: Page, text: string): Promise<void> {
  await button(page, 'Open').first().click();
  await dialog(page).locator('textarea').fill(text);
  await dialog(page).getByRole('button', { name: 'Open' }).click();
}

const engine = (page: Page) => page.locator('input[name=engine]');

test.describe('the engine', () => {
  test.beforeEach(({ page }) => open(page));

  test('is off until asked, shows lines with arrows, and goes on until it is stopped', async ({
    page,
  }) => {
    await expect(engine(page)).not.toBeChecked();
    await expect(page.locator('.arrow')).toHaveCount(0);
    await engine(page).check({ force: true });
    await expect(lines(page)).toHaveCount(3);
    await expect(page.locator('.arrow')).toHaveCount(3);
    await expect(page.locator('.badge text')).toHaveText([/^[+−]?\d/, /^[+−]?\d/, /^[+−]?\d/]);
    const depth = async (): Promise<number> =>
      Number(/\d+/.exec((await page.locator('.engine-facts').textContent()) ?? '')?.[0] ?? 0);
    await expect.poll(depth).toBeGreaterThan(5);
    await page.locator('select[name=lines]').selectOption('5');
    await expect(lines(page)).toHaveCount(5);
    await page.locator('select[name=lines]').selectOption('1');
    await expect(lines(page)).toHaveCount(1);
    await expect(page.locator('.arrow')).toHaveCount(1);
    await engine(page).uncheck({ force: true });
    await expect(lines(page)).toHaveCount(0);
    await expect(page.locator('.arrow')).toHaveCount(0);
  });

  test('follows the position, and a click on a line plays its first move', async ({ page }) => {
    await engine(page).check({ force: true });
    await expect(lines(page)).toHaveCount(3);
    const first = (await page.locator('.pv-moves').first().textContent())?.split(' ')[0] ?? '';
    await lines(page).first().click();
    await expect(moves(page)).toHaveText([first]);
    await expect(lines(page)).toHaveCount(3);
    await expect(page.locator('.status p')).toHaveText('Black to move');
    await page.getByRole('meter').hover();
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', /Evaluation for White/);
  });

  test('finds a mate and says so', async ({ page }) => {
    await fen(page).fill('6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1');
    await fen(page).press('Enter');
    await engine(page).check({ force: true });
    await expect(page.locator('.pv-value').first()).toHaveText('#1');
    await expect(page.locator('.pv-moves').first()).toHaveText('Ra8#');
    await lines(page).first().click();
    await expect(title(page)).toHaveText('White wins');
    await expect(lines(page)).toHaveCount(0);
  });

  test('tables are asked first', async ({ page }) => {
    await fen(page).fill('8/8/8/3k4/8/8/8/R3K3 w - - 0 1');
    await fen(page).press('Enter');
    await expect(page.locator('.table-line')).toContainText('White mates in 14 moves.');
    await expect(page.locator('.badge text')).toHaveText('14');
    await page.locator('.table-line button').click();
    await expect(page.locator('.table-line')).toContainText('White mates in 13 moves.');
  });
});

test.describe('the tree', () => {
  test.beforeEach(({ page }) => open(page));

  test('another move becomes a variation; keys go along and between', async ({ page }) => {
    await play(page, 'e4 e5 Nf3');
    await page.locator('.status').click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(current(page)).toHaveText('e4');
    await square(page, 'c7').click();
    await square(page, 'c5').click();
    await expect(current(page)).toHaveText('c5');
    expect(await texts(page)).toBe('e4 e5 c5 Nf3');
    await page.locator('.status').click();
    await page.keyboard.press('ArrowUp');
    await expect(current(page)).toHaveText('e5');
    await page.keyboard.press('ArrowDown');
    await expect(current(page)).toHaveText('c5');
    await page.keyboard.press('Home');
    await expect(current(page)).toHaveCount(0);
    await page.keyboard.press('End');
    await expect(current(page)).toHaveText('Nf3');
    await page.keyboard.press('ArrowLeft');
    await expect(current(page)).toHaveText('e5');
    await moves(page).filter({ hasText: 'c5' }).click();
    await expect(current(page)).toHaveText('c5');
  });

  test('variations are promoted and deleted, comments and marks are kept over a reload', async ({
    page,
  }) => {
    await play(page, 'e4 e5');
    await button(page, 'Previous move').click();
    await play(page, 'c5 Nf3');
    await page.locator('.note summary').click();
    await page.locator('textarea[name=comment]').fill('The Sicilian, open');
    await button(page, 'good move').click();
    await expect(current(page)).toHaveText('Nf3!, good move');
    await button(page, 'Promote variation').click();
    expect(await texts(page)).toBe('e4 c5 e5 Nf3');
    await page.reload();
    await expect(current(page)).toHaveText('Nf3!, good move');
    await expect(page.locator('.comment')).toHaveText('The Sicilian, open');
    await expect(title(page)).toHaveText('Sicilian Defense');
    await moves(page).filter({ hasText: 'e5' }).click();
    await page.locator('.note summary').click();
    await button(page, 'Delete from here').click();
    expect(await texts(page)).toBe('e4 c5 Nf3');
    await expect(current(page)).toHaveText('e4');
  });

  test('a move that is none is refused, and the position stays', async ({ page }) => {
    await play(page, 'e4');
    await type(page, 'Ke5');
    await expect(page.getByRole('alert')).toContainText('This move cannot be played.');
    await expect(moves(page)).toHaveCount(1);
  });

  test('the notation changes in the whole tree', async ({ page }) => {
    await paste(page, GAME);
    await expect(moves(page)).toHaveCount(12);
    await page.evaluate(() => {
      localStorage.setItem('chariot.looks', JSON.stringify({ chess: { notation: 'uci' } }));
    });
    await page.waitForTimeout(600);
    await page.reload();
    await expect(moves(page)).toHaveCount(12);
    expect(await texts(page)).toContain('e2e4 e7e5 c7c5 g1f3 d7d6');
  });
});

test.describe('games in and out', () => {
  test.beforeEach(({ page }) => open(page));

  test('a game is opened with comments, variations and marks, and written again', async ({
    page,
  }) => {
    await paste(page, GAME);
    await expect(moves(page)).toHaveCount(12);
    await expect(page.locator('.comment')).toHaveText('A classic start.');
    await expect(page.locator('.nested')).toContainText('Nc6');
    await expect(moves(page).filter({ hasText: 'Nf6' })).toContainText('??');
    await page.keyboard.press('End');
    await expect(title(page)).toHaveText('White wins');
    await button(page, 'Share').click();
    const text = dialog(page).locator('textarea');
    await expect(text).toHaveValue(/\[White "Ann"\]/);
    const written = (await text.inputValue()).replace(/\s+/g, ' ');
    expect(written).toContain(
      '1. e4 { A classic start. } 1... e5 (1... c5 2. Nf3 d6 (2... Nc6 3. Bb5)) 2. Bc4 Nc6 3. Qh5 Nf6 $4 4. Qxf7# 1-0',
    );
  });

  test('the text of a game is saved as a file', async ({ page }) => {
    await play(page, 'f3 e5 g4 Qh4#');
    await button(page, 'Share').click();
    await expect(dialog(page).locator('textarea')).toHaveValue(/Qh4# 0-1\n$/);
    const saving = page.waitForEvent('download');
    await dialog(page).getByRole('link', { name: 'Save' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('chariot-chess.pgn');
    expect(readFileSync(await saved.path(), 'utf8')).toContain('1. f3 e5 2. g4 Qh4# 0-1');
  });

  test('a bad move is shown with its place, and what precedes it is kept', async ({ page }) => {
    await paste(page, '1. e4 e5\n2. Nf3 Nc6 3. Bb9 a6');
    await expect(page.getByRole('alert')).toContainText(
      'Bb9 (line 2, column 15) cannot be played.',
    );
    await expect(page.getByRole('alert')).toContainText('4 moves were read.');
    await expect(moves(page)).toHaveCount(4);
  });

  test('a text without a game changes nothing', async ({ page }) => {
    await play(page, 'e4');
    for (const text of ['nonsense of all kinds', '[]', '{ only a comment }']) {
      await paste(page, text);
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
    await expect(moves(page)).toHaveText(['e4']);
  });

  test('what was replaced is brought back', async ({ page }) => {
    await play(page, 'd4 d5');
    await paste(page, GAME);
    await button(page, 'Bring back the last one').click();
    await expect(moves(page)).toHaveText(['d4', 'd5']);
  });

  test('one of several games, from a file', async ({ page }) => {
    const games = `${GAME}\n\n[White "Cleo"]\n[Black "Dan"]\n\n1. d4 d5 *\n`;
    await button(page, 'Open').first().click();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer: Buffer.from(games) });
    await dialog(page).getByRole('button', { name: '2. Cleo – Dan' }).click();
    await expect(moves(page)).toHaveText(['d4', 'd5']);
  });

  test('a file that is dropped', async ({ page }) => {
    const transfer = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'game.pgn', { type: 'text/plain' }));
      return data;
    }, GAME);
    await page.dispatchEvent('.board', 'dragover', { dataTransfer: transfer });
    await page.dispatchEvent('.board', 'drop', { dataTransfer: transfer });
    await expect(moves(page)).toHaveCount(12);
  });

  test('a game of xiangqi opens where xiangqi is analysed', async ({ page }) => {
    await paste(page, '[Game "Chinese Chess"]\n\n1. 炮二平五 马8进7 2. 马二进三 车9平8 *');
    await expect(page).toHaveURL(/#analysis\/xiangqi$/);
    await expect(moves(page)).toHaveText(['C2=5', 'H8+7', 'H2+3', 'R9=8']);
    await paste(page, '1. C2=5 c8=5');
    await expect(moves(page)).toHaveCount(2);
    await page.keyboard.press('End');
    await expect(title(page)).toHaveText('Same Direction Cannons');
    await button(page, 'Share').click();
    await expect(dialog(page).locator('textarea')).toHaveValue(
      /\[Format "WXF"\][\s\S]*1\. C2=5 C8=5 \*/,
    );
  });
});

test.describe('links', () => {
  test('a game and a position are opened by their links', async ({ page }) => {
    await open(page);
    await play(page, 'e4 e5 Nf3 Nc6');
    await button(page, 'Previous move').click();
    await expect(current(page)).toHaveText('Nf3');
    await button(page, 'Share').click();
    const whole = await dialog(page).locator('input[name=link]').inputValue();
    const position = await dialog(page).locator('input[name=position-link]').inputValue();
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(whole);
    await expect(moves(page)).toHaveText(['e4', 'e5', 'Nf3', 'Nc6']);
    await expect(current(page)).toHaveText('Nf3');
    await expect(page).toHaveURL(/#analysis\/chess$/);
    await page.goto('about:blank');
    await page.goto(position);
    await expect(fen(page)).toHaveValue(
      'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
    );
    await expect(moves(page)).toHaveCount(0);
  });

  for (const [link, message] of [
    ['m=AAAA', 'This link is damaged'],
    [`m=${'A'.repeat(4_000)}`, 'This link is too long'],
    ['f=8/8/8/8/8/8/8/8_w_-_-_0_1', 'the rules do not allow'],
  ] as const) {
    test(`${link.slice(0, 30)}: ${message}`, async ({ page }) => {
      await page.goto(`./#analysis/chess/${link}`);
      await expect(page.getByRole('alert')).toContainText(message, { timeout: 20_000 });
      await expect(page.locator('.men .man')).toHaveCount(32);
    });
  }
});

test.describe('a review', () => {
  test.beforeEach(async ({ page }) => {
    await open(page);
    await paste(page, GAME);
    await expect(moves(page)).toHaveCount(12);
  });

  test('finds the blunder, shows what was better, and the course of the game', async ({ page }) => {
    await button(page, 'Review').click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.summary-accuracy td')).toHaveText([/^\d+\.\d %$/, /^\d+\.\d %$/]);
    await page.getByRole('button', { name: /^Black, blunders: 1/ }).click();
    await expect(current(page)).toContainText('Nf6');
    await expect(page.locator('.variation').filter({ hasText: /^3…/ })).toBeVisible();
    const graph = page.getByRole('slider', { name: 'Evaluation over the game' });
    await graph.focus();
    await expect(graph).toHaveAttribute('aria-valuetext', /^3… Nf6: #1$/);
    await page.keyboard.press('ArrowLeft');
    await expect(current(page)).toContainText('Qh5');
    await page.keyboard.press('Home');
    await expect(current(page)).toHaveCount(0);
    const box = await graph.boundingBox();
    if (!box) throw new Error('no graph');
    await page.mouse.click(box.x + box.width - 2, box.y + 20);
    await expect(current(page)).toContainText('Qxf7#');
    await page.waitForTimeout(600);
    await page.reload();
    await expect(page.locator('.summary')).toBeVisible();
    await expect(page.locator('.graph-mark.glyph-4')).toHaveCount(1);
  });

  test('gives way to a person who looks at a move, and goes on', async ({ page }) => {
    await button(page, 'Review').click();
    await moves(page).first().click();
    await expect(current(page)).toContainText('e4');
    await page.locator('.status').click();
    await page.keyboard.press('ArrowRight');
    await expect(current(page)).toContainText('e5');
    await expect(page.getByTestId('announcer')).toHaveText('1… e5');
    await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
  });

  test('can be cancelled', async ({ page }) => {
    await button(page, 'Review').click();
    await button(page, 'Cancel').click();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await expect(page.locator('.summary')).toBeHidden();
    await expect(button(page, 'Review')).toBeEnabled();
  });
});

test.describe('from view to view', () => {
  test('a position is played on against the computer', async ({ page }) => {
    await open(page);
    await play(page, 'e4 e5 Nf3');
    await button(page, 'Play here').click();
    await expect(page).toHaveURL(/#play\/chess$/);
    await expect(fen(page)).toHaveValue(/^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/5N2/);
    await expect(page.locator('.status p')).toContainText('You play Black');
  });

  test('a game in progress is not replaced unasked', async ({ page }) => {
    await page.goto('./#play/chess');
    await expect(page.locator('.men .man').first()).toBeAttached({ timeout: 20_000 });
    await play(page, 'd4');
    await open(page);
    await play(page, 'c4');
    await button(page, 'Play here').click();
    await expect(dialog(page)).toContainText('The game that you are playing will be replaced.');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/#analysis\/chess$/);
    await button(page, 'Play here').click();
    await dialog(page).getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page).toHaveURL(/#play\/chess$/);
    await expect(fen(page)).toHaveValue(/^rnbqkbnr\/pppppppp\/8\/8\/2P5/);
  });

  test('a game is analysed at the move that is looked back at', async ({ page }) => {
    await page.goto('./#play/chess');
    await expect(page.locator('.men .man').first()).toBeAttached({ timeout: 20_000 });
    await play(page, 'e4');
    await expect(page.locator('.move')).toHaveCount(2, { timeout: 20_000 });
    await button(page, 'Previous move').click();
    await button(page, 'Analysis').click();
    await expect(page).toHaveURL(/#analysis\/chess$/);
    await expect(moves(page)).toHaveCount(2);
    await expect(current(page)).toHaveText('e4');
  });

  test('a game that has ended is reviewed at a click', async ({ page }) => {
    await page.goto('./#play/chess');
    await expect(page.locator('.men .man').first()).toBeAttached({ timeout: 20_000 });
    await play(page, 'e4');
    await expect(page.locator('.move')).toHaveCount(2, { timeout: 20_000 });
    await button(page, 'Resign').click();
    await dialog(page).getByRole('button', { name: 'Resign' }).click();
    await button(page, 'Review').click();
    await expect(page).toHaveURL(/#analysis\/chess$/);
    await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
  });

  test('the engine is still where another view is looked at', async ({ page }) => {
    await open(page);
    await engine(page).check({ force: true });
    await expect(lines(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(page).toHaveURL(/#play$/);
    // Were it thinking, the move would not be answered.
    await play(page, 'd4');
    await expect(page.locator('.move')).toHaveCount(2, { timeout: 20_000 });
  });

  test('an ending is analysed', async ({ page }) => {
    await page.goto('./#endgame/chess');
    await expect(page.locator('.value').first()).toBeVisible({ timeout: 20_000 });
    await page.locator('.value').first().click();
    await expect(page.locator('.value').first()).toBeVisible();
    await button(page, 'Analysis').click();
    await expect(page).toHaveURL(/#analysis\/chess$/);
    await expect(moves(page)).toHaveCount(1);
    await expect(page.locator('.table-line')).toContainText('mates in');
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('openings and moves have their Chinese names', async ({ page }) => {
    await open(page, 'xiangqi');
    await play(page, '炮二平五 马8进7 马二进三 车9平8 车一平二 马2进3');
    await expect(title(page)).toHaveText('中炮对屏风马');
    await expect(moves(page).first()).toHaveText('炮二平五');
    await page.goto('./#analysis/chess');
    await expect(fen(page)).toHaveValue(/^rnbqkbnr\/pppppppp/);
    await play(page, 'e4 c5');
    await expect(title(page)).toHaveText('西西里防御');
  });
});

test('a game opens, and is reviewed, while the engine thinks', async ({ page }) => {
  await open(page);
  await engine(page).check({ force: true });
  await expect(page.locator('.arrow')).toHaveCount(3);
  await paste(page, GAME);
  await expect(dialog(page)).toBeHidden();
  await expect(moves(page)).toHaveCount(12);
  await button(page, 'Review').click();
  await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
});
