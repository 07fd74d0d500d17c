import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { button, click, expect, moves, newGame, open, test } from './support.ts';

async function settings(page: Page, choose: () => Promise<unknown>): Promise<void> {
  await button(page, 'Settings').click();
  await page.locator('.settings').waitFor();
  await choose();
  await button(page, 'Done').click();
}

const choose = (page: Page, group: string, name: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('radio', { name }).check({ force: true });

const darkSquares = (page: Page): Promise<string> =>
  page.locator('.square-dark').evaluate((path) => getComputedStyle(path).fill);

test('boards and pieces are chosen by their looks, hold at once, and are remembered', async ({
  page,
}) => {
  await open(page);
  const wood = await darkSquares(page);
  await settings(page, async () => {
    await expect(page.locator('.board-sample')).toHaveCount(5);
    await choose(page, 'Board', 'Blue');
    await choose(page, 'Pieces', 'Origami');
  });
  const blue = await darkSquares(page);
  expect(blue).not.toBe(wood);
  await expect(page.locator('.piece .origami')).toHaveCount(32);
  await page.reload();
  await expect(page.locator('.piece .origami')).toHaveCount(32);
  await expect.poll(() => darkSquares(page)).toBe(blue);
  // The other game keeps its own.
  await page.goto('./#play/xiangqi');
  await settings(page, () => choose(page, 'Board', 'Jade'));
  await expect(page.locator('html')).toHaveAttribute('data-xiangqi-board', 'jade');
  await expect(page.locator('html')).toHaveAttribute('data-chess-board', 'blue');
});

for (const [view, game, sets] of [
  ['play/chess', 'chess', { Staunton: '.staunton', Pixel: '.pixel' }],
  ['play/xiangqi', 'xiangqi', { Wooden: '.wooden' }],
] as const) {
  test(`every set of pieces of ${game} shows itself before it is chosen`, { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, view);
    for (const [name, drawn] of Object.entries(sets)) {
      await settings(page, async () => {
        // The sample is the piece itself, with a body of some size.
        const sample = page.locator('.pictures label', { hasText: name }).locator(`svg${drawn}`);
        await expect(sample).toHaveCount(2);
        await choose(page, 'Pieces', name);
      });
      await expect(page.locator(`.pieces svg${drawn}`)).toHaveCount(32);
      const drawings = await page
        .locator(`.pieces svg${drawn}`)
        .evaluateAll(
          (all) => new Set(all.map((one) => one.innerHTML.replace(/P\d+-\d+/g, ''))).size,
        );
      // One picture for each type of piece, or two where the picture shows the side.
      expect(drawings).toBeGreaterThanOrEqual(6);
    }
  });
}

test('the theme goes into the bars of the browser too', async ({ page }) => {
  await open(page);
  const bars = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('content')));
  const [light, dark] = await bars();
  expect(light).not.toBe(dark);
  await settings(page, () => choose(page, 'Theme', 'Dark'));
  await expect.poll(() => bars()).toEqual([dark, dark]);
  await settings(page, () => choose(page, 'Theme', 'System'));
  await expect.poll(() => bars()).toEqual([light, dark]);
});

/** Counts the sounds started. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { count: 0 };
    Object.assign(globalThis, { heard });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...at) {
      heard.count += 1;
      Object.assign(globalThis, { audio: this.context });
      return start.apply(this, at);
    };
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { heard: { count: number } }).heard.count);
}

const audioState = (page: Page): Promise<AudioContextState> =>
  page.evaluate(() => (globalThis as unknown as { audio: AudioContext }).audio.state);

test('moves are heard, unless that is switched off', { tag: '@long' }, async ({ page }) => {
  const heard = await listen(page);
  await open(page);
  await newGame(page);
  await click(page, 'e2', 'e4');
  await expect(moves(page)).toHaveCount(2);
  await expect.poll(heard).toBeGreaterThanOrEqual(2);
  // A device that goes on without a sound costs processor time.
  await expect.poll(() => audioState(page)).toBe('suspended');
  await settings(page, () => choose(page, 'Sounds', 'Off'));
  const before = await heard();
  await click(page, 'd2', 'd4');
  await expect(moves(page)).toHaveCount(4);
  await page.waitForTimeout(500);
  await expect.poll(() => heard()).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it is quiet until sounds are wanted', { tag: '@long' }, async ({ page }) => {
    const heard = await listen(page);
    await open(page);
    await newGame(page);
    await click(page, 'e2', 'e4');
    await expect(moves(page)).toHaveCount(2);
    await page.waitForTimeout(500);
    await expect.poll(() => heard()).toBe(0);
    await settings(page, () => choose(page, 'Sounds', 'On'));
    await click(page, 'd2', 'd4');
    await expect.poll(heard).toBeGreaterThanOrEqual(1);
  });
});

test('pieces glide as the system has it, or as was chosen', { tag: '@long' }, async ({ page }) => {
  const glide = () =>
    page
      .locator('.piece')
      .first()
      .evaluate((piece) => getComputedStyle(piece).transitionDuration);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  await expect.poll(() => glide()).not.toBe('0s');
  await settings(page, () => choose(page, 'Piece animation', 'Off'));
  await expect.poll(() => glide()).toBe('0s');
  await settings(page, () => choose(page, 'Piece animation', 'System'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => glide()).toBe('0s');
  await settings(page, () => choose(page, 'Piece animation', 'On'));
  await expect.poll(() => glide()).not.toBe('0s');
});

test('no cookie is set, and the manifest has what it names', async ({ page, context, request }) => {
  await open(page);
  await newGame(page);
  await click(page, 'e2', 'e4');
  await expect(moves(page)).toHaveCount(2);
  expect(await context.cookies()).toEqual([]);
  const address = await page
    .locator('link[rel=manifest]')
    .evaluate((link) => (link as HTMLLinkElement).href);
  const manifest = (await (await request.get(address)).json()) as {
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes, type } of manifest.icons) {
    const response = await request.get(new URL(src, address).href);
    expect([src, response.status(), response.headers()['content-type']]).toEqual([src, 200, type]);
    if (type !== 'image/png') continue;
    // The header of the file has width and height.
    const bytes = await response.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  const start = await request.get(new URL(manifest.start_url, address).href);
  expect(await start.text()).toBe(
    readFileSync(`${process.env.E2E_DIST ?? 'dist'}/index.html`, 'utf8'),
  );
});

test('the documentation is a click away, and searched by words', async ({ page }) => {
  await open(page);
  await button(page, 'Settings').click();
  await page.getByRole('link', { name: 'Documentation' }).click();
  await expect(page.locator('h1')).toHaveText('Chariot');
  await page.getByRole('link', { name: 'UCI', exact: true }).last().click();
  await expect(page.locator('h1')).toHaveText('UCI');
  await page.getByRole('searchbox').fill('glossary');
  await page.locator('.found a').first().click();
  await expect(page.locator('h1')).toHaveText('Glossary');
  await page.getByRole('link', { name: 'Play' }).click();
  await expect(page.locator('.pieces .piece').first()).toBeAttached();
});
