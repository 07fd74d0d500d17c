import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { axeViolationsInBothThemes, DIALOG, LANGUAGES, loadAxe } from './axe.ts';
import { test } from './hosted.ts';
import { button, click, expect, piece, title } from './support.ts';

const told = (page: Page) => page.locator('.repertoire .lesson-told');
const tiles = (page: Page) => page.getByRole('treeitem');
const tile = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });

/** Own moves of the lines that the tests use, by their text. */
const ITALIAN: Readonly<Record<string, readonly [string, string]>> = {
  e4: ['e2', 'e4'],
  Nf3: ['g1', 'f3'],
  Bc4: ['f1', 'c4'],
  c3: ['c2', 'c3'],
  d3: ['d2', 'd3'],
};
const PGN = '1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 *';

async function openTrainer(page: Page, game: 'chess' | 'xiangqi' = 'chess'): Promise<void> {
  await page.goto(`./#openings/${game}/train`);
  await expect(page.locator('.pieces .piece').first()).toBeAttached({ timeout: 20_000 });
  await expect(page.locator('.repertoire')).toBeVisible();
}

async function importPgn(page: Page, text: string): Promise<void> {
  await button(page, 'Import PGN').click();
  await page.locator('textarea[name=repertoire]').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
}

/** The move of a question, as the repertoire has it, and its number. */
async function expected(page: Page): Promise<string> {
  const text = (await told(page).textContent()) ?? '';
  return /play \d+\. (\S+)\.$/.exec(text)?.[1] ?? '';
}

/** Learns a new line to its end, by what it shows. */
async function learn(page: Page, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    await expect(told(page)).toHaveText(new RegExp(`New: play \\d+\\. ${move}\\.$`));
    const [from, to] = ITALIAN[await expected(page)] ?? ['', ''];
    await click(page, from, to);
  }
}

test('a line added in the openings opens the repertoire of its side, with buttons of one height', async ({
  page,
}) => {
  // The styles of the endings stay.
  await page.goto('./#endgame/chess');
  await expect(page.locator('.pieces .piece').first()).toBeAttached({ timeout: 20_000 });
  await page.goto('./#openings/chess');
  await expect(page.locator('.pieces .piece')).toHaveCount(32);
  await click(page, 'e2', 'e4');
  await click(page, 'c7', 'c5');
  await button(page, 'Add to my repertoire (Black)').click();
  await page.getByRole('link', { name: 'My repertoire' }).click();
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
  await page.getByRole('radio', { name: 'White' }).check({ force: true });
  for (const name of ['Choose openings', 'Import PGN', 'Add this line']) {
    await expect
      .poll(async () => (await button(page, name).boundingBox())?.height)
      .toBeLessThan(40);
  }
});

test('a taught opening is chosen, drilled, missed, drilled again and exported', {
  tag: '@long',
}, async ({ page }) => {
  await openTrainer(page);
  await expect(told(page)).toContainText('Nothing here yet.');
  await button(page, 'Choose openings').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^Add Italian Game/ })
    .first()
    .click();
  await expect(dialog.getByText('✓ added')).toBeVisible();
  await button(page, 'Done').click();
  await expect(told(page)).toHaveText(/^\d+ new$/);
  await expect(tile(page, /^1\. e4, new/)).toBeVisible();
  await expect(page.locator('.repertoire-holes li').first()).toContainText(
    /^1… c5 is met in \d+ of 100 master games, and you have no answer\./,
  );

  await button(page, 'Drill').click();
  // At first each answer is shown.
  await expect(told(page)).toHaveText('New: play 1. e4.');
  await expect(page.locator('.overlay .arrow.good')).toHaveCount(1);
  const said = async () => (await told(page).textContent()) ?? '';
  for (let now = await said(); !now.startsWith('End of the line'); now = await said()) {
    if (now.includes('New: play')) await button(page, 'Play it').click();
    await expect(told(page)).not.toHaveText(now);
  }
  await expect(told(page)).toHaveText('End of the line. Now play it from memory.');
  await button(page, 'From memory').click();

  // A move of one's own that the repertoire does not have.
  await expect(told(page)).toHaveText('Your move?');
  await expect(page.locator('.overlay .arrow')).toHaveCount(0);
  await click(page, 'd2', 'd4');
  await expect(told(page)).toHaveText(
    // A book that was not judged says nothing of its worth.
    /^d4 is not in your repertoire\. It is played in \d+ of 100 master games(, and it is sound)?\. Your repertoire has e4\.$/,
  );
  await expect(page.getByRole('button', { name: /^Why/ })).toBeVisible();
  await expect(page.getByTestId('announcer')).toContainText('Your repertoire has e4.');
  await click(page, 'e2', 'e4');
  await expect(piece(page, 'e4')).toBeAttached();
  await expect(told(page)).toHaveText('1… e5. Your move?');
  await button(page, 'Overview').click();
  await expect(tile(page, /^1\. e4, missed/)).toBeVisible();
  await expect(told(page)).toHaveText(/^1 to review, \d+ new$/);

  await page.reload();
  await expect(told(page)).toHaveText(/^1 to review, \d+ new$/, { timeout: 20_000 });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export PGN').click(),
  ]);
  expect(file.suggestedFilename()).toBe('repertoire-chess-white.pgn');
  const pgn = await textOf(file);
  expect(pgn).toContain('[Event "Repertoire: White"]');
  expect(pgn).toMatch(/1\. e4 .*e5 .*2\. Nf3/s);

  // The same again from the file.
  await page.evaluate(() => localStorage.removeItem('chariot.repertoire.chess'));
  await page.reload();
  await importPgn(page, pgn);
  await expect(page.locator('.repertoire-news')).toContainText(/^Read \d+ moves\./);
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export PGN').click(),
  ]);
  expect(await textOf(again)).toBe(pgn);
});

async function textOf(file: Download): Promise<string> {
  return readFileSync(await file.path(), 'utf8');
}

test('what was missed comes back first, and a line without a mistake is known', {
  tag: '@long',
}, async ({ page }) => {
  await openTrainer(page);
  await importPgn(page, PGN);
  await expect(page.locator('.repertoire-news')).toHaveText(/^Read 13 moves\./);
  await importPgn(page, '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3');
  // The line with c5 goes, so that there is one.
  await tile(page, /^1… c5/).click();
  await button(page, 'Remove this move and what follows').click();
  await expect(page.locator('.repertoire-news')).toContainText('Removed.');
  await button(page, 'Drill').click();
  await learn(page, ['e4', 'Nf3', 'Bc4', 'c3', 'd3']);
  await button(page, 'From memory').click();
  const answers = ['e4', 'Nf3', 'Bc4', 'c3', 'd3'] as const;
  for (const move of answers) {
    await expect(told(page)).toHaveText(/Your move\?$/);
    if (move === 'Bc4') {
      await click(page, 'f1', 'b5');
      await expect(told(page)).toContainText('Bb5 is not in your repertoire.');
    }
    const [from, to] = ITALIAN[move] ?? ['', ''];
    await click(page, from, to);
  }
  await expect(told(page)).toHaveText('End of the line. 1 move missed: it comes again.');
  await button(page, 'Next line').click();
  for (const move of answers) {
    await expect(told(page)).toHaveText(/Your move\?$/);
    const [from, to] = ITALIAN[move] ?? ['', ''];
    await click(page, from, to);
  }
  await expect(told(page)).toHaveText('The whole line, without a mistake.');
  await expect(page.locator('.repertoire .status')).toContainText('3 lines');
  await button(page, 'Overview').click();
  await expect(told(page)).toHaveText(
    '5 known · Nothing is due today. You can still drill any line.',
  );
  await expect(tile(page, /^3\. Bc4, known \d+%/)).toBeVisible();
});

test('a wrong move beyond the book is judged by the engine', { tag: '@long' }, async ({ page }) => {
  await openTrainer(page);
  await importPgn(page, '1. a4 h5 2. e4');
  await button(page, 'Drill').click();
  for (const [text, from, to] of [
    ['a4', 'a2', 'a4'],
    ['e4', 'e2', 'e4'],
  ] as const) {
    await expect(told(page)).toHaveText(new RegExp(`New: play \\d\\. ${text}\\.$`));
    await click(page, from, to);
  }
  await button(page, 'From memory').click();
  await expect(told(page)).toHaveText('Your move?');
  await click(page, 'a2', 'a4');
  await expect(told(page)).toHaveText('1… h5. Your move?');
  // It leaves a pawn to the pawn that has just moved.
  await click(page, 'g2', 'g4');
  await expect(told(page)).toHaveText(
    /The opening book does not have it\. By Chariot’s search it (is dubious|loses)\. Your repertoire has e4\.$/,
    { timeout: 30_000 },
  );
});

test('the keyboard drills, and a hint points', async ({ page }) => {
  await openTrainer(page);
  await importPgn(page, PGN);
  await button(page, 'Drill').focus();
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText('New: play 1. e4.');
  await button(page, 'Play it').focus();
  for (let ply = 0; ply < 5; ply += 1) {
    await expect(told(page)).toHaveText(/New: play|From memory|memory\.$/);
    if ((await told(page).textContent())?.includes('memory')) break;
    const before = (await told(page).textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(told(page)).not.toHaveText(before);
    await expect(told(page)).toHaveText(/New: play|memory\.$/);
  }
  await expect(button(page, 'From memory')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText('Your move?');
  await expect(button(page, 'Hint')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText('The marked pawn moves.');
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText('Your repertoire has e4.');
  await expect(page.locator('.overlay .arrow.good')).toHaveCount(1);
});

test('moves are added in the explorer, and a hole is answered by the book', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#openings/chess');
  await expect(page.locator('.book-move').first()).toBeVisible({ timeout: 20_000 });
  await page.locator('.book-move').filter({ hasText: /^e4/ }).click();
  await button(page, 'Add to my repertoire (White)').click();
  await expect(button(page, 'In your repertoire (White)')).toBeVisible();
  await page.getByRole('link', { name: 'My repertoire' }).click();
  await expect(title(page)).toHaveText('Repertoire');
  // Replies that the repertoire does not answer.
  await expect(tiles(page)).not.toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(tile(page, /^1\. e4, new/)).toBeVisible();

  // A move on the board, added by its button.
  await click(page, 'e2', 'e4');
  await click(page, 'e7', 'e5');
  await click(page, 'g1', 'f3');
  await button(page, 'Add this line').click();
  await expect(page.locator('.repertoire-news')).toHaveText('Added 2 moves.');
  const hole = page.locator('.repertoire-holes li').first();
  await expect(hole).toContainText('1… c5 is met');
  await hole.getByRole('button', { name: /^Answer with 2\. / }).click();
  await expect(page.locator('.repertoire-news')).toHaveText('Added 2 moves.');
  await expect(page.locator('.repertoire-holes')).not.toContainText('1… c5');

  // The other side has a repertoire of its own.
  await page.getByRole('radio', { name: 'Black' }).check({ force: true });
  await expect(told(page)).toContainText('Nothing here yet.');
});

test('finished games are held against the repertoire', { tag: '@long' }, async ({ page }) => {
  await openTrainer(page);
  await importPgn(page, PGN);
  await page.evaluate(async () => {
    const game = (id: string, moves: string) => ({
      identity: { id, began: 1 },
      game: { game: 'chess', moves: moves.split(' ') },
      players: { side: 'first', level: 1, turns: false },
      below: 'first',
      result: { termination: 'resignation', winner: 'second' },
      changed: 1,
    });
    const request = indexedDB.open('chariot.games', 1);
    await new Promise<void>((resolve) => {
      request.onupgradeneeded = () => {
        const games = request.result.createObjectStore('games', { keyPath: 'identity.id' });
        games.createIndex('game', 'game.game');
      };
      request.onsuccess = () => {
        const transaction = request.result.transaction('games', 'readwrite');
        const games = transaction.objectStore('games');
        games.put(game('a', 'e2e4 e7e5 g1f3 b8c6 f1b5'));
        games.put(game('b', 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6'));
        games.put(game('c', 'e2e4 e7e6 d2d4'));
        games.put(game('d', 'e2e4 e7e5'));
        transaction.oncomplete = () => {
          request.result.close();
          resolve();
        };
      };
    });
  });
  await button(page, 'Compare my games').click();
  const games = page.locator('.repertoire-games');
  await expect(games).toContainText('1 of 4 games stayed in your repertoire.');
  await expect(games.locator('li').first()).toContainText(
    'In 2 games you played 3. Bb5; your repertoire has Bc4.',
  );
  await expect(games.locator('li').nth(1)).toContainText(
    'In 1 game you met 1… e6 and had no answer.',
  );
  await games.getByRole('button', { name: 'Drill it' }).click();
  await expect(games).toContainText('It comes first in the next drill.');
  await expect(told(page)).toContainText('1 to review');
  await games.getByRole('button', { name: /^Answer with 2\. d4/ }).click();
  await expect(page.locator('.repertoire-news')).toHaveText('Added 2 moves.');
});

test('the games of a PGN are held against the repertoire, and add nothing to it', async ({
  page,
}) => {
  await openTrainer(page);
  await importPgn(page, PGN);
  await expect(told(page)).toHaveText(/\d new/);
  const size = await told(page).textContent();
  await button(page, 'Compare games of a PGN').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('textarea')
    .fill(
      `[White "I"]\n[Black "A"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4) 1-0\n\n` +
        `[White "B"]\n[Black "I"]\n\n1. e4 e6 0-1\n\n[White "I"]\n[Black "C"]\n\n1. e4 e6 1-0\n`,
    );
  await dialog.getByRole('button', { name: 'Compare', exact: true }).click();
  const games = page.locator('.repertoire-games');
  await expect(games).toContainText('0 of 2 games stayed in your repertoire.');
  await expect(games.locator('li')).toHaveText([
    /^In 1 game you played 3\. Bb5; your repertoire has Bc4\./,
    /^In 1 game you met 1… e6 and had no answer\./,
  ]);
  await expect(told(page)).toHaveText(size ?? '');
  await games.getByRole('button', { name: 'Drill it' }).click();
  await expect(games).toContainText('It comes first in the next drill.');
});

test('Black waits for the first move; of two answers the line takes one', { tag: '@long' }, async ({
  page,
}) => {
  await openTrainer(page);
  await page.getByRole('radio', { name: 'Black' }).check({ force: true });
  await importPgn(page, '1. e4 c5 (1... e5 2. Nf3 Nc6) 2. Nf3 d6');
  await expect(told(page)).toHaveText('4 new');
  await button(page, 'Drill').click();
  await expect(told(page)).toHaveText('1. e4. New: play 1… c5.');
  await expect(piece(page, 'e4')).toBeAttached();
  await click(page, 'e7', 'e5');
  await expect(told(page)).toHaveText('e5 is fine too. This line goes on with another move.');
  await click(page, 'c7', 'c5');
  await expect(told(page)).toHaveText('2. Nf3. New: play 2… d6.');
  // Nothing of it is heard of again in the overview.
  await click(page, 'd7', 'd6');
  await button(page, 'Overview').click();
  await expect(told(page)).toHaveText('4 new');
});

test('a line of xiangqi is drilled', { tag: '@long' }, async ({ page }) => {
  await openTrainer(page, 'xiangqi');
  await importPgn(page, '1. 炮二平五 马8进7 2. 马二进三 车9平8 3. 车一平二');
  await expect(told(page)).toHaveText('3 new');
  await button(page, 'Drill').click();
  await expect(told(page)).toHaveText(/New: play 1\. C2=5\.$/);
  // The same cannon from the other wing is the same opening.
  await click(page, 'b3', 'e3');
  await expect(told(page)).toContainText('is fine too');
  await click(page, 'h3', 'e3');
  await expect(told(page)).toHaveText(/New: play 2\. H2\+3\.$/);
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`trainer, ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true });

    test('no violation that axe finds, light or dark', async ({ page }) => {
      await openTrainer(page);
      await page.locator('.repertoire .primary').first().click();
      await page.locator('.taught-openings li').first().waitFor();
      await loadAxe(page);
      expect(await axeViolationsInBothThemes(page, DIALOG)).toEqual([]);
      await page.locator('.taught-openings button').first().click();
      await page.locator('.dialog-end .primary').click();
      await page.locator('.repertoire-holes li').first().waitFor();
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      await page.locator('.repertoire .primary').first().click();
      await expect(page.locator('.overlay .arrow.good')).toHaveCount(1);
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
    });
  });
}

test('a phone shows it without scrolling sideways', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTrainer(page);
  await importPgn(page, PGN);
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.locator('.repertoire-holes li').first()).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
});
