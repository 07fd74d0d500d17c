import type { ToWorker } from '@chariot/engine/client';
import type { Page } from '@playwright/test';
import * as analysis from './analysis.ts';
import { axeViolationsInBothThemes, LANGUAGES, loadAxe } from './axe.ts';
import { routeBook } from './books.ts';
import { test } from './hosted.ts';
import {
  allowErrors,
  button,
  click,
  engineHolder,
  expect,
  moves,
  newGame,
  open,
  piece,
  setUp,
  square,
  title,
  type,
} from './support.ts';

/** The moves of the book, and those of the tree. */
const rows = (page: Page) => page.locator('.book-move');
const row = (page: Page, move: string) => rows(page).filter({ hasText: new RegExp(`^${move}`) });
const branches = (page: Page) => page.getByRole('treeitem');
const search = (page: Page) => page.locator('input[name=opening]');
const options = (page: Page) => page.locator('.opening-option');
const line = (page: Page) => page.locator('.opening-line .move');

/** Opens the view, and waits for the book. */
async function openOpenings(page: Page, game: 'chess' | 'xiangqi' = 'chess'): Promise<void> {
  await open(page, `openings/${game}`);
  await expect(rows(page).first()).toBeVisible();
}

/** Opens the analysis with the book shown. */
async function openExplorer(page: Page, game: 'chess' | 'xiangqi' = 'chess'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('chariot.analysis.book', 'true'));
  await analysis.open(page, game);
}

/** Has the computer play by the book, and writes down what its engine is asked. */
async function playByBook(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    localStorage.setItem('chariot.book', 'true');
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    globalThis.Worker = class extends Worker {
      override postMessage(message: ToWorker, transfer?: unknown): void {
        if (message.type === 'request') asked.push(...Object.keys(message.request));
        super.postMessage(message, transfer as Transferable[]);
      }
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
}

test('a move that the engine answers late does not follow to another line', async ({ page }) => {
  const hold = await engineHolder(page);
  await openOpenings(page);
  await click(page, 'e2', 'e4');
  await expect(line(page)).toHaveCount(1);
  const first = page.url();
  await click(page, 'e7', 'e5');
  await expect(line(page)).toHaveCount(2);
  await hold(true);
  await click(page, 'g1', 'f3');
  await page.goto(first);
  await expect(piece(page, 'e7')).toBeVisible();
  await hold(false);
  // The next answer comes after the late one.
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click();
  await expect(page).toHaveURL(/#learn/);
  await page.goBack();
  await expect(piece(page, 'e7')).toBeVisible();
  await expect(piece(page, 'g1')).toBeVisible();
  expect(page.url()).toBe(first);
});

test('the explorer shows what is played, points at it and plays it', async ({ page }) => {
  await openExplorer(page);
  await expect(rows(page).nth(4)).toBeAttached();
  const first = row(page, 'e4');
  await expect(first).toHaveAccessibleName(
    /^e4 ?, \d+% ?, [\d.K ]+games ?, White wins \d+%, draws \d+%, Black wins \d+% ?,.* King's Pawn Game$/,
  );
  await first.hover();
  await expect(page.locator('.overlay .arrow.accent')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(page.locator('.overlay .arrow')).toHaveCount(0);
  await first.click();
  await expect(piece(page, 'e4')).toBeAttached();
  await expect(analysis.moves(page)).toHaveText(['e4']);
  await row(page, 'c5').click();
  await expect(title(page)).toHaveText('Sicilian Defence');
  await expect(row(page, 'Nf3')).toBeVisible();
});

test('figures are what the book says, and words tell whether a move is sound', async ({ page }) => {
  await routeBook(page, [
    ['e2e4', [40, 40, 20], 40, 'sound'],
    ['d2d4', [30, 40, 30], -40, 'dubious'],
    ['g2g4', [1, 0, 3], -190, 'losing'],
    ['b1a3', [0, 0, 0]],
  ]);
  await openExplorer(page);
  await expect(rows(page)).toHaveCount(4);
  const cells = (move: string, name: string) => row(page, move).locator(`.book-${name}`);
  await expect(cells('e4', 'share')).toHaveText('49%');
  await expect(cells('e4', 'bar')).toHaveText('40%40%20%');
  await expect(cells('e4', 'score')).toHaveText('+0.4');
  for (const [move, verdict] of [
    ['e4', 'sound'],
    ['d4', 'dubious'],
    ['g4', 'loses'],
    ['Na3', ''],
  ] as const) {
    await expect(cells(move, 'verdict')).toHaveText(verdict);
  }
  await expect(cells('Na3', 'popular')).toHaveText('common on Lichess');
  await row(page, 'g4').click();
  await expect(page.locator('.book-end')).toBeVisible();
});

test('after the book a sentence says so, and the moves below stay where they are', {
  tag: '@long',
}, async ({ page }) => {
  await openExplorer(page);
  await analysis.play(page, 'a3');
  await expect(rows(page).first()).toBeVisible();
  // The panel scrolls to the field that moves are typed in.
  const y = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
  const top = async () => (await y('.tree')) - (await y('.book-panel'));
  const before = await top();
  await analysis.play(page, 'a6 Ra2 Ra7 Ra1 Ra8 h4 h5 Rh3');
  await expect(page.locator('.book-end')).toHaveText('The book ends here.');
  await expect.poll(top).toBe(before);
  await button(page, 'First position').click();
  await expect(rows(page).first()).toBeVisible();
});

test('by another order of moves the same position has the same figures', { tag: '@long' }, async ({
  page,
}) => {
  await openExplorer(page);
  await analysis.play(page, 'd4 d5 c4 e6');
  await expect(row(page, 'Nc3')).toBeVisible();
  const names = () => rows(page).allTextContents();
  const figures = await names();
  await button(page, 'First position').click();
  await analysis.play(page, 'c4 e6 d4 d5');
  await expect(title(page)).toHaveText("Queen's Gambit Declined");
  await expect.poll(names).toEqual(figures);
});

test('an opening of xiangqi and its mirror image have the same figures', { tag: '@long' }, async ({
  page,
}) => {
  await openExplorer(page, 'xiangqi');
  const shares = () => page.locator('.book-share').allTextContents();
  await analysis.play(page, 'h3e3 h10g8');
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: 'H2+3' })).toBeVisible();
  const figures = await shares();
  await button(page, 'First position').click();
  await analysis.play(page, 'b3e3 b10c8');
  await expect(rows(page).filter({ hasText: 'H8+7' })).toBeVisible();
  await expect.poll(shares).toEqual(figures);
});

test('openings are found by name, by moves and by code', async ({ page }) => {
  await openOpenings(page);
  await search(page).fill('najdorf');
  await expect(options(page).first()).toHaveText(
    /^Sicilian Defence: Najdorf VariationB90 · 1\. e4 c5/,
  );
  await search(page).press('Enter');
  await expect(title(page)).toHaveText('Sicilian Defence: Najdorf Variation');
  await expect(line(page)).toHaveCount(10);
  await search(page).fill('1. e4 e5 2. Nf3 Nc6 3. Bb5');
  await expect(options(page).first()).toContainText('Ruy Lopez');
  await search(page).fill('E97');
  await expect(options(page)).toHaveCount(1);
  await options(page).click();
  await expect(title(page)).toHaveText("King's Indian Defence: Mar del Plata Variation");
  await search(page).fill('e4 e5 Nf3 Nc6 Bb5 a6 Ba4 h6');
  await search(page).press('Enter');
  await expect(line(page)).toHaveCount(8);
  await search(page).fill('nonsense');
  await expect(page.getByText('No opening of this name')).toBeVisible();
});

test('the keyboard goes through what was found', { tag: '@long' }, async ({ page }) => {
  await openOpenings(page);
  await search(page).fill('sicilian');
  await expect(options(page).first()).toBeVisible();
  await search(page).press('ArrowDown');
  await search(page).press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(search(page)).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await search(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
});

for (const [locale, query, name] of [
  ['zh-CN', '屏风马', '中炮对屏风马'],
  ['zh-TW', '屏風馬', '中炮對屏風馬'],
  ['zh-CN', '顺炮横车', '顺炮横车对直车'],
  ['zh-TW', '順炮橫車', '順炮橫車對直車'],
  ['zh-CN', '炮二平五 马8进7 马二进三 车9平8', '中炮'],
] as const) {
  test.describe(`in ${locale}`, { tag: query === '屏风马' ? [] : '@long' }, () => {
    test.use({ locale });

    test(`${query} is found`, async ({ page }) => {
      await openOpenings(page, 'xiangqi');
      await search(page).fill(query);
      await expect(options(page).first()).toContainText(name);
      await search(page).press('Enter');
      await expect(title(page)).toContainText(name);
    });
  });
}

test('the tree is walked by clicks and by keys', { tag: '@long' }, async ({ page }) => {
  await openOpenings(page);
  await expect(branches(page).nth(8)).toBeAttached();
  const first = branches(page).first();
  const name = (await first.getAttribute('aria-label'))?.split(' ')[0] ?? '';
  await first.click();
  await expect(line(page)).toHaveText([name]);
  await expect(branches(page).first()).not.toHaveAccessibleName(new RegExp(`^${name} `));
  await branches(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(branches(page).nth(1)).toBeFocused();
  await expect(page.locator('.opening-tree figcaption')).toContainText('%');
  await page.keyboard.press('Enter');
  await expect(line(page)).toHaveCount(3);
  // Who walks by keys goes on in the tree of the next position.
  await expect(branches(page).first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.opening-line [aria-current]')).toHaveText(
    (await line(page).nth(1).textContent()) ?? '',
  );
});

test('the address leads to the position, and back', async ({ page }) => {
  await openOpenings(page);
  await row(page, 'e4').click();
  await expect(title(page)).toHaveText("King's Pawn Game");
  await row(page, 'e5').click();
  await expect(title(page)).toHaveText('Open Game');
  const address = page.url();
  expect(address).toMatch(/#openings\/chess\/m=/);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(title(page)).toHaveText('Open Game');
  await expect(line(page)).toHaveText(['e4', 'e5']);
  await page.goto(`${address.slice(0, -1)}?`);
  await expect(page.getByRole('alert')).toContainText('damaged');
});

test('what is looked at leads on to the analysis, and from there back', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('chariot.analysis.book', 'true'));
  await openOpenings(page);
  await row(page, 'd4').click();
  await expect(line(page)).toHaveCount(1);
  await button(page, 'Analyse').click();
  await expect(analysis.moves(page)).toHaveText(['d4']);
  await analysis.play(page, 'd5');
  await page.locator('.book-link').click();
  await expect(line(page)).toHaveText(['d4', 'd5']);
});

test('the computer plays by the book, and searches where the book ends', async ({ page }) => {
  await routeBook(page, [['a2a4', [10, 10, 10], 0]]);
  const asked = await playByBook(page);
  await open(page);
  await newGame(page, { side: 'Black', level: 9 });
  await expect(moves(page)).toHaveText(['a4']);
  expect(await asked()).not.toContain('search');
  await type(page, 'e5');
  await expect(moves(page)).toHaveCount(3, { timeout: 60_000 });
  expect(await asked()).toContain('search');
});

test('from another start than the usual one the computer asks no book', { tag: '@long' }, async ({
  page,
}) => {
  const asked = await playByBook(page);
  await open(page);
  await setUp(page, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 9');
  await type(page, 'Nf3');
  await expect(moves(page)).toHaveCount(2, { timeout: 60_000 });
  expect(await asked()).not.toContain('bookMove');
});

test('without the book the computer searches from the first move on', { tag: '@long' }, async ({
  page,
}) => {
  const asked = await playByBook(page);
  await open(page);
  await button(page, 'Settings').click();
  await page
    .getByRole('group', { name: 'Opening book' })
    .getByRole('radio', { name: 'Off' })
    .check({ force: true });
  await button(page, 'Done').click();
  await newGame(page);
  await click(page, 'e2', 'e4');
  await expect(moves(page)).toHaveCount(2, { timeout: 60_000 });
  expect(await asked()).toContain('search');
  expect(await asked()).not.toContain('bookMove');
});

for (const side of ['White', 'Black'] as const) {
  test(`a game begins with a chosen opening, played as ${side}`, {
    tag: '@long',
  }, async ({ page }) => {
    await open(page);
    await button(page, 'New game').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: side }).check({ force: true });
    await dialog.locator('select[name=beginning]').selectOption('opening');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(dialog).toBeVisible();
    await search(page).fill('berlin defence');
    await options(page).filter({ hasText: 'Ruy Lopez: Berlin Defence' }).first().click();
    await expect(search(page)).toHaveValue('Ruy Lopez: Berlin Defence');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(dialog).toBeHidden();
    const count = side === 'White' ? 6 : 7;
    await expect(moves(page)).toHaveCount(count, { timeout: 60_000 });
    await expect(moves(page).nth(5)).toHaveText('Nf6');
    await expect(title(page)).toHaveText('Your move');
    await expect(square(page, 'b5')).toBeAttached();
  });
}

test('an opening that is looked at is played on, and a rematch begins with it', {
  tag: '@long',
}, async ({ page }) => {
  await openOpenings(page);
  await search(page).fill('caro-kann defence');
  await search(page).press('Enter');
  await expect(line(page)).toHaveCount(2);
  await button(page, 'Play this opening').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
  await expect(moves(page)).toHaveText(['e4', 'c6']);
  await button(page, 'Resign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await button(page, 'Rematch').click();
  await expect(moves(page).nth(1)).toHaveText('c6');
});

test('a host without books: the explorer says so and asks again, and the computer plays on', async ({
  page,
  site,
}) => {
  allowErrors(page, /Failed to load resource/);
  await playByBook(page);
  site.missing = /^books\//;
  await openExplorer(page);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  site.missing = undefined;
  await button(page, 'Try again').click();
  await expect(rows(page).first()).toBeVisible();
  site.missing = /^books\//;
  await page.goto('./#play/xiangqi');
  await expect(page.locator('.pieces .piece').first()).toBeAttached({ timeout: 20_000 });
  await newGame(page);
  await click(page, 'h3', 'e3');
  await expect(moves(page)).toHaveCount(2, { timeout: 60_000 });
});

test('a host that sends no parts has books all the same', { tag: '@long' }, async ({
  page,
  site,
}) => {
  site.sendsParts = false;
  await openExplorer(page);
  await analysis.play(page, 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6');
  await expect(rows(page).first()).toBeVisible();
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what was looked at is there', { tag: '@long' }, async ({ page, site }) => {
    allowErrors(page, /Failed to load resource|net::ERR/);
    await openOpenings(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await row(page, 'e4').click();
    await expect(line(page)).toHaveText(['e4']);
    await expect(rows(page).first()).toBeVisible();
    await site.stop();
    await page.reload();
    await expect(line(page)).toHaveText(['e4'], { timeout: 30_000 });
    await expect(rows(page).first()).toBeVisible();
  });
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`openings, ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true });

    for (const game of ['chess', 'xiangqi'] as const) {
      test(`no violation that axe finds in ${game}, light or dark`, async ({ page }) => {
        await openOpenings(page, game);
        await expect(branches(page).first()).toBeVisible();
        await loadAxe(page);
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
        await search(page).fill(game === 'chess' ? 'e4' : 'C');
        await expect(options(page).first()).toBeVisible();
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
        await analysis.open(page, game);
        await page.locator('.status .icon-button').click();
        await expect(rows(page).first()).toBeVisible();
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
      });
    }
  });
}
