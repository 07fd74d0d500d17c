import type { Page } from '@playwright/test';
import { engine, lines, moves, open, paste } from './analysis.ts';
import {
  button,
  chooseLanguage,
  expect,
  fen,
  judgeBriefly,
  middle,
  setUp,
  test,
} from './support.ts';

const GAME = `[Event "Casual"]
[White "Ann"]
[Black "Ben"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5 11. d4 Qc7 12. Nbd2 cxd4 13. cxd4 Nc6 14. Nb3 a5 15. Be3 a4 1-0`;

test.use({ viewport: { width: 1280, height: 720 } });

/** Number of move rows that are wholly visible. */
const rows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = (name: string) => document.querySelector(name)?.getBoundingClientRect();
    const [list, panel] = [box('.tree .move-list'), box('.panel')];
    if (!list || !panel) return 0;
    const end = Math.min(list.bottom, panel.bottom, innerHeight) + 1;
    return [...document.querySelectorAll('.tree .move-list li')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= list.top - 1 && bottom <= end;
    }).length;
  });

test('ten rows of moves are seen after an import and after a review, and below them in two rows what can be done', {
  tag: '@long',
}, async ({ page }) => {
  await judgeBriefly(page);
  await open(page);
  await paste(page, GAME);
  await expect(moves(page).nth(20)).toBeAttached();
  await expect.poll(() => rows(page)).toBeGreaterThanOrEqual(10);
  await button(page, 'Review').click();
  await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => rows(page)).toBeGreaterThanOrEqual(10);
  const steps = page.locator('.review-steps button');
  await expect(steps).toHaveCount(4);
  const tops = await steps.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBeLessThanOrEqual(2);
  // Scrolling stops at whole pixels.
  await button(page, 'Remove review').scrollIntoViewIfNeeded();
  await expect(button(page, 'Remove review')).toBeInViewport({ ratio: 0.99 });
});

for (const [width, height] of [
  [390, 844],
  [667, 375],
] as const) {
  test(`${width}×${height}: a game is stepped through with its whole board in sight`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await paste(page, GAME);
    await expect(moves(page).nth(20)).toBeAttached();
    await page.keyboard.press('Home');
    for (let ply = 0; ply < 3; ply += 1) {
      for (const name of ['First position', 'Previous move', 'Next move', 'End of the line']) {
        await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      }
      await expect(page.locator('.board')).toBeInViewport({ ratio: 1 });
      await button(page, 'Next move').click();
      await expect(moves(page).nth(ply)).toHaveAttribute('aria-current', 'step');
    }
    await button(page, 'Flip').focus();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // The focused button is scrolled clear of the others.
    const copy = button(page, 'Copy');
    await copy.focus();
    await expect(async () => {
      const end = await copy.boundingBox();
      const bar = await page.locator('.move-buttons').boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass({ timeout: 15_000 });
  });

  test(`${width}×${height}: the engine's depth stands in one line with its switch`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const head = page.locator('.engine-head');
    const before = (await head.boundingBox())?.height;
    await engine(page).check({ force: true });
    await expect(lines(page)).toHaveCount(3);
    const depth = page.locator('.engine-facts span').first();
    await expect(depth).toHaveText(/^depth \d{2}$/);
    await expect(depth).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await head.boundingBox())?.height).toBe(before);
    const [room, shown] = await depth.evaluate((fact) => [
      fact.parentElement?.getBoundingClientRect().right ?? 0,
      fact.getBoundingClientRect().right,
    ]);
    expect(shown).toBeLessThanOrEqual((room ?? 0) + 0.5);
  });
}

test('the area above the moves keeps its height', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await paste(page, GAME);
  await expect(moves(page).nth(29)).toBeAttached();
  const tops = new Set<number>();
  const names = new Set<string>();
  await page.locator('.tree').hover();
  await page.keyboard.press('Home');
  for (let ply = 0; ply <= 30; ply += 1) {
    tops.add((await page.locator('.tree').boundingBox())?.y ?? 0);
    names.add(await page.locator('h1').innerText());
    await page.keyboard.press('ArrowRight');
    if (ply < 30) await expect(moves(page).nth(ply)).toHaveAttribute('aria-current', 'step');
  }
  expect(names.size).toBeGreaterThan(3);
  expect([...tops]).toHaveLength(1);
});

test('the message after an import goes by itself, but not under the mouse, and its offer stays', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install();
  await open(page);
  await paste(page, GAME);
  await expect(moves(page).nth(29)).toBeAttached();
  await paste(page, '1. d4 d5');
  await expect(moves(page)).toHaveCount(2);
  const message = page.getByRole('status').filter({ hasText: 'Another game was imported.' });
  await expect(message).toHaveCount(1);
  await button(page, 'Restore previous game').hover();
  await page.clock.fastForward(20_000);
  await expect(button(page, 'Restore previous game')).toBeVisible();
  await page.mouse.move(640, 400);
  await page.clock.fastForward(20_000);
  await expect(message).toHaveCount(0);
  await button(page, 'Import').click();
  await button(page, 'Restore previous game').click();
  await expect(moves(page)).toHaveCount(30);
});

test('scores stand in the corners: both are seen where two arrows end, and so is the piece', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  const start = '4k3/8/8/3p4/4P3/2N5/8/R3K3 w - - 0 1';
  await setUp(page, start);
  await expect(fen(page)).toHaveValue(start);
  await engine(page).check({ force: true });
  await expect(lines(page)).toHaveCount(3);
  const badges = page.locator('[data-badge=d5]');
  await expect(badges).toHaveCount(2);
  const [x, y] = await middle(page, 'd5');
  // The search goes on and redraws them.
  await expect(async () => {
    const boxes = await badges.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes).toHaveLength(2);
    for (const { top, bottom, left, right } of boxes)
      expect(top < y && y < bottom && left < x && x < right).toBe(false);
    const [upper, lower] = boxes.sort((a, b) => a.top - b.top);
    expect(upper?.bottom ?? 0).toBeLessThan(lower?.top ?? 0);
  }).toPass({ timeout: 15_000 });
});

/** Whether the last row that a list shows is cut. */
const isCut = (page: Page, list: string, row: string): Promise<boolean> =>
  page.evaluate(
    ([list, row]) => {
      const box = document.querySelector(list)?.getBoundingClientRect();
      const rows = [...document.querySelectorAll(`${list} ${row}`)];
      if (!box || rows.length < 3) throw new Error('too few rows');
      return rows.some((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < box.bottom - 4 && bottom > box.bottom + 1;
      });
    },
    [list, row] as const,
  );

test('no row of the book and of the search for openings is cut', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./#openings/chess');
  await expect(page.locator('.openings .book-move').first()).toBeVisible({ timeout: 20_000 });
  await page.locator('input[name=opening]').fill('french');
  await expect(page.locator('.opening-option').nth(6)).toBeAttached();
  await expect.poll(() => isCut(page, '.opening-list', '.opening-option')).toBe(false);
  await open(page);
  await expect(page.locator('.book-panel .book-move').nth(4)).toBeAttached();
  await expect.poll(() => isCut(page, '.book-panel', '.book-move')).toBe(false);
});

test('a reviewed game shows its graph, the question why and rows of moves', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await judgeBriefly(page);
  await open(page);
  await paste(page, GAME.replace('15. Be3 a4', '15. Kh1 h6 16. Kg1 Kh8'));
  await button(page, 'Review').click();
  await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
  await page.locator('.tree').hover();
  await page.keyboard.press('End');
  await expect(page.locator('.book-panel')).toContainText('The book ends here.');
  await page.locator('.panel').evaluate((panel) => panel.scrollTo(0, 0));
  await expect(page.locator('.why-ask')).toBeInViewport({ ratio: 1 });
  const height = async (part: string) => (await page.locator(part).boundingBox())?.height;
  await expect.poll(() => height('.graph')).toBeGreaterThanOrEqual(90);
  await expect.poll(() => height('.book-panel')).toBeLessThan(40);
  await expect.poll(() => rows(page)).toBeGreaterThanOrEqual(6);
});

test('every action is wholly visible at any width', async ({ page }) => {
  await open(page);
  for (const tag of ['en', 'zh-Hans', 'zh-Hant'] as const) {
    await chooseLanguage(page, tag);
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: width === 1280 ? 720 : 900 });
      await expect(async () => {
        const panel = await page.locator('.panel').boundingBox();
        if (!panel) throw new Error('no panel');
        const tops = new Set<number>();
        for (const action of await page.locator('.panel .action').all()) {
          const box = await action.boundingBox();
          if (!box) throw new Error('no action');
          expect(box.x + box.width).toBeLessThanOrEqual(panel.x + panel.width);
          tops.add(box.y);
        }
        expect([...tops]).toHaveLength(1);
      }, `${tag}, ${width}`).toPass({ timeout: 15_000 });
    }
  }
});

test('the name of an opening has a line of its own', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await paste(page, '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O b5 6. Bb3 Bb7');
  const name = page.locator('h1');
  await page.locator('.tree').hover();
  await page.keyboard.press('End');
  await expect(name).toContainText('Ruy Lopez');
  await expect
    .poll(() => name.evaluate((title) => title.scrollWidth <= title.clientWidth))
    .toBe(true);
});

test('the evaluation bar is empty without an evaluation', { tag: '@long' }, async ({ page }) => {
  await open(page);
  const bar = page.locator('.evaluation');
  await expect(bar).toHaveAttribute('aria-label', 'Evaluation for White: not known');
  await expect(bar).not.toHaveAttribute('aria-valuenow');
  await expect(bar).toBeEmpty();
  const [before, board] = [await bar.boundingBox(), await page.locator('.board').boundingBox()];
  await engine(page).check({ force: true });
  await expect(bar).toHaveAttribute('role', 'meter');
  await expect.poll(() => bar.boundingBox()).toEqual(before);
  await expect.poll(() => page.locator('.board').boundingBox()).toEqual(board);
});
