import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { current, dialog, engine, GAME, lines, moves, open, paste, play } from './analysis.ts';
import {
  button,
  expect,
  fen,
  holdPieces,
  moreActions,
  piece,
  player,
  square,
  test,
  title,
  type,
} from './support.ts';

const texts = async (page: Page): Promise<string> =>
  (await moves(page).evaluateAll((all) => all.map((one) => one.firstChild?.textContent))).join(' ');

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

  test('follows the position, and a click on a line plays its first move', {
    tag: '@long',
  }, async ({ page }) => {
    await engine(page).check({ force: true });
    await expect(lines(page)).toHaveCount(3);
    // One step, because the line may change between a look and a click.
    const clicked = await lines(page)
      .first()
      .evaluate((line: HTMLElement) => {
        const text = line.querySelector('.pv-moves')?.textContent;
        line.click();
        return text;
      });
    await expect(moves(page)).toHaveText([clicked?.split(' ')[0] ?? 'no moves']);
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
    await expect.poll(() => texts(page)).toBe('e4 e5 c5 Nf3');
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
    await expect.poll(() => texts(page)).toBe('e4 c5 e5 Nf3');
    await page.reload();
    await expect(current(page)).toHaveText('Nf3!, good move');
    await expect(page.locator('.comment')).toHaveText('The Sicilian, open');
    await expect(title(page)).toHaveText('Sicilian Defence');
    await moves(page).filter({ hasText: 'e5' }).click();
    await page.locator('.note summary').click();
    await button(page, 'Delete from here').click();
    await expect.poll(() => texts(page)).toBe('e4 c5 Nf3');
    await expect(current(page)).toHaveText('e4');
  });

  test('an illegal move is refused, and the position stays', async ({ page }) => {
    await play(page, 'e4');
    await type(page, 'Ke5');
    await expect(page.getByRole('alert')).toContainText('This move cannot be played.');
    await expect(moves(page)).toHaveCount(1);
  });

  test('the notation changes in the whole tree', { tag: '@long' }, async ({ page }) => {
    await paste(page, GAME);
    await expect(moves(page)).toHaveCount(12);
    await page.evaluate(() => {
      localStorage.setItem('chariot.looks', JSON.stringify({ chess: { notation: 'uci' } }));
    });
    await page.waitForTimeout(600);
    await page.reload();
    await expect(moves(page)).toHaveCount(12);
    await expect.poll(() => texts(page)).toContain('e2e4 e7e5 c7c5 g1f3 d7d6');
  });
});

test.describe('from view to view', () => {
  test('a position is played on against the computer', async ({ page }) => {
    await open(page);
    await play(page, 'e4 e5 Nf3');
    await button(page, 'Play from here').click();
    await expect(page).toHaveURL(/#play\/chess$/);
    await expect(piece(page, 'f3')).toBeAttached();
    await expect(player(page, 'second')).toContainText('You');
  });

  test('a game in progress is not replaced unasked', async ({ page }) => {
    await page.goto('./#play/chess');
    await expect(page.locator('.pieces .piece').first()).toBeAttached({ timeout: 20_000 });
    await play(page, 'd4');
    await open(page);
    await play(page, 'c4');
    await button(page, 'Play from here').click();
    await expect(dialog(page)).toContainText('The game that you are playing will be replaced.');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/#analysis\/chess/);
    await button(page, 'Play from here').click();
    await dialog(page).getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page).toHaveURL(/#play\/chess$/);
    await expect(piece(page, 'c4')).toBeAttached();
    await expect(piece(page, 'd2')).toBeAttached();
  });

  test('a game is analysed at the move that is looked back at', async ({ page }) => {
    await page.goto('./#play/chess');
    await expect(page.locator('.pieces .piece').first()).toBeAttached({ timeout: 20_000 });
    await play(page, 'e4');
    await expect(page.locator('.move')).toHaveCount(2, { timeout: 20_000 });
    await button(page, 'Previous move').click();
    await button(page, 'Analysis').click();
    await expect(page).toHaveURL(/#analysis\/chess/);
    await expect(moves(page)).toHaveCount(2);
    await expect(current(page)).toHaveText('e4');
  });

  test('a game that has ended is reviewed at a click', { tag: '@long' }, async ({ page }) => {
    await page.goto('./#play/chess');
    await expect(page.locator('.pieces .piece').first()).toBeAttached({ timeout: 20_000 });
    await play(page, 'e4');
    await expect(page.locator('.move')).toHaveCount(2, { timeout: 20_000 });
    await button(page, 'Resign').click();
    await dialog(page).getByRole('button', { name: 'Resign' }).click();
    await button(page, 'Review').click();
    await expect(page).toHaveURL(/#analysis\/chess/);
    await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
  });

  test('the engine stops in other views', async ({ page }) => {
    await open(page);
    await engine(page).check({ force: true });
    await expect(lines(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(page).toHaveURL(/#play$/);
    // A busy engine would delay the move.
    await play(page, 'd4');
    await expect(page.locator('.move')).toHaveCount(2, { timeout: 20_000 });
  });

  test('an ending is analysed', { tag: '@long' }, async ({ page }) => {
    await page.goto('./#endgame/chess');
    await expect(page.locator('.value').first()).toBeVisible({ timeout: 20_000 });
    await page.locator('.value').first().click();
    await expect(page.locator('.value').first()).toBeVisible();
    await moreActions(page, 'Analysis');
    await expect(page).toHaveURL(/#analysis\/chess/);
    await expect(moves(page)).toHaveCount(1);
    await expect(page.locator('.table-line')).toContainText('mates in');
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('openings and moves have their Chinese names', { tag: '@long' }, async ({ page }) => {
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

test('the position is saved as a picture with the pieces of the board', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.share-picture .chess-piece.staunton')).toHaveCount(32);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a picture (PNG)' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('chariot-chess.png');
  const bytes = readFileSync(await saved.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // Width and height.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_080, 1_080]);
});

test('a picture without its pieces is not saved, which is told', async ({ page }) => {
  await page.clock.install();
  await holdPieces(page, 'staunton');
  await open(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Save as a picture (PNG)' }).click();
  await expect(page.locator('body > .visually-hidden > .diagram')).toBeAttached();
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('alert')).toHaveText('The picture could not be made. Try again.');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a picture that may not be sent is downloaded, one that is called off is not', {
    tag: '@long',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const refusals = ['AbortError', 'NotAllowedError'];
      Object.assign(navigator, {
        canShare: () => true,
        share: () => Promise.reject(new DOMException('', refusals.shift())),
      });
    });
    await open(page);
    await page.getByRole('button', { name: 'Share' }).click();
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    const save = page.getByRole('button', { name: 'Save as a picture (PNG)' });
    await save.click();
    await expect(page.locator('body > .visually-hidden > .diagram')).toHaveCount(0);
    const saved = page.waitForEvent('download');
    await save.click();
    expect((await saved).suggestedFilename()).toBe('chariot-chess.png');
    expect(downloads).toBe(1);
  });
});

test('a picture waits for pieces that are still being fetched', { tag: '@long' }, async ({
  page,
}) => {
  const release = await holdPieces(page, 'staunton');
  await open(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const save = async (): Promise<Buffer> => {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a picture (PNG)' }).click(),
    ]);
    return readFileSync(await saved.path());
  };
  const early = save();
  await expect(page.locator('body > .visually-hidden > .diagram')).toBeAttached();
  release();
  await expect(page.locator('.share-picture .chess-piece.staunton')).toHaveCount(32);
  expect((await early).equals(await save())).toBe(true);
});
