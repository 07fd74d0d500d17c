import type { Page } from '@playwright/test';
import { expect, middle, moves, newGame, open, piece, square, test } from './support.ts';

async function drag(page: Page, from: string, to: [number, number]): Promise<void> {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
}

// Pieces glide under the pointer.
test.use({ reducedMotion: 'no-preference' });

test.beforeEach(async ({ page }) => {
  await open(page);
  await newGame(page);
});

test('a piece is dragged to its square', async ({ page }) => {
  await drag(page, 'e2', await middle(page, 'e4'));
  await expect(square(page, 'e4')).toHaveClass(/is-hovered/);
  await page.mouse.up();
  await expect(moves(page)).toHaveCount(2);
  await expect(moves(page).first()).toHaveText('e4');
});

test('dropped where it may not go, or outside, it goes back', async ({ page }) => {
  const home = await piece(page, 'e2').boundingBox();
  for (const end of [await middle(page, 'e6'), [5, 5] as [number, number]]) {
    await drag(page, 'e2', end);
    await page.mouse.up();
    await expect.poll(() => piece(page, 'e2').boundingBox()).toEqual(home);
  }
  await expect(moves(page)).toHaveCount(0);
  await expect(page.locator('.piece')).toHaveCount(32);
});

test('the right button moves nothing, and takes back a drag', async ({ page }) => {
  const home = await piece(page, 'e2').boundingBox();
  const end = await middle(page, 'e4');
  await page.mouse.move(...(await middle(page, 'e2')));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...end, { steps: 4 });
  await page.mouse.up({ button: 'right' });
  await drag(page, 'e2', end);
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await page.mouse.up();
  await expect.poll(() => piece(page, 'e2').boundingBox()).toEqual(home);
  await expect(moves(page)).toHaveCount(0);
});

test('a cancelled pointer leaves the piece on its square', { tag: '@long' }, async ({ page }) => {
  const home = await piece(page, 'e2').boundingBox();
  await drag(page, 'e2', await middle(page, 'e4'));
  await page.locator('.plane').dispatchEvent('pointercancel', { pointerId: 1, bubbles: true });
  await page.mouse.up();
  await expect.poll(() => piece(page, 'e2').boundingBox()).toEqual(home);
  await expect(moves(page)).toHaveCount(0);
});

test('clicking a piece twice puts it back, clicking another one changes hands', async ({
  page,
}) => {
  const selected = page.locator('.is-selected');
  const press = async (name: string): Promise<void> =>
    page.mouse.click(...(await middle(page, name)));
  await press('e2');
  await expect(selected).toHaveAttribute('data-square', 'e2');
  await press('e2');
  await expect(selected).toHaveCount(0);
  await press('e2');
  await press('g1');
  await expect(selected).toHaveAttribute('data-square', 'g1');
  await expect(moves(page)).toHaveCount(0);
});

test('a move during a drag takes the drag back', async ({ page }) => {
  await newGame(page, { level: 12 });
  await drag(page, 'e2', await middle(page, 'e4'));
  // The typed move changes the position under the dragged piece.
  await page.locator('input[name=move]').evaluate((input: HTMLInputElement) => {
    input.value = 'd4';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await page.locator('input[name=move]').evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit();
  });
  await expect(moves(page).first()).toHaveText('d4');
  await page.mouse.up();
  await expect(piece(page, 'e2')).toBeVisible();
  await expect(page.locator('.dragged')).toHaveCount(0);
  await expect(page.locator('.piece')).toHaveCount(32);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('dragging a piece by touch plays it and does not scroll the page', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const [x, y] = await middle(page, 'e2');
    const [, end] = await middle(page, 'e4');
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x, y: at }],
      });
    await touch('touchStart', y);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', y + ((end - y) * step) / 8);
    await touch('touchEnd');
    await expect(moves(page).first()).toHaveText('e4');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('taps play', async ({ page }) => {
    for (const name of ['g1', 'f3']) await page.touchscreen.tap(...(await middle(page, name)));
    await expect(moves(page).first()).toHaveText('Nf3');
  });
});
