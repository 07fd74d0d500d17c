import type { Page } from '@playwright/test';
import { axeViolations, LANGUAGES, loadAxe } from './axe.ts';
import {
  button,
  expect,
  moves,
  newGame,
  open,
  player,
  setUp,
  test,
  thinkBriefly,
  title,
  type,
} from './support.ts';

/** White has captured a pawn and a knight, Black a pawn. */
const EXCHANGES = ['e4', 'd5', 'exd5', 'Nf6', 'c4', 'Nxd5', 'cxd5'];
const FOOLS_MATE = ['f3', 'e5', 'g4', 'Qh4'];

/** A two-player game with these moves. */
async function played(page: Page, texts: readonly string[]): Promise<void> {
  await newGame(page, { side: 'Two players' });
  for (const [index, text] of texts.entries()) {
    await type(page, text);
    await expect(moves(page)).toHaveCount(index + 1);
  }
}

async function choose(page: Page, name: string): Promise<void> {
  // A message about copying stays for a moment.
  await expect(page.getByRole('menu')).toBeHidden();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

test('the players are above and below the board, and the side to move is marked', async ({
  page,
}) => {
  await thinkBriefly(page);
  await open(page);
  await newGame(page, { level: 12, clock: '3 min + 2 s' });
  await expect(player(page, 'second')).toContainText('ChariotLevel 12 · Elo ≈ 3000');
  await expect(player(page, 'first')).toContainText('You');
  const isAbove = async (upper: 'first' | 'second', lower: 'first' | 'second') => {
    const [over, under] = [player(page, upper), player(page, lower)];
    return ((await over.boundingBox())?.y ?? 0) < ((await under.boundingBox())?.y ?? 0);
  };
  await expect.poll(() => isAbove('second', 'first')).toBe(true);
  await expect(player(page, 'first')).toHaveClass(/is-turn/);
  await expect(player(page, 'first')).toContainText('to move');
  await expect(player(page, 'first').locator('.clock-time')).toHaveText('3:00');
  await type(page, 'e4');
  await expect(player(page, 'second')).toHaveClass(/is-turn/);
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Flip').click();
  await expect.poll(() => isAbove('first', 'second')).toBe(true);
  // On a phone the board is between them.
  await page.setViewportSize({ width: 390, height: 844 });
  const board = await page.locator('.board').boundingBox();
  const [upper, lower] = [player(page, 'first'), player(page, 'second')];
  await expect.poll(async () => (await upper.boundingBox())?.y).toBeLessThan(board?.y ?? 0);
  await expect
    .poll(async () => (await lower.boundingBox())?.y)
    .toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
});

test('captured pieces and the lead are those of the position that is shown', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await played(page, EXCHANGES);
  const captured = (side: 'first' | 'second') =>
    player(page, side)
      .locator('[data-captured]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.captured));
  await expect.poll(() => captured('first')).toEqual(['P', 'N']);
  await expect.poll(() => captured('second')).toEqual(['P']);
  await expect(player(page, 'first')).toContainText('Captured: pawn, knight');
  await expect(player(page, 'first')).toContainText('+3');
  await expect(player(page, 'second')).not.toContainText('+');
  await button(page, 'Previous move').click();
  await expect.poll(() => captured('first')).toEqual(['P']);
  await expect(player(page, 'first')).not.toContainText('+');
});

test('the result stands in the move list, and nobody has the move', async ({ page }) => {
  await open(page);
  await played(page, FOOLS_MATE);
  await expect(page.locator('.move-result')).toHaveText('0–1 Black wins by checkmate');
  await expect(page.locator('.player.is-turn')).toHaveCount(0);
  await button(page, 'Take back').click();
  await expect(page.locator('.move-result')).toBeHidden();
  await setUp(page, 'k7/8/1Q6/8/8/8/8/K7 b - - 0 1');
  await expect(page.locator('.move-result')).toHaveText('½–½ Draw: stalemate');
});

test('what the engine thinks is not shown in a game, unless it is wanted', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await newGame(page);
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(2);
  await expect(page.locator('.evaluation')).toHaveCount(0);
  await expect(page.locator('.engine')).toHaveCount(0);
  await expect(page.locator('input[name=fen]')).toHaveCount(0);
  await button(page, 'More').click();
  await page.getByRole('menuitemcheckbox', { name: 'Engine evaluation' }).click();
  await expect(page.locator('.evaluation')).toBeVisible();
  await expect(page.locator('.engine')).toBeVisible();
  await page.reload();
  await expect(page.locator('.evaluation')).toBeVisible();
});

test.describe('the menu', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the FEN, the PGN and a link, and leads to the board editor', async ({ page }) => {
    await open(page);
    await played(page, FOOLS_MATE);
    await choose(page, 'Copy FEN');
    await expect.poll(() => clipboard(page)).toMatch(/^rnb1kbnr\/pppp1ppp\/8\/4p3\/6Pq\//);
    await expect(page.getByRole('menu')).toBeHidden();
    await choose(page, 'Copy PGN');
    await expect.poll(() => clipboard(page)).toMatch(/1\. f3 e5 2\. g4 Qh4# 0-1\s*$/);
    await expect.poll(() => clipboard(page)).toContain('[Result "0-1"]');
    await button(page, 'Previous move').click();
    await choose(page, 'Copy link');
    await expect.poll(() => clipboard(page)).toMatch(/#analysis\/chess/);
    await expect(page.getByTestId('announcer')).toHaveText(/Link copied/);
    const link = await clipboard(page);
    await choose(page, 'Board editor');
    await expect(page).toHaveURL(/#analysis\/chess/);
    await page.goto(link);
    await expect(page.locator('.variation-move, .move')).toHaveText([/f3/, /e5/, /g4/, /Qh4#/]);
  });

  test('says who played, in the text and in the analysis', { tag: '@long' }, async ({ page }) => {
    await open(page);
    await newGame(page, { side: 'Black', level: 2 });
    await expect(moves(page)).toHaveCount(1);
    await button(page, 'Resign').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await choose(page, 'Copy PGN');
    await expect.poll(() => clipboard(page)).toContain('[White "Chariot level 2"]');
    const text = await clipboard(page);
    expect(text).toContain('[WhiteElo "500"]');
    expect(text).toContain('[Black "Anonymous"]');
    expect(text).toContain('[Result "1-0"]');
    // The page is not a place where a game was played.
    expect(text).toContain('[Site "?"]');
    await choose(page, 'Copy link');
    await expect.poll(() => clipboard(page)).toMatch(/#analysis\/chess/);
    const link = await clipboard(page);
    await expect(page.getByRole('menu')).toBeHidden();
    await button(page, 'Review').click();
    await expect(page).toHaveURL(/#analysis\/chess/);
    await button(page, 'Share').click();
    const pgn = page.locator('textarea[name=pgn]');
    await expect(pgn).toHaveValue(/\[White "Chariot level 2"\]/);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.locator('.game-occasion')).toHaveText(/^Casual game · \d{4}-\d\d-\d\d$/);
    await button(page, 'Share').click();
    await expect(pgn).toHaveValue(/\[White "Chariot level 2"\]/);
  });
});

test('text that cannot be copied is shown, to copy by hand', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('denied')) },
    });
  });
  await open(page);
  await choose(page, 'Copy FEN');
  await expect(page.getByRole('menu').locator('textarea')).toHaveValue(/^rnbqkbnr\//);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button(page, 'More')).toBeFocused();
});

test('the menu goes by keyboard', async ({ page }) => {
  await open(page);
  await button(page, 'More').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy FEN' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.locator('.engine')).toBeVisible();
  await expect(title(page)).toHaveText('Your move');
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`a finished game in ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true, viewport: { width: 320, height: 640 } });

    test('no violation that axe finds, and nothing wider than the page', async ({ page }) => {
      await page.addInitScript(() => {
        const moves = 'f2f3 e7e5 g2g4 d8h4'.split(' ');
        const players = { side: 'first', level: 10, turns: false };
        const allowance = { base: 36_000_000, increment: 0 };
        const clock = {
          control: { first: allowance, second: allowance },
          left: { first: 36_000_000, second: 5_000 },
          after: [],
        };
        const stored = { game: { game: 'chess', moves }, players, clock };
        localStorage.setItem('chariot.play.chess', JSON.stringify(stored));
        localStorage.setItem('chariot.playEngine', 'true');
      });
      await open(page, 'play/chess');
      await expect(page.locator('.move-result')).toBeVisible();
      await expect(page.locator('.engine')).toBeVisible();
      await page.locator('.menu-button').click();
      await expect(page.getByRole('menu')).toBeVisible();
      await loadAxe(page);
      expect(await axeViolations(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
    });
  });
}
