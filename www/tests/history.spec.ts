import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { axeViolations, LANGUAGES, loadAxe } from './axe.ts';
import { button, expect, moves, newGame, open, setUp, test, title, type } from './support.ts';

const FOOLS_MATE = ['f3', 'e5', 'g4', 'Qh4'];

const rows = (page: Page): Locator => page.locator('.history-row');

async function list(page: Page): Promise<void> {
  await button(page, 'My games').click();
  await expect(page.getByRole('dialog', { name: 'My games' })).toBeVisible();
}

const close = (page: Page): Promise<void> => button(page, 'Close').click();

/** Plays moves of two players in the current game. */
async function played(page: Page, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    await type(page, text);
    await expect(moves(page)).toHaveCount(index + 1);
  }
}

/** A mate between two players, then an unfinished game against the computer. */
async function twoGames(page: Page): Promise<void> {
  await open(page);
  await newGame(page, { side: 'Two players' });
  await played(page, FOOLS_MATE);
  await newGame(page, { level: 2 });
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(2);
  await list(page);
  await expect(rows(page)).toHaveCount(2);
}

test('every game is kept with its result, opponent, date and opening, and can be opened again', async ({
  page,
}) => {
  await twoGames(page);
  await expect(rows(page).first()).toContainText('Unfinished');
  await expect(rows(page).first()).toContainText('Chariot level 2you were White');
  await expect(rows(page).first()).toContainText('Current game');
  await expect(rows(page).last()).toContainText('0–1');
  await expect(rows(page).last()).toContainText('Two players');
  await expect(rows(page).last()).toContainText("2 moves · Fool's Mate");
  await expect(rows(page).last()).toContainText(String(new Date().getFullYear()));

  await page.reload();
  await list(page);
  await rows(page).last().locator('.history-open').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(moves(page)).toHaveText([/f3/, /e5/, /g4/, /Qh4#/]);
  await expect(title(page)).toHaveText('Black wins');

  // The other game resumes where it was.
  await list(page);
  await rows(page).first().locator('.history-open').click();
  await expect(moves(page)).toHaveCount(2);
  await expect(title(page)).toHaveText('Your move');
  await type(page, 'd4');
  await expect(moves(page)).toHaveCount(4);
  await list(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('2 moves');
});

test('a finished game stays what it was when one plays on from it', { tag: '@long' }, async ({
  page,
}) => {
  await open(page);
  await newGame(page, { side: 'Two players' });
  await played(page, FOOLS_MATE);
  await button(page, 'Take back').click();
  await expect(moves(page)).toHaveCount(3);
  await type(page, 'd6');
  await expect(moves(page)).toHaveCount(4);
  await list(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).locator('.history-result')).toHaveText(['Unfinished', '0–1']);
});

test('a clock and a resignation are kept too', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await newGame(page, { side: 'Two players', clock: '3 min + 2 s' });
  await played(page, ['e4', 'e5']);
  await button(page, 'Resign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(title(page)).toHaveText('Black wins');
  await newGame(page, { side: 'Two players', clock: 'None' });
  await expect(page.locator('.clock')).toHaveCount(0);
  await list(page);
  await rows(page).first().locator('.history-open').click();
  await expect(page.locator('.move-result')).toHaveText('0–1 Black wins by resignation');
  await expect(page.locator('.clock-time').first()).toHaveText('3:00');
});

test('a game is deleted, and restored if it was a mistake', { tag: '@long' }, async ({ page }) => {
  await twoGames(page);
  await rows(page).last().getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  await button(page, 'Restore').click();
  await expect(rows(page)).toHaveCount(2);
  await rows(page).last().getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await list(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Chariot level 2');
});

test('all games are written into one file; one is reviewed, with the names of its players', {
  tag: '@long',
}, async ({ page }) => {
  await twoGames(page);
  const download = page.waitForEvent('download');
  await button(page, 'Export all (PGN)').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('chariot-chess-games.pgn');
  const text = await readFile((await file.path()) ?? '', 'utf8');
  expect(text.match(/^\[Event /gm)).toHaveLength(2);
  expect(text).toContain('[Black "Chariot level 2"]');
  expect(text).toMatch(/1\. f3 e5 2\. g4 Qh4# 0-1/);
  expect(text).toMatch(/1\. e4 \S+ \*/);

  await rows(page).first().getByRole('button', { name: 'Review' }).click();
  await expect(page).toHaveURL(/#analysis\/chess/);
  await button(page, 'Share').click();
  await expect(page.locator('textarea[name=pgn]')).toHaveValue(/\[Black "Chariot level 2"\]/);
});

test('xiangqi has its own list and its own text', { tag: '@long' }, async ({ page }) => {
  await open(page, 'play/xiangqi');
  await newGame(page, { side: 'Two players' });
  await played(page, ['h3e3', 'h10g8']);
  await list(page);
  await expect(rows(page)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await button(page, 'Export all (PGN)').click();
  const text = await readFile((await (await download).path()) ?? '', 'utf8');
  expect(text).toContain('[Game "Chinese Chess"]');
  expect(text).toMatch(/1\. C2=5 H8\+7 \*/);
  await close(page);
  await page.getByRole('link', { name: 'Chess', exact: true }).click();
  await list(page);
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toContainText('No games yet.');
});

test('a browser that keeps nothing says so, and the game goes on', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await open(page);
  await newGame(page);
  await type(page, 'e4');
  await expect(page.locator('.message')).toContainText('does not let the page store games');
  await button(page, 'Dismiss').click();
  await expect(moves(page)).toHaveCount(2);
  await type(page, 'd4');
  await expect(moves(page)).toHaveCount(4);
  await expect(page.locator('.message')).toBeHidden();
  await list(page);
  await expect(page.getByRole('alert')).toContainText('does not let the page store games');
});

test('a full browser says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page);
  await newGame(page);
  await type(page, 'e4');
  await expect(page.locator('.message')).toContainText('storage is full');
});

test('nothing of it is fetched before the first move', { tag: '@long' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  await expect(title(page)).toHaveText('Your move');
  await page.waitForTimeout(500);
  expect(asked.filter((url) => /keeper|History|written|MenuList/.test(url))).toEqual([]);
  await setUp(page, '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  await expect(page.locator('.piece')).toHaveCount(3);
  expect(asked.filter((url) => url.includes('keeper'))).toEqual([]);
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(2);
  expect(asked.filter((url) => url.includes('keeper'))).toHaveLength(1);
});

test('a thousand games are kept, the oldest finished one goes first', { tag: '@long' }, async ({
  page,
}) => {
  await open(page);
  await newGame(page, { side: 'Two players' });
  await played(page, ['e4']);
  await list(page);
  await expect(rows(page)).toHaveCount(1);
  await close(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('chariot.games').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const transaction = database.transaction('games', 'readwrite');
          for (let at = 0; at < 999; at += 1) {
            transaction.objectStore('games').put({
              identity: { id: `old ${at}`, began: at },
              game: { game: 'chess', moves: ['d2d4'] },
              players: { side: 'first', level: 1, turns: false },
              // The oldest game is unfinished.
              result: at === 0 ? null : { termination: 'checkmate', winner: 'first' },
              changed: at,
            });
          }
          transaction.oncomplete = () => resolve();
        };
      }),
  );
  await newGame(page, { side: 'Two players' });
  await played(page, ['c4']);
  await list(page);
  await expect(page.locator('.history-note')).toContainText('1,000 of at most 1,000 games');
  const stored = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          indexedDB.open('chariot.games').onsuccess = ({ target }) => {
            const { result } = target as IDBOpenDBRequest;
            const request = result.transaction('games').objectStore('games').getAllKeys();
            request.onsuccess = () => resolve(request.result as string[]);
          };
        }),
    );
  await expect.poll(async () => (await stored()).length).toBe(1_000);
  const ids = await stored();
  expect(ids).toContain('old 0');
  expect(ids).not.toContain('old 1');
  expect(ids).toContain('old 2');
  await expect(rows(page)).toHaveCount(50);
  await button(page, 'Show more (950)').click();
  await expect(rows(page)).toHaveCount(100);
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`the list in ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true, viewport: { width: 320, height: 640 } });

    test('no violation that axe finds, and nothing wider than the page', async ({ page }) => {
      await page.addInitScript(() => {
        const players = { side: 'second', level: 10, turns: false };
        const stored = { game: { game: 'chess', moves: ['f2f3', 'e7e5'] }, players };
        localStorage.setItem('chariot.play.chess', JSON.stringify(stored));
      });
      await open(page, 'play/chess');
      await page.locator('.move-buttons-rest .icon-button').first().click();
      await expect(rows(page)).toHaveCount(1);
      await loadAxe(page);
      expect(await axeViolations(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
    });
  });
}
