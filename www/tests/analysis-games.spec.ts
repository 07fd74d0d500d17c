import { readFileSync } from 'node:fs';
import { current, dialog, engine, GAME, moves, open, paste, play } from './analysis.ts';
import { button, expect, fen, filled, judgeBriefly, setUp, test, title } from './support.ts';

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

  test('a bad move is reported with its place, and the moves before it are kept', async ({
    page,
  }) => {
    await paste(page, '1. e4 e5\n2. Nf3 Nc6 3. Bb9 a6');
    await expect(page.getByRole('alert')).toContainText(
      'Bb9 (line 2, column 15) cannot be played.',
    );
    await expect(page.getByRole('alert')).toContainText('4 moves were read.');
    await expect(moves(page)).toHaveCount(4);
  });

  test('a text without a game changes nothing', { tag: '@long' }, async ({ page }) => {
    await play(page, 'e4');
    for (const text of ['nonsense of all kinds', '[]', '{ only a comment }']) {
      await paste(page, text);
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
    await expect(moves(page)).toHaveText(['e4']);
  });

  test('an import is cancelled by its button', async ({ page }) => {
    await play(page, 'e4');
    await button(page, 'Import').first().click();
    await dialog(page).locator('textarea').fill('1. d4, d5');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(moves(page)).toHaveText(['e4']);
  });

  test('moves separated by commas are imported', { tag: '@long' }, async ({ page }) => {
    await paste(page, 'd4, d5, c4');
    await expect(moves(page)).toHaveText(['d4', 'd5', 'c4']);
  });

  test('a replaced game can be restored', async ({ page }) => {
    await play(page, 'd4 d5');
    await paste(page, GAME);
    await button(page, 'Restore previous game').click();
    await expect(moves(page)).toHaveText(['d4', 'd5']);
  });

  test('one of several games, from a file', { tag: '@long' }, async ({ page }) => {
    const games = `${GAME}\n\n[White "Cleo"]\n[Black "Dan"]\n\n1. d4 d5 *\n`;
    await button(page, 'Import').first().click();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer: Buffer.from(games) });
    await dialog(page).getByRole('option', { name: 'Cleo – Dan' }).click();
    await expect(moves(page)).toHaveText(['d4', 'd5']);
  });

  test('a file that is dropped', { tag: '@long' }, async ({ page }) => {
    const transfer = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'game.pgn', { type: 'text/plain' }));
      return data;
    }, GAME);
    await page.dispatchEvent('.board', 'dragover', { dataTransfer: transfer });
    await page.dispatchEvent('.board', 'drop', { dataTransfer: transfer });
    await expect(moves(page)).toHaveCount(12);
  });

  test('a game of xiangqi opens where xiangqi is analysed', { tag: '@long' }, async ({ page }) => {
    await paste(page, '[Game "Chinese Chess"]\n\n1. 炮二平五 马8进7 2. 马二进三 车9平8 *');
    await expect(page).toHaveURL(/#analysis\/xiangqi/);
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
    const whole = await filled(dialog(page).locator('input[name=link]'));
    const position = await filled(dialog(page).locator('input[name=position-link]'));
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(whole);
    await expect(moves(page)).toHaveText(['e4', 'e5', 'Nf3', 'Nc6']);
    await expect(current(page)).toHaveText('Nf3');
    await expect(page).toHaveURL(/#analysis\/chess\/m=[\w-]+$/);
    await page.goto('about:blank');
    await page.goto(position);
    await expect(fen(page)).toHaveValue(
      'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
    );
    await expect(moves(page)).toHaveCount(0);
  });

  test('the link of a game keeps names, comments, variations, marks and drawings', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page);
    await paste(
      page,
      '[White "许银川"]\n[Event "A \\"great\\" day"]\n\n1. e4 $16 { [%clk 0:09:58] [%cal Gg1f3] Best by test } e5 $15 (1... c5 2. Nf3 $5) 2. Nf3 1-0',
    );
    await moves(page).filter({ hasText: 'Nf3' }).first().click();
    await button(page, 'Share').click();
    const text = dialog(page).locator('textarea');
    const before = await filled(text);
    const input = dialog(page).locator('input[name=link]');
    await expect(input).toHaveValue(/#analysis\/chess\/g=/);
    const link = await input.inputValue();
    await expect.poll(() => input.evaluate((field) => field.scrollLeft)).toBe(0);
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    // Few fonts have the sign of a slight advantage, so it is drawn.
    await expect(page.locator('.sign.glyph-15 svg')).toBeVisible();
    await expect(page.locator('.game-header')).toContainText('许银川');
    await expect(current(page)).toHaveText('Nf3!?, interesting move');
    await expect(page.locator('.tree .comment')).toHaveText('Best by test');
    await button(page, 'Share').click();
    await expect(text).toHaveValue(before);
  });

  test('what is shared follows the game that arrives', { tag: '@long' }, async ({ page }) => {
    await open(page);
    await play(page, 'd4');
    await expect(page).toHaveURL(/#analysis\/chess\/m=/);
    const { hash } = new URL(page.url());
    await setUp(page, '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
    await expect(moves(page)).toHaveCount(0);
    // The address follows a moment later, and would overwrite the one that arrives.
    await expect.poll(() => new URL(page.url()).hash).not.toBe(hash);
    await button(page, 'Share').click();
    const text = dialog(page).locator('textarea');
    await expect(text).toHaveValue(/\[FEN "4k3/);
    await page.evaluate((link) => {
      location.hash = link;
    }, hash);
    await expect(text).toHaveValue(/\n1\. d4 \*/);
  });

  test('a link says what it leaves out', { tag: '@long' }, async ({ page }) => {
    await open(page);
    const long = Array.from({ length: 4_000 }, (_, i) => (i * 7_919) % 10_007).join(' ');
    await paste(page, `[White "Ann"]\n\n1. e4 { ${long} } e5 *`);
    await expect(moves(page)).toHaveCount(2);
    await button(page, 'Share').click();
    await expect(dialog(page)).toContainText('left out: comments and drawings.');
    const link = await filled(dialog(page).locator('input[name=link]'));
    expect(link.length).toBeLessThan(8_200);
  });

  test('the address holds the position, and a reload keeps all the rest', async ({ page }) => {
    await open(page);
    await paste(page, GAME);
    await expect(moves(page)).toHaveCount(12);
    await moves(page).filter({ hasText: 'Bb5' }).click();
    await expect(page).toHaveURL(/#analysis\/chess\/m=[\w-]+$/);
    const address = page.url();
    await page.reload();
    await expect(current(page)).toHaveText('Bb5');
    await expect(moves(page)).toHaveCount(12);
    await expect(page.locator('.comment')).toHaveText('A classic start.');
    expect(page.url()).toBe(address);
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/#analysis\/chess$/);
    // Without the game at hand, it is the line to the position.
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(address);
    await expect(moves(page)).toHaveText(['e4', 'c5', 'Nf3', 'Nc6', 'Bb5']);
    await expect(current(page)).toHaveText('Bb5');
  });

  const BAD_LINKS = [
    ['g=AAAA', 'This link is damaged'],
    ['m=AAAA', 'This link is damaged'],
    [`m=${'A'.repeat(4_000)}`, 'This link is too long'],
    ['f=8/8/8/8/8/8/8/8_w_-_-_0_1', 'an illegal move or position'],
  ] as const;

  test('a bad link is told, and the board is whole', async ({ page }) => {
    for (const [link, message] of BAD_LINKS) {
      await test.step(`${link.slice(0, 30)}: ${message}`, async () => {
        await page.goto('about:blank');
        await page.goto(`./#analysis/chess/${link}`);
        await expect(page.getByRole('alert')).toContainText(message, { timeout: 20_000 });
        await expect(page.locator('.pieces .piece')).toHaveCount(32);
      });
    }
  });
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
    await expect(page.locator('td.summary-accuracy')).toHaveText([/^\d+\.\d%$/, /^\d+\.\d%$/]);
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

  test('gives way to a user who looks at a move, and goes on', { tag: '@long' }, async ({
    page,
  }) => {
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

test('a game opens, and is reviewed, while the engine thinks', { tag: '@long' }, async ({
  page,
}) => {
  await judgeBriefly(page);
  await open(page);
  await engine(page).check({ force: true });
  await expect(page.locator('.arrow')).toHaveCount(3);
  await paste(page, GAME);
  await expect(dialog(page)).toBeHidden();
  await expect(moves(page)).toHaveCount(12);
  await button(page, 'Review').click();
  await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
});
