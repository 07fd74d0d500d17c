import type { Locator, Page } from '@playwright/test';
import { moves as nodes, open as openAnalysis, play } from './analysis.ts';
import { click, clickSquare, expect, middle, moves, newGame, open, test } from './support.ts';

/** A shape on the board: `e2e4`, or `e4` for a circle. */
const shape = (page: Page, name: string): Locator => page.locator(`[data-shape="${name}"]`);
const shapes = (page: Page): Locator => page.locator('[data-shape]');

/** Draws with the right button: an arrow, or a circle on a single square. */
async function draw(page: Page, from: string, to = from): Promise<void> {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...(await middle(page, to)), { steps: 4 });
  await page.mouse.up({ button: 'right' });
}

/** Opens a view and moves the mouse to the board, which fetches the drawing script. */
async function ready(page: Page, view: Parameters<typeof open>[1]): Promise<void> {
  await open(page, view);
  await page.locator('.plane').hover();
  await expect(page.locator('.shapes')).toBeAttached();
}

for (const view of ['play/chess', 'play/xiangqi', 'endgame/chess'] as const) {
  test(`the right button draws arrows and circles in ${view}, and a click wipes them`, {
    tag: view === 'play/chess' ? [] : '@long',
  }, async ({ page }) => {
    await ready(page, view);
    await draw(page, 'b2', 'b4');
    await draw(page, 'f5');
    await expect(shape(page, 'b2b4')).toHaveClass(/green/);
    await expect(shape(page, 'f5')).toHaveClass(/green/);
    await expect(shapes(page)).toHaveCount(2);
    await clickSquare(page, 'd5');
    await expect(shapes(page)).toHaveCount(0);
  });
}

test('Shift, Alt and both choose the colour; drawn again a shape goes', { tag: '@long' }, async ({
  page,
}) => {
  await ready(page, 'play/chess');
  for (const [keys, brush] of [
    [['Shift'], 'red'],
    [['Alt'], 'blue'],
    [['Shift', 'Alt'], 'yellow'],
  ] as const) {
    for (const key of keys) await page.keyboard.down(key);
    await draw(page, 'g1', 'f3');
    for (const key of keys) await page.keyboard.up(key);
    await expect(shape(page, 'g1f3')).toHaveClass(new RegExp(brush));
    await expect(shapes(page)).toHaveCount(1);
  }
  await draw(page, 'g1', 'f3');
  await expect(shape(page, 'g1f3')).toHaveClass(/green/);
  await draw(page, 'g1', 'f3');
  await expect(shapes(page)).toHaveCount(0);
});

test('a drawn arrow moves nothing, and goes with the position', { tag: '@long' }, async ({
  page,
}) => {
  await ready(page, 'play/chess');
  await newGame(page, { side: 'Two players' });
  await draw(page, 'e2', 'e4');
  await expect(moves(page)).toHaveCount(0);
  await expect(shapes(page)).toHaveCount(1);
  await click(page, 'd2', 'd4');
  await expect(moves(page)).toHaveCount(1);
  await expect(shapes(page)).toHaveCount(0);
});

test('in the analysis they belong to the position, and a move leaves them there', async ({
  page,
}) => {
  await openAnalysis(page);
  await play(page, 'e4 e5');
  await page.locator('input[name=move]').blur();
  await page.locator('.plane').hover();
  await expect(page.locator('.shapes')).toBeAttached();
  await draw(page, 'g1', 'f3');
  await draw(page, 'f7');
  await expect(shapes(page)).toHaveCount(2);
  await click(page, 'g1', 'f3');
  await expect(nodes(page)).toHaveCount(3);
  await expect(shapes(page)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(shape(page, 'g1f3')).toHaveCount(1);
  await expect(shapes(page)).toHaveCount(2);
  await page.reload();
  await expect(shapes(page)).toHaveCount(2);
  await clickSquare(page, 'd5');
  await expect(shapes(page)).toHaveCount(0);
});

test('another button during the drawing takes it back, and so does leaving the board', {
  tag: '@long',
}, async ({ page }) => {
  await ready(page, 'play/chess');
  await page.mouse.move(...(await middle(page, 'e4')));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...(await middle(page, 'e6')));
  await expect(shape(page, 'e4e6')).toHaveClass(/is-fresh/);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.up({ button: 'right' });
  await expect(shapes(page)).toHaveCount(0);
  await page.mouse.move(...(await middle(page, 'e4')));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(3, 3);
  await page.mouse.up({ button: 'right' });
  await expect(shapes(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger that rests draws, in one colour after the other; a short tap wipes', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, 'play/chess');
    await expect(page.locator('.shapes')).toBeAttached();
    const client = await page.context().newCDPSession(page);
    const touch = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      name?: string,
    ): Promise<void> => {
      const [x, y] = name === undefined ? [0, 0] : await middle(page, name);
      const touchPoints = name === undefined ? [] : [{ x, y }];
      await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    for (const brush of ['green', 'red']) {
      await touch('touchStart', 'e2');
      await expect(page.locator('.is-fresh')).toBeAttached();
      await touch('touchMove', 'e4');
      await expect(page.locator('.is-fresh[data-shape=e2e4]')).toBeAttached();
      await touch('touchEnd');
      await expect(shapes(page)).toHaveCount(1);
      await expect(shape(page, 'e2e4')).toHaveClass(new RegExp(brush));
    }
    await expect(moves(page)).toHaveCount(0);
    await expect(page.locator('.is-selected')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.touchscreen.tap(...(await middle(page, 'd5')));
    await expect(shapes(page)).toHaveCount(0);
    // Pieces can still be dragged.
    await touch('touchStart', 'e2');
    await touch('touchMove', 'e3');
    await touch('touchMove', 'e4');
    await touch('touchEnd');
    await expect(moves(page).first()).toHaveText('e4');
  });
});
