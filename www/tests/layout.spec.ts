import type { Page } from '@playwright/test';
import { expect, middle, moves, newGame, piece, test, type } from './support.ts';

const VIEWS = ['play', 'analysis', 'endgame'] as const;

async function show(page: Page, view: (typeof VIEWS)[number], game: string): Promise<void> {
  await page.goto(`./#${view}/${game}`);
  await expect(page.locator(`.panel${view === 'play' ? '' : `.${view}`}`)).toBeVisible();
  await expect(page.locator('.pieces .piece').first()).toBeAttached({ timeout: 20_000 });
}

/** Place of the board, as large as the window allows; in an upright window, counted from the player above it, if any. */
async function boardIn(page: Page, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height });
  const box = await page.locator('.board').boundingBox();
  if (!box) throw new Error('no board');
  const player = page.locator('.player').first();
  const isAbove = width < height && (await player.count()) > 0;
  const above = isAbove ? await player.boundingBox() : null;
  return { ...box, y: box.y - (above?.height ?? 0) };
}

for (const game of ['chess', 'xiangqi'] as const) {
  test(`${game}: the board is where it was in the other views, and as large`, {
    tag: '@long',
  }, async ({ page }) => {
    const sizes = [
      [320, 568],
      [390, 844],
      [667, 375],
      [640, 360],
      [844, 390],
      [820, 1180],
      [1280, 720],
      [1440, 900],
      [2560, 1440],
    ] as const;
    const first = new Map<string, unknown>();
    for (const view of VIEWS) {
      await show(page, view, game);
      for (const size of sizes) {
        const name = size.join('×');
        const box = await boardIn(page, size);
        if (!first.has(name)) first.set(name, box);
        expect(box, `${view}, ${name}`).toEqual(first.get(name));
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${view}, ${name}`,
        ).toBeLessThanOrEqual(size[0]);
      }
    }
  });
}

// A phone in landscape, and a window of 1280 × 720 enlarged to 200 %.
test('in a low window the board takes the height, the rest is beside it, and nothing scrolls', async ({
  page,
}) => {
  for (const view of VIEWS) {
    await show(page, view, 'chess');
    for (const size of [
      [667, 375],
      [844, 390],
      [640, 360],
    ] as const) {
      const [width, height] = size;
      const box = await boardIn(page, size);
      expect(box.height).toBeGreaterThan(0.93 * height);
      for (const name of ['.panel', '.top-bar', '.game-switch']) {
        const beside = await page.locator(name).boundingBox();
        expect(beside?.x, name).toBeGreaterThanOrEqual(box.x + box.width);
        expect((beside?.x ?? 0) + (beside?.width ?? 0), name).toBeLessThanOrEqual(width);
      }
      const scrolls = await page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return scrollHeight - clientHeight;
      });
      expect(scrolls).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('a phone that lies', () => {
  test.use({ viewport: { width: 667, height: 375 }, hasTouch: true, isMobile: true });

  test('a piece is dragged over the whole board and nothing scrolls', async ({ page }) => {
    await show(page, 'play', 'chess');
    const client = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', name?: string) => {
      const [x, y] = name === undefined ? [0, 0] : await middle(page, name);
      const touchPoints = name === undefined ? [] : [{ x, y }];
      await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart', 'b1');
    for (const name of ['b3', 'b8', 'h8', 'h2', 'c3']) await touch('touchMove', name);
    await touch('touchEnd');
    await expect(moves(page).first()).toHaveText('Nc3');
    await expect(piece(page, 'c3')).toBeVisible();
    expect(
      await page.evaluate(() => scrollY + (document.querySelector('.panel')?.scrollTop ?? 0)),
    ).toBe(0);
  });
});

test('in a game the moves stay where they are while one steps through them', {
  tag: '@long',
}, async ({ page }) => {
  await show(page, 'play', 'chess');
  await newGame(page, { side: 'Two players' });
  for (const move of ['f3', 'e5', 'g4', 'Qh4#']) await type(page, move);
  await expect(moves(page)).toHaveCount(4);
  await page.locator('h1').click();
  const tops = new Set<number>();
  for (let ply = 4; ply >= 0; ply -= 1) {
    tops.add((await page.locator('.move-list').boundingBox())?.y ?? 0);
    await page.keyboard.press('ArrowLeft');
    const current = page.locator('.move[aria-current]');
    await (ply > 1
      ? expect(moves(page).nth(ply - 2)).toHaveAttribute('aria-current', 'step')
      : expect(current).toHaveCount(0));
  }
  tops.add((await page.locator('.move-list').boundingBox())?.y ?? 0);
  expect([...tops]).toHaveLength(1);
});
