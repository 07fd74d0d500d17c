import type { Page } from '@playwright/test';
import { axeViolations, LANGUAGES, loadAxe } from './axe.ts';
import {
  button,
  click,
  expect,
  judgeBriefly,
  moves,
  newGame,
  open,
  player,
  test,
  title,
  type,
} from './support.ts';

/** White can lose the queen at once. */
const QUEEN_AT_RISK = 'e2e4 e7e5 d1h5 b8c6'.split(' ');
/** White mates in two with a queen sacrifice. */
const MATE_IN_TWO = 'r5k1/5ppp/8/7q/8/8/1Q3PPP/1R4K1 w - - 0 1';
/** Whatever Black plays first, a knight on e6 falls to the d-pawn or the f-pawn. */
const KNIGHT_TO_LOSE = 'rn2k3/pppppppp/8/6N1/8/8/PPPPPPPP/R3K3 w Qq - 0 1';

/** Puts a game on the board for the next visit; with `isOver`, White has resigned. */
async function put(
  page: Page,
  { start, moves, isOver = false }: { start?: string; moves: string[]; isOver?: boolean },
): Promise<void> {
  await page.addInitScript(
    ([game, isOver]) => {
      if (sessionStorage.getItem('put')) return;
      sessionStorage.setItem('put', 'yes');
      const players = { side: 'first', level: 1, turns: false };
      const call = isOver ? { rule: 'resignation', winner: 'second' } : null;
      localStorage.setItem('chariot.play.chess', JSON.stringify({ game, players, call }));
    },
    [{ game: 'chess', moves, ...(start && { start }) }, isOver] as const,
  );
}

async function switchOn(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('chariot.coach', 'true'));
}

const warning = (page: Page) => page.locator('.coach-warning');
const told = (page: Page) => page.locator('.lesson-told');

/** Opens the lesson of a game in which White missed the mate. */
async function missedMate(page: Page): Promise<void> {
  await judgeBriefly(page);
  await put(page, { start: MATE_IN_TWO, moves: ['h2h3', 'h7h6'], isOver: true });
  await open(page, 'play/chess');
  await button(page, 'Learn from your mistakes').click();
  await expect(told(page)).toHaveText('1. h3 was played. Find a better move for White.', {
    timeout: 60_000,
  });
}

test('the position of a blunder is taken into the practice', { tag: '@long' }, async ({ page }) => {
  await judgeBriefly(page);
  await switchOn(page);
  await put(page, { start: MATE_IN_TWO, moves: [] });
  await open(page, 'play/chess');
  await type(page, 'Qxg7');
  await expect(warning(page)).toContainText('This loses the queen.');
  await warning(page).getByRole('button', { name: 'Practise later' }).click();
  await expect(warning(page)).toContainText('Added to your practice.', { timeout: 60_000 });
  await page.goto('./#practice/chess');
  await button(page, 'Begin').click();
  await expect(told(page)).toHaveText('From your own game. White to move. Find the best move.');
});

test('the coach warns of a blunder before it is final, explains it on a board, and the move is taken back', async ({
  page,
}) => {
  await judgeBriefly(page);
  await put(page, { moves: QUEEN_AT_RISK });
  await open(page, 'play/chess');
  await button(page, 'Settings').click();
  const choice = page.getByRole('group', { name: 'Coach: warn before blunders' });
  await choice.getByRole('radio', { name: 'On' }).check({ force: true });
  await button(page, 'Done').click();

  await type(page, 'Qxe5');
  await expect(warning(page)).toContainText('This loses the queen.');
  await expect(title(page)).toHaveText('Chariot waits for you');
  await page.waitForTimeout(1_500);
  await expect(moves(page)).toHaveCount(5);
  await page.locator('.why-ask').click();
  const why = page.locator('.why');
  await expect(why).toContainText('After Nxe5 Black wins a queen for a pawn.', { timeout: 60_000 });
  await expect(why.locator('.why-board .arrow')).toHaveCount(1);
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);
  await warning(page).getByRole('button', { name: 'Take back' }).click();
  await expect(warning(page)).toHaveCount(0);
  await expect(why).toHaveCount(0);
  await expect(moves(page)).toHaveCount(4);
  await expect(title(page)).toHaveText('Your move');
});

test('a good move is answered as ever', async ({ page }) => {
  await judgeBriefly(page);
  await switchOn(page);
  await put(page, { moves: QUEEN_AT_RISK });
  await open(page, 'play/chess');
  await type(page, 'Bc4');
  await expect(moves(page)).toHaveCount(6);
  await expect(warning(page)).toHaveCount(0);
  await expect(title(page)).toHaveText(/^Your move/);
});

test('clocks stop while the coach warns; a blunder may be kept', { tag: '@long' }, async ({
  page,
}) => {
  await judgeBriefly(page);
  await switchOn(page);
  await open(page, 'play/chess');
  await newGame(page, { clock: '3 min + 2 s', fen: KNIGHT_TO_LOSE });
  await type(page, 'h3');
  await expect(moves(page)).toHaveCount(2);
  await type(page, 'Ne6');
  await expect(warning(page)).toBeVisible();
  await expect(page.locator('.clock.is-running')).toHaveCount(0);
  await warning(page).getByRole('button', { name: 'Keep' }).click();
  await expect(warning(page)).toHaveCount(0);
  await expect(moves(page)).toHaveCount(4);
  await expect(player(page, 'first').locator('.clock')).toHaveClass(/is-running/);
});

test('a mistake is a position to solve, over several moves', async ({ page }) => {
  await missedMate(page);
  await expect(page.locator('.arrow.bad')).toHaveCount(1);
  await click(page, 'b2', 'b8');
  await expect(told(page)).toHaveText('Good! The reply is Rxb8. Find the next move.');
  await click(page, 'b1', 'b8');
  await expect(told(page)).toHaveText('Good move! Solved.');
  await button(page, 'Finish').click();
  await expect(told(page)).toHaveText('Solved 1 of 1');
  await button(page, 'Done').click();
  await expect(title(page)).toHaveText('Chariot wins');
});

test('a move that is not good enough is refused; the solution is shown', { tag: '@long' }, async ({
  page,
}) => {
  await missedMate(page);
  await click(page, 'h2', 'h3');
  await expect(told(page)).toHaveText('h3 was played in the game. Try another move.');
  await click(page, 'g2', 'g3');
  await expect(told(page)).toHaveText('There is a better move than g3. Try again.');
  await button(page, 'View the solution').click();
  await expect(told(page)).toHaveText(/^Best was 1\. Qb8\+ Rxb8 2\. Rxb8#/);
  await expect(page.locator('.arrow.good')).toHaveCount(1);
  await button(page, 'Finish').click();
  await expect(told(page)).toHaveText('Solved 0 of 1 · solution viewed 1');
  await button(page, 'Try again').click();
  await expect(told(page)).toContainText('Find a better move', { timeout: 60_000 });
  await button(page, 'Skip').click();
  await expect(told(page)).toHaveText('Solved 0 of 1 · skipped 1');

  // Another view ends the lesson.
  await page.getByRole('link', { name: 'Analysis' }).click();
  await expect(told(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(title(page)).toHaveText('Chariot wins');
});

test('the review in the analysis leads to the lesson, and back', { tag: '@long' }, async ({
  page,
}) => {
  await judgeBriefly(page);
  await put(page, { start: MATE_IN_TWO, moves: ['h2h3', 'h7h6'], isOver: true });
  await open(page, 'play/chess');
  await button(page, 'Review').click();
  // Play has a button of that name too.
  await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
  await button(page, 'Learn from your mistakes').click();
  await expect(told(page)).toContainText('Find a better move for White.', { timeout: 60_000 });
  await button(page, 'Leave').click();
  await expect(page.locator('.summary')).toBeVisible();
});

test('in xiangqi too', { tag: '@long' }, async ({ page }) => {
  await judgeBriefly(page);
  await page.addInitScript(() => {
    // Red gives a cannon for a soldier.
    const game = { game: 'xiangqi', moves: 'h3e3 h10g8 e3e7 g8e7 h1g3 i10h10'.split(' ') };
    const call = { rule: 'resignation', winner: 'second' };
    const players = { side: 'first', level: 1, turns: false };
    localStorage.setItem('chariot.play.xiangqi', JSON.stringify({ game, players, call }));
  });
  await open(page, 'play/xiangqi');
  await button(page, 'Learn from your mistakes').click();
  await expect(told(page)).toHaveText('2. C5+4 was played. Find a better move for Red.', {
    timeout: 60_000,
  });
});

test('without the coach nobody warns, and nothing of it is fetched', { tag: '@long' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await put(page, { moves: QUEEN_AT_RISK });
  await open(page, 'play/chess');
  await type(page, 'Qxe5');
  await expect(moves(page)).toHaveCount(6);
  await expect(warning(page)).toHaveCount(0);
  expect(asked.filter((url) => /[Bb]lunder|Lesson|accuracy/.test(url))).toEqual([]);
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`the coach in ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true, viewport: { width: 320, height: 640 } });

    test('no violation that axe finds, and nothing wider than the page', async ({ page }) => {
      await judgeBriefly(page);
      await switchOn(page);
      await put(page, { moves: QUEEN_AT_RISK });
      await open(page, 'play/chess');
      await type(page, 'Qxe5');
      await expect(warning(page)).toBeVisible();
      await loadAxe(page);
      expect(await axeViolations(page)).toEqual([]);
      await warning(page).locator('.primary').click();
      await expect(moves(page)).toHaveCount(4);
      await page.locator('.actions .action').last().click();
      await page.getByRole('dialog').locator('.primary').click();
      await page.locator('.next-steps .quiet').last().click();
      await expect(page.locator('.lesson-dots, .is-over').first()).toBeAttached();
      await expect(page.locator('.lesson progress')).toHaveCount(0, { timeout: 60_000 });
      expect(await axeViolations(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
    });
  });
}

test('each move of a finished game can be asked about', { tag: '@long' }, async ({ page }) => {
  await judgeBriefly(page);
  await put(page, { moves: [...QUEEN_AT_RISK, 'h5e5', 'c6e5'], isOver: true });
  await open(page, 'play/chess');
  const ask = page.locator('.why-ask');
  await expect(ask).toHaveAccessibleName('Why? About Nxe5');
  await moves(page).nth(4).click();
  await expect(ask).toHaveAccessibleName('Why? About Qxe5+');
  await ask.click();
  await expect(page.locator('.why')).toContainText('After Nxe5 Black wins a queen for a pawn.', {
    timeout: 60_000,
  });
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);
});
