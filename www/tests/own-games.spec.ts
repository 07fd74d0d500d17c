import type { Page } from '@playwright/test';
import { axeViolationsInBothThemes, ENGLISH, LANGUAGES, loadAxe } from './axe.ts';
import { judgedGames, keepReviewed } from './ownGames.ts';
import { button, expect, judgeBriefly, test } from './support.ts';

const findings = (page: Page) => page.locator('.own-games-findings > ol > li');
const progress = (page: Page) => page.locator('.own-games-progress');

/** A game in which Me, with White, hangs the queen. */
const pgnOf = (white: string, black: string, day: number): string => `[Event "Rated"]
[Date "2026.01.${String(day).padStart(2, '0')}"]
[White "${white}"]
[Black "${black}"]
[Result "0-1"]
[TimeControl "180+2"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. d3 Bc5 5. Ng5 d6 6. Qh5 Nxh5 0-1

`;

async function drop(page: Page, text: string): Promise<void> {
  await page.locator('input[name=games]').setInputFiles({
    name: 'games.pgn',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
}

test.describe('a file', () => {
  test.beforeEach(async ({ page }) => {
    await judgeBriefly(page);
    await page.goto('./#games/chess');
    await expect(page.locator('.own-games-drop')).toBeVisible({ timeout: 20_000 });
  });

  test('is read, its player asked once, its games reviewed, and kept', async ({ page }) => {
    await expect(page.locator('.own-games-drop')).toContainText('Nothing leaves this device');
    const variant = `[Event "x"]\n[Variant "Atomic"]\n[White "Me"]\n[Black "a"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n`;
    await drop(page, pgnOf('Me', 'a', 1) + pgnOf('b', 'Me', 2) + pgnOf('c', 'd', 3) + variant);
    await expect(page.getByRole('checkbox', { name: 'Me (3 games)' })).toBeChecked();
    await button(page, 'Read my games').click();
    await expect(page.locator('.own-games-taken')).toContainText(
      '2 games added. 1 game of another variant left out. 1 game of other players left out.',
    );
    await expect(progress(page)).toContainText('2 of 2 games reviewed', { timeout: 60_000 });
    await expect(progress(page)).toContainText('18 more games to go');

    // On the next visit they are there, and the name is known.
    await page.reload();
    await expect(progress(page)).toContainText('2 of 2 games reviewed');
    await drop(page, pgnOf('Me', 'e', 4) + pgnOf('Me', 'a', 1));
    await expect(page.locator('.own-games-taken')).toContainText(
      '1 game added. 1 game was here already.',
    );
    await expect(progress(page)).toContainText('3 of 3 games reviewed', { timeout: 60_000 });

    await button(page, 'Remove all games').click();
    await button(page, 'Remove').click();
    await expect(page.locator('.own-games-drop')).toBeVisible();
  });

  test('is pasted, and before the report its games open in Analysis', { tag: '@long' }, async ({
    page,
  }) => {
    await expect(page.locator('.own-games-drop')).toContainText('begins with twenty games');
    await button(page, 'Paste games').click();
    await page.locator('textarea[name=pasted-games]').fill(pgnOf('b', 'Me', 1));
    await page.getByRole('dialog').getByRole('button', { name: 'Read my games' }).click();
    await page.getByRole('checkbox', { name: 'Me (1 game)' }).check();
    await page.getByRole('checkbox', { name: 'b (1 game)' }).uncheck();
    await button(page, 'Read my games').click();
    await expect(progress(page)).toContainText('1 of 1 game reviewed', { timeout: 60_000 });
    await button(page, 'Open the review: Against b, 2026.01.01').click();
    await expect(page.locator('.game-players')).toContainText('b');
    await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
    // The opponent's blunder is none of the moments.
    await expect(page.locator('.tree .move', { hasText: 'Qh5' }).first()).toContainText('??');
    await expect(page.locator('.moments h2')).toHaveText('Your mistakes');
    await expect(page.locator('.moments').getByText('Qh5')).toHaveCount(0);
  });

  test('asks again who you are where your name is not in all games, and lets you put it right', async ({
    page,
  }) => {
    await drop(page, pgnOf('Wrong', 'a', 1) + pgnOf('b', 'Wrong', 2));
    await button(page, 'Read my games').click();
    await expect(page.locator('.own-games-taken')).toContainText('2 games added.');
    // Two games of another name, one with the known one.
    await drop(page, pgnOf('Me', 'Wrong', 3) + pgnOf('Me', 'c', 4));
    await expect(page.getByRole('checkbox', { name: 'Wrong (1 game)' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Me (2 games)' }).check();
    await page.getByRole('checkbox', { name: 'Wrong (1 game)' }).uncheck();
    await button(page, 'Read my games').click();
    await expect(page.locator('.own-games-taken')).toContainText('2 games added.');
    // The games of the wrong name are gone.
    await expect(progress(page)).toContainText('of 2 games reviewed');
    await expect(page.locator('.own-games-names')).toContainText('Your name in them: Me');

    await button(page, 'Change name').click();
    await page.getByRole('textbox', { name: 'Your names' }).fill('Somebody; Else');
    await button(page, 'Save').click();
    await expect(page.locator('.own-games-drop')).toBeVisible();
    await expect(page.locator('.own-games-names')).toContainText(
      'Your name in them: Somebody, Else',
    );
    await drop(page, pgnOf('One', 'Two', 5));
    await page.getByRole('textbox', { name: 'Another name' }).fill('one');
    await page.getByRole('checkbox').first().uncheck();
    await button(page, 'Read my games').click();
    await expect(page.locator('.own-games-taken')).toContainText('1 game added.');
  });

  test('a second tab follows by itself when the first has stopped', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await drop(page, Array.from({ length: 8 }, (_, i) => pgnOf('Me', `a${i}`, i + 1)).join(''));
    await button(page, 'Read my games').click();
    await expect(progress(page)).toContainText('of 8 games reviewed');
    await button(page, 'Pause').click();
    const second = await context.newPage();
    await judgeBriefly(second);
    await second.goto('./#games/chess');
    await expect(button(second, 'Pause')).toBeVisible({ timeout: 20_000 });
    await button(page, 'Go on').click();
    await expect(progress(page)).toContainText('This one follows.');
    await button(second, 'Pause').click();
    await expect(progress(page)).toContainText('8 of 8 games reviewed', { timeout: 80_000 });
  });

  test('goes on after the page was closed in the middle', { tag: '@long' }, async ({ page }) => {
    await drop(page, Array.from({ length: 6 }, (_, i) => pgnOf('Me', `a${i}`, i + 1)).join(''));
    await button(page, 'Read my games').click();
    await expect(progress(page)).toContainText('of 6 games reviewed');
    await page.reload();
    await expect(progress(page)).toContainText('6 of 6 games reviewed', { timeout: 80_000 });
  });

  test('without games says so', async ({ page }) => {
    await drop(page, '\n');
    await expect(page.getByRole('alert')).toHaveText('There are no games in this file.');
  });
});

for (const { locale, lang, tag } of LANGUAGES) {
  for (const game of ['chess', 'xiangqi'] as const) {
    test.describe(`the report, ${game}, ${lang}`, {
      tag: game === 'chess' ? tag : ['@long'],
    }, () => {
      test.use({ locale, bypassCSP: true });

      test('no violation that axe finds, light or dark, wide or narrow', async ({ page }) => {
        await keepReviewed(page, game, judgedGames(game, 120));
        await page.goto(`./#games/${game}`);
        await expect(findings(page)).toHaveCount(3, { timeout: 20_000 });
        await loadAxe(page);
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
        // Nothing is wider than the phone.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(390);
      });
    });
  }
}

test('reviews of the version before stay, with an accuracy', async ({ page }) => {
  const games = judgedGames('chess', 40).map((game) => ({
    ...game,
    moves: game.moves.map(({ accuracy: _, ...move }) => move),
  }));
  await keepReviewed(page, 'chess', games, 2);
  await page.goto('./#games/chess');
  await expect(page.getByRole('img', { name: /^Accuracy went from \d+ to \d+\.$/ })).toBeVisible({
    timeout: 20_000,
  });
});

test.describe('the report', () => {
  test.use({ locale: ENGLISH.locale });

  test.beforeEach(async ({ page }) => {
    await keepReviewed(page, 'chess', judgedGames('chess', 120));
    await page.goto('./#games/chess');
    await expect(findings(page)).toHaveCount(3, { timeout: 20_000 });
  });

  test('says what was made, and its cure goes to Practice', async ({ page }) => {
    await expect(page.locator('.own-games')).toContainText('Based on 120 games: ');
    const fork = findings(page).filter({ hasText: 'You often miss: fork' });
    await fork.getByRole('button', { name: /^Practise \d+ position/ }).click();
    await expect(fork).toContainText(/added to your practice\. Practice/);
    const kept = await page.evaluate(() => localStorage.getItem('chariot.practice.chess'));
    expect(kept).toContain('"kind":"position"');
    expect(kept).toContain('"kind":"puzzle"');
    await expect(page.getByRole('row', { name: /Pawn – king 15 of 30/i })).toBeVisible();
    const link = page.getByRole('link', { name: 'It slipped at Kf6.' });
    await expect(link).toHaveAttribute('href', /^#endgame\/chess\/KPK\?fen=4k3/);
  });

  test('prints on one page', { tag: '@long' }, async ({ page }) => {
    const printed = await page.pdf({ preferCSSPageSize: true });
    expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test('is saved as a picture, on this device', { tag: '@long' }, async ({ page }) => {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save as picture').click(),
    ]);
    expect(saved.suggestedFilename()).toBe('chariot-chess.png');
  });

  test('a year is a picture, and a page on paper', { tag: '@long' }, async ({ page }) => {
    const year = page.locator('.own-games-year');
    await expect(year.getByRole('heading', { name: '2026 in chess' })).toBeVisible();
    await expect(
      year.getByRole('img', {
        name: /^Games by month: Jan 28 \(\d+ won, \d+ drawn, \d+ lost, accuracy \d+\); Feb 28 /,
      }),
    ).toBeVisible();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save the year as picture').click(),
    ]);
    expect(saved.suggestedFilename()).toBe('chariot-chess-2026.png');

    // The browser's own dialog would wait for a person.
    await page.evaluate(() => {
      window.print = () => {};
    });
    await button(page, 'Print the year').click();
    const sheet = page.locator('.own-games-sheet');
    await expect(sheet).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(findings(page).first()).toBeHidden();
    const printed = await page.pdf({ preferCSSPageSize: true });
    expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    // After printing the report is back.
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(sheet).not.toBeAttached();
  });

  test('a sheet goes when the page is seen again or nothing can be printed, and is printed anew', {
    tag: '@long',
  }, async ({ page }) => {
    const sheet = page.locator('.own-games-sheet');
    const printed = await page.evaluateHandle(() => {
      const counted = { times: 0 };
      window.print = () => {
        counted.times += 1;
      };
      return counted;
    });
    const times = () => printed.evaluate((counted) => counted.times);
    await button(page, 'Print the year').click();
    await expect.poll(times).toBe(1);
    await button(page, 'Print the year').click();
    await expect.poll(times).toBe(2);
    await expect(sheet).toHaveCount(1);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(sheet).toHaveCount(0);
    const failed = await page.evaluateHandle(() => {
      const counted = { times: 0 };
      window.print = () => {
        counted.times += 1;
        throw new Error('no printer');
      };
      return counted;
    });
    await button(page, 'Print the year').click();
    await expect.poll(() => failed.evaluate((counted) => counted.times)).toBe(1);
    await expect(sheet).toHaveCount(0);
  });
});

test('a year says how many of its games are read, on paper too', { tag: '@long' }, async ({
  page,
}) => {
  await keepReviewed(page, 'chess', judgedGames('chess', 120));
  // Five more wait for their review, which stands still on battery.
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('chariot.reviews');
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = database.transaction('sources', 'readwrite');
    for (let place = 0; place < 5; place += 1) {
      transaction
        .objectStore('sources')
        .put({ id: `new${place}`, game: 'chess', date: '2026.12.01', place });
    }
    await new Promise<void>((resolve) => {
      transaction.oncomplete = () => resolve();
    });
    database.close();
  });
  await page.addInitScript(() => {
    const battery = Object.assign(new EventTarget(), { charging: false });
    Object.assign(navigator, { getBattery: async () => battery });
    window.print = () => {};
  });
  await page.goto('./#games/chess');
  const told = '120 of 125 games read by Chariot';
  await expect(page.locator('.own-games-year')).toContainText(told, { timeout: 20_000 });
  await button(page, 'Print the year').click();
  await expect(page.locator('.own-games-sheet')).toContainText(told);
});
