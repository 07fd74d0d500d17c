import type { Page } from '@playwright/test';
import { axeViolations, loadAxe } from './axe.ts';
import START_NODES from './start-nodes.json' with { type: 'json' };
import { allowErrors, button, chooseLanguage, expect, test } from './support.ts';
import { lookCloser, setUpAll } from './think.ts';

test.use({ bypassCSP: true });

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const shown = (count: number): string => count.toLocaleString('en');
const chapter = (page: Page, name: string) => page.locator(`#${name}`);
const end = (page: Page, name: string, move: string, reply: number) =>
  chapter(page, name).getByRole('slider', { name: `Reply ${reply} to move ${move}` });
/** The counts of a chapter's squares, the largest first. */
const counts = (page: Page, name: string, figure: string) =>
  chapter(page, name)
    .locator('.think-figure')
    .filter({ has: page.getByRole('heading', { name: figure }) })
    .locator('.book-square');

test('chapter 1: values climb by hand, and lines of play are those of the rules', async ({
  page,
}) => {
  await page.goto('#think/chess');
  const task = chapter(page, 'tree').locator('.toy-task');
  await expect(task).toContainText('You have played A');
  // The opponent does not leave us the most.
  await end(page, 'tree', 'A', 3).press('Enter');
  await expect(task).toContainText('No: your opponent will not leave you +4');
  await end(page, 'tree', 'A', 2).press('Enter');
  await end(page, 'tree', 'B', 1).click();
  await end(page, 'tree', 'C', 3).press('Enter');
  await button(page, 'Move A −2').click();
  await expect(task).toContainText('B leaves you +1, which is more');
  await button(page, 'Move B +1').click();
  await expect(task).toContainText('B, worth +1: the highest of the lowest');
  // A number that changes, by keys, lets another move climb.
  for (const _ of [1, 2, 3, 4]) await end(page, 'tree', 'A', 2).press('ArrowUp');
  await expect(task).toContainText('A, worth +2');

  await setUpAll(page, START);
  const lines = counts(page, 'tree', 'Your tree grows fast');
  await expect(lines.first()).toHaveAttribute('data-count', '197281');
  await expect(lines.nth(1)).toHaveAttribute('data-count', '8902');
  // Areas are to scale.
  const [large, small] = await lines.evaluateAll((squares) =>
    squares.slice(0, 2).map((square) => Number(square.getAttribute('width')) ** 2),
  );
  expect((large ?? 0) / (small ?? 1)).toBeCloseTo(197_281 / 8_902, 1);
  await loadAxe(page);
  expect(await axeViolations(page, {}, '#tree')).toEqual([]);
  await chooseLanguage(page, 'zh-Hans');
  await expect(page.locator('.think h1')).toHaveText('它怎样思考');
  expect(await axeViolations(page, {}, '#tree')).toEqual([]);
});

test('chapters 2 and 3: the reader cuts, and every picture counts the same', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('#think/chess/pruning');
  const two = chapter(page, 'pruning');
  const task = two.locator('.toy-task');
  const look = two.getByRole('button', { name: 'Look at the next reply' });
  const cut = two.getByRole('button', { name: 'Cut: leave out the rest' });
  await cut.click();
  await expect(task).toContainText('Not yet');
  for (const _ of [1, 2, 3]) await look.click();
  await expect(two.locator('.toy-fence')).toBeAttached();
  await look.click();
  await cut.click();
  await expect(task).toContainText('Not yet: if the rest is no worse than +3');
  await look.click();
  await cut.click();
  await look.click();
  await cut.click();
  await expect(task).toContainText('A, worth +1, as with minimax: 6 looks, not 9');
  // What was left out changes nothing.
  await end(page, 'pruning', 'B', 3).press('Home');
  await expect(task).toContainText('A, worth +1, as with minimax: 6 looks, not 9');
  // What was seen does.
  await end(page, 'pruning', 'A', 3).press('End');
  await expect(task).toContainText('A, worth +2');

  await setUpAll(page, START);
  const { minimax, alphaBeta } = START_NODES.chess;
  const saved = counts(page, 'pruning', 'The same on your position');
  await expect(saved.first()).toHaveAttribute('data-count', String(minimax));
  await expect(two.locator('[data-found=same]')).toHaveText(/^Both find \S+ \(\S+\)\. Minimax/);
  const asListed = await saved.nth(1).getAttribute('data-count');
  await chapter(page, 'order').scrollIntoViewIfNeeded();
  const ordered = counts(page, 'order', 'Captures first');
  await expect(ordered.nth(1)).toHaveAttribute('data-count', String(alphaBeta));
  await expect(ordered.first()).toHaveAttribute('data-count', asListed ?? '');
  // The tree has the same counts, with captures first and without.
  await lookCloser(two, 'The whole tree');
  await two.locator('.tree-chapter').scrollIntoViewIfNeeded();
  await two
    .locator('.think-text')
    .getByRole('slider', { name: 'Depth' })
    .last()
    .press('ArrowRight');
  const row = two.locator('.tree-results').getByRole('row', { name: 'Alpha-beta' });
  await expect(row).toContainText(shown(Number(asListed)));
  await two.getByRole('button', { name: 'moves as they come', exact: true }).click();
  await expect(row).toContainText(shown(alphaBeta));

  const three = chapter(page, 'order');
  await three.getByRole('button', { name: 'Best first' }).click();
  await expect(three.locator('.toy-task')).toContainText('5 of 9: fewer is not possible');
  await three.getByRole('button', { name: 'Worst first' }).click();
  await expect(three.locator('.toy-task')).toContainText('9 of 9 looked at; C, worth +2');
  await loadAxe(page);
  expect(await axeViolations(page, {}, '#pruning')).toEqual([]);
  expect(await axeViolations(page, {}, '#order')).toEqual([]);
});

test('chapters 5 and 7: lines meet, and boldness saves', { tag: '@long' }, async ({ page }) => {
  await page.goto('#think/chess/memory');
  const lines = counts(page, 'memory', 'All roads lead here');
  await chapter(page, 'memory').getByRole('slider', { name: 'Depth' }).press('End');
  await expect(lines.first()).toHaveAttribute('data-count', '13139');
  await expect(lines.nth(1)).toHaveAttribute('data-count', '233');
  await page.goto('#think/chess/boldness');
  const seven = chapter(page, 'boldness');
  const key = seven.locator('.book-key dd');
  await expect(key.first()).toHaveText(/^[\d,]+ · Nxe5$/);
  await expect(key.nth(1)).toHaveText(/^[\d,]+ · Nxe5$/);
  // All chapters have answered the same position.
  await expect(seven.locator('[data-answer]')).toHaveCount(6);
  await lookCloser(seven, 'The tree of the engine');
  await expect(seven.locator('.tree-results')).toContainText('h3');
  await loadAxe(page);
  // An ending in which a guess gives the result away.
  await expect(seven.locator('[data-guess=reductions]')).toContainText('the draw is gone');
  expect(await axeViolations(page, {}, '#boldness')).toEqual([]);
});

test('the bar marks the chapter that is read, and leads back to it', async ({ page }) => {
  await page.goto('#think/chess/pruning');
  const bar = page.getByRole('navigation', { name: 'Chapters' });
  const link = bar.getByRole('link', { name: '2. Not looking' });
  await expect(link).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('Home');
  await expect(page.locator('.think h1')).toBeInViewport();
  await link.click();
  await expect(chapter(page, 'pruning').locator('h2')).toBeInViewport();
});

test('former addresses lead on, and sources open at their line', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('#think/chess/pictures');
  await expect(chapter(page, 'evaluation')).toBeFocused();
  await page.goto('#think/chess/ladder');
  await expect(chapter(page, 'tree')).toBeFocused();
  await button(page, 'ladder/minimax.rs').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.is-marked')).toContainText('fn score');
  await expect(dialog.locator('.is-marked')).toBeInViewport();
  await loadAxe(page);
  expect(await axeViolations(page, {}, 'dialog')).toEqual([]);
});

test('a game against the machine of a chapter, on a phone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('#think/xiangqi/pruning');
  await chapter(page, 'pruning').getByRole('button', { name: 'Play it' }).click();
  const game = page.getByRole('region', { name: 'Play the machine' });
  await game.locator('[data-square="h3"]').click();
  await game.locator('[data-square="e3"]').click();
  await expect(game.locator('.ladder-told')).toContainText('Alpha-beta:');
  await game.getByRole('button', { name: 'Take back' }).click();
  await expect(game.locator('[data-piece="h3"]')).toBeAttached();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBe(0);
});

test('each idea is shown where it helps', { tag: '@long' }, async ({ page }) => {
  for (const [name, said] of [
    ['tree', /^Takes the most: \S+ \(red\)\. Minimax: \S+ \(green\)\.$/],
    ['horizon', /^Pieces and places: \S+ \(red\)\. Quiescence search: /],
    ['evaluation', /^Alpha-beta: \S+ \(red\)\. Pieces and places: /],
    ['wall', /^The full engine: \S+ \(red\), and the draw is gone/],
  ] as const) {
    await page.goto(`#think/chess/${name}`);
    const told = chapter(page, name).locator('[data-helps]');
    await told.scrollIntoViewIfNeeded();
    await expect(told).toHaveText(said);
    // The cost is the difference of the two scores.
    if (name !== 'wall') {
      const derived = chapter(page, name).locator('[data-costs]');
      const costs = Number(await derived.getAttribute('data-costs'));
      const scores = ((await derived.textContent())?.match(/[+−]?\d+\.\d(?= after)/g) ?? []).map(
        (score) => Number(score.replace('−', '-')),
      );
      expect(Math.abs((scores[0] ?? 0) - (scores[1] ?? 0))).toBeCloseTo(costs, 5);
    }
    // The refutation is played on the board.
    const figure = chapter(page, name)
      .locator('.think-figure')
      .filter({ has: page.locator('[data-helps]') });
    const forward = figure.getByRole('button', { name: 'Forward' });
    const line = figure.locator('[data-line]');
    await line.waitFor();
    const plies = Number(await line.getAttribute('data-line'));
    for (let ply = 0; ply < plies; ply += 1) await forward.click();
    await expect(forward).toBeDisabled();
  }
});

test('an engine that cannot be fetched is told, and everything is asked again', async ({
  page,
}) => {
  allowErrors(page, /Failed to load resource|_full/);
  await page.route(/_full_bg.*\.wasm/, (route) => route.fulfill({ status: 404 }));
  await page.goto('#think/chess');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('HTTP 404', { timeout: 30_000 });
  await page.unroute(/_full_bg.*\.wasm/);
  await alert.getByRole('button').click();
  await expect(counts(page, 'tree', 'Your tree grows fast').first()).toBeAttached();
  await expect(alert).toHaveCount(0);
});
