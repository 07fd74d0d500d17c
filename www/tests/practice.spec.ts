import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type PackedPuzzle, readPuzzles } from '../src/shared/puzzles/file.ts';
import { idOf } from '../src/shared/puzzles/progress.ts';
import { paste } from './analysis.ts';
import { axeViolationsInBothThemes, LANGUAGES, loadAxe } from './axe.ts';
import { make, solve, told } from './solving.ts';
import { button, expect, judgeBriefly, test, title } from './support.ts';

type GameName = 'chess' | 'xiangqi';

const NOW = new Date(2026, 10, 23, 18, 0);
const DAY = 24 * 60 * 60_000;

function puzzlesOf(game: GameName): PackedPuzzle[] {
  const file = join(import.meta.dirname, `../puzzles/${game}_puzzles.bin`);
  return readPuzzles(new Uint8Array(readFileSync(file)));
}

/** Three known puzzles that are due, longest due first, in the page's stored form. */
function dueCards(game: GameName) {
  return puzzlesOf(game)
    .slice(0, 3)
    .map((puzzle, at) => ({
      item: { kind: 'puzzle', id: idOf(puzzle) },
      due: NOW.getTime() - (3 - at) * DAY,
      memory: {
        stability: 4,
        difficulty: 5,
        stage: 'review',
        step: 0,
        days: 4,
        times: 2,
        lapses: 0,
        last: NOW.getTime() - 8 * DAY,
      },
    }));
}

/** Opens the practice of a game on a fixed day, with three cards due and nothing new. */
async function openPractice(page: Page, game: GameName = 'chess'): Promise<void> {
  await page.clock.setFixedTime(NOW);
  const yesterday = { '2026-11-22': { cards: 4, fresh: 0, seconds: 100 } };
  // The day's limit of new cards is used up.
  const today = { '2026-11-23': { cards: 8, fresh: 8, seconds: 60 } };
  const state = { cards: dueCards(game), days: { ...yesterday, ...today }, endings: {} };
  await page.addInitScript(
    ([key, value]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    [`chariot.practice.${game}`, JSON.stringify(state)] as const,
  );
  await page.goto(`./#practice/${game}`);
  await expect(title(page)).toHaveText(/Practice|练习|練習/, { timeout: 20_000 });
  await expect(told(page)).toContainText(/3/);
}

test('a day: three cards are due, and the one that fails comes back', async ({ page }) => {
  await openPractice(page);
  const [first, second, third] = puzzlesOf('chess') as [PackedPuzzle, PackedPuzzle, PackedPuzzle];
  await expect(told(page)).toHaveText('3 due, 0 new: about 2 minutes.');
  await expect(page.locator('.practice-days')).toHaveText('2 days of practice, 2 in a row');
  await button(page, 'Go on').click();
  await expect(page.locator('.practice header')).toContainText('3 cards left today');
  await expect(told(page)).toContainText('One move wins');

  await button(page, 'Solution').click();
  await expect(told(page)).toHaveText(/^Solution: \S/);
  await button(page, 'Next').click();
  for (const [left, puzzle] of [
    [3, second],
    [2, third],
  ] as const) {
    await expect(page.locator('.practice header')).toContainText(`${left} cards left today`);
    await expect(told(page)).toContainText('One move wins');
    await solve(page, puzzle);
    await button(page, 'Next').click();
  }
  // The first one once more.
  await expect(page.locator('.practice header')).toContainText('1 card left today');
  await expect(told(page)).toContainText('One move wins');
  await solve(page, first);
  await button(page, 'Next').click();
  await expect(told(page)).toHaveText(/^Done for today\./);

  // Nothing is due tomorrow; the failed card comes before the others.
  await page.reload();
  await expect(told(page)).toHaveText(/^Done for today\./);
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('chariot.practice.chess') ?? '') as Kept,
  );
  expect(kept.days['2026-11-23']?.cards).toBe(12);
  const dues = kept.cards.map(({ due }) => due - NOW.getTime());
  expect(Math.min(...dues)).toBe(dues[0]);
  expect(Math.min(...dues)).toBeGreaterThanOrEqual(DAY);
  expect(kept.cards.map(({ memory }) => memory.lapses)).toEqual([1, 0, 0]);
});

interface Kept {
  cards: { due: number; memory: { lapses: number } }[];
  days: Record<string, { cards: number }>;
}

test('a beginner gets puzzles and an ending, and may skip them', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW);
  await page.goto('./#practice/xiangqi');
  await expect(told(page)).toHaveText(/^0 due, 8 new: about \d minutes\.$/, { timeout: 20_000 });
  // The button that leads on keeps the focus.
  await button(page, 'Begin').focus();
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText('One move wins');
  await expect(button(page, 'Skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.practice header')).toContainText('8 cards left today');
  await page.keyboard.press('Enter');
  await expect(page.locator('h2')).toHaveText('Horse against general');
  await expect(page.locator('.learn-told')).toHaveText(/^Position 1 of 1: mate in \d/);
  await expect(page.locator('.pieces .piece')).toHaveCount(3);
  await expect(button(page, 'Skip')).toBeFocused();
  await button(page, 'Overview').click();
  await expect(told(page)).toHaveText(/^0 due, 8 new/);
});

for (const [name, goal] of [
  ['Endings: only move that wins', 'One move wins'],
  ['Endings: only move that draws', 'One move holds the draw'],
] as const) {
  test(`${name}: drawn from the tables without end, and a failed one comes back`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto('./#puzzles/chess');
    await expect(told(page)).toContainText('One move wins', { timeout: 20_000 });
    await page.locator('select[name=source]').selectOption({ label: name });
    const header = page.locator('.puzzles header');
    await expect(header).toContainText('Drawn from the tablebase');
    await expect(told(page)).toContainText(goal, { timeout: 40_000 });
    const pieces = page.locator('.stage .piece');
    await expect(pieces.first()).toBeVisible();
    await expect.poll(() => pieces.count()).toBeLessThanOrEqual(4);
    await button(page, 'Solution').click();
    await expect(told(page)).toHaveText(/^Solution: \S/);
    await button(page, 'Next puzzle').click();
    await expect(told(page)).toContainText(goal);
    await page.getByRole('link', { name: /^Daily practice/ }).click();
    await expect(told(page)).toContainText('1 due');
    await button(page, 'Go on').click();
    await expect(told(page)).toContainText('One move');
  });
}

test('a puzzle that is tried in the view of puzzles is a card', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto('./#puzzles/chess');
  await expect(told(page)).toContainText('One move wins', { timeout: 20_000 });
  await button(page, 'Solution').click();
  await expect(told(page)).toHaveText(/^Solution: \S/);
  await page.goto('./#practice/chess');
  await expect(told(page)).toContainText('1 due');
});

/** A game whose first move misses a mate in one and loses the queen. */
const MISSED = `[SetUp "1"]
[FEN "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"]

4. Nf3 Nxh5 5. O-O *`;

test('a mistake of a reviewed game is practised', { tag: '@long' }, async ({ page }) => {
  await judgeBriefly(page);
  await page.goto('./#analysis/chess');
  await expect(page.locator('.engine-panel')).toBeVisible({ timeout: 20_000 });
  await paste(page, MISSED);
  await button(page, 'Review').click();
  await page.getByRole('button', { name: 'Practise my mistakes (1)' }).click({ timeout: 60_000 });
  const added = page.locator('.practise-mistakes');
  await expect(added).toContainText('Mistakes to practise: 1.', { timeout: 60_000 });
  await added.getByRole('link', { name: 'Practice' }).click();
  await expect(told(page)).toContainText('0 due, ');
  await button(page, 'Begin').click();
  await expect(told(page)).toHaveText('From your own game. White to move. Find the best move.');
  // The game's move is not good enough.
  await make(page, 'g1f3');
  await expect(told(page)).toHaveText('Nf3 is not the best move. Try again.');
  await make(page, 'h5f7');
  await expect(told(page)).toHaveText('Right! Solved, though not at the first try.');
});

async function exported(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await button(page, 'Export progress').click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('chariot-practice-2026-11-23.json');
  return readFileSync(await saved.path(), 'utf8');
}

const importText = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[name=practice]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('progress is exported, cleared and imported; a bad file is told and changes nothing', async ({
  page,
  context,
}) => {
  await openPractice(page);
  const text = await exported(page);
  const file = JSON.parse(text) as { games: { chess: { cards: { due: number }[] } } };
  expect(file.games.chess.cards).toHaveLength(3);

  // A fresh browser.
  await page.close();
  const other = await context.newPage();
  await other.clock.setFixedTime(NOW);
  await other.goto('./#practice/chess');
  await other.evaluate(() => localStorage.clear());
  await other.reload();
  await expect(told(other)).toContainText('0 due, 8 new', { timeout: 20_000 });
  for (const [bad, problem] of [
    [text.slice(0, 100), 'The file is not JSON'],
    ['{"a":1}', 'not an export of practice progress'],
    [text.replace('"version": 1', '"version": 7'), 'The file has version 7'],
    [text.replace(/"due": \d+/, '"due": "soon"'), 'At “games.chess.cards.0.due”: not a number'],
  ] as const) {
    await importText(other, bad);
    await expect(other.getByRole('alert')).toContainText(problem);
    await expect(other.getByRole('alert')).toContainText('Your progress is unchanged.');
    await expect(told(other)).toContainText('0 due, 8 new');
  }
  await importText(other, text);
  await expect(told(other)).toHaveText('3 due, 0 new: about 2 minutes.');
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expect(other.locator('.practice-days')).toHaveText('2 days of practice, 2 in a row');
  await other.reload();
  await expect(told(other)).toHaveText('3 due, 0 new: about 2 minutes.');
});

test('practice that cannot be read is put aside and offered as a file', { tag: '@long' }, async ({
  page,
}) => {
  const newer = '{"version":2,"cards":"of a newer page"}';
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('chariot.practice.chess', text);
    sessionStorage.setItem('begun', 'yes');
  }, newer);
  await page.clock.setFixedTime(NOW);
  await page.goto('./#practice/chess');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('could not be read', { timeout: 20_000 });
  await button(page, 'Begin').click();
  await expect(told(page)).toContainText('One move wins');
  await button(page, 'Solution').click();
  await expect(told(page)).toHaveText(/^Solution: \S/);
  await page.reload();
  await expect(told(page)).toContainText('1 due', { timeout: 20_000 });
  const saving = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Save it as a file' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe(`${newer}\n`);
  await alert.getByRole('button', { name: 'Delete it' }).click();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(told(page)).toContainText('1 due', { timeout: 20_000 });
  await expect(alert).toHaveCount(0);
});

test('the picture tells what was lost in each ending', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const endings = { queen: [0, 6, null], rook: [] };
    const days = { '2026-11-20': { cards: 3, fresh: 3, seconds: 9 } };
    const state = { cards: [], days, endings };
    localStorage.setItem('chariot.practice.chess', JSON.stringify(state));
    localStorage.setItem('chariot.exams.chess', JSON.stringify({ queen: 4 }));
  });
  await page.clock.setFixedTime(NOW);
  await page.goto('./#practice/chess');
  const endings = page.locator('.practice-endings li');
  await expect(endings).toHaveCount(7, { timeout: 20_000 });
  const queen = endings.first();
  await expect(queen.getByRole('img')).toHaveAccessibleName(
    'plies over the best, last 3: 0, 6, win lost',
  );
  await expect(queen.locator('rect')).toHaveCount(3);
  await expect(queen).toContainText('exam passed');
  await expect(endings.nth(1).getByRole('img')).toHaveAccessibleName('not practised yet');
  await expect(page.locator('.practice-weeks')).toHaveAccessibleName('1 of the last 98 days');
  await expect(page.locator('.practice-days')).toHaveText('1 day of practice');
  await queen.getByRole('link').click();
  await expect(title(page)).toHaveText('Queen against king');
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`practice, ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true });

    test('no violation that axe finds, light or dark, wide or narrow', async ({ page }) => {
      await openPractice(page, 'xiangqi');
      await loadAxe(page);
      const sizes = [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ];
      const expectWhole = async (): Promise<void> => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          expect(await axeViolationsInBothThemes(page), `${size.width}`).toEqual([]);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide).toBeLessThanOrEqual(size.width);
        }
      };
      await expectWhole();
      await page.locator('.practice .primary').click();
      await expect(page.locator('.stage .piece').first()).toBeAttached();
      await expectWhole();
    });
  });
}
