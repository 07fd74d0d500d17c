import type { Locator, Page } from '@playwright/test';
import {
  button,
  click,
  clickSquare,
  expect,
  middle,
  moves,
  newGame,
  open,
  piece,
  square,
  test,
  thinkBriefly,
  title,
} from './support.ts';

// Pieces glide under the pointer.
test.use({ reducedMotion: 'no-preference' });

const arrow = (page: Page): Locator => page.locator('.arrow.planned');
const said = (page: Page): Locator => page.getByTestId('announcer');

/** Plays a move. The computer takes its usual time without a clock, or long with one. */
async function wait(page: Page, how: 'briefly' | 'long', [from, to] = ['e2', 'e4']): Promise<void> {
  await newGame(page, { level: 12, ...(how === 'long' && { clock: '30 min + 20 s' }) });
  const fetched = page.waitForResponse(/premoves/);
  await click(page, from ?? '', to ?? '');
  await fetched;
  await expect(title(page)).toHaveText('Chariot is thinking');
}

/** Picks up a piece as soon as the waiting user's pieces are free. */
async function pickUp(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await clickSquare(page, name);
    await expect(square(page, name)).toHaveClass(/is-selected/, { timeout: 200 });
  }).toPass();
}

async function drag(page: Page, from: string, to: [number, number]): Promise<void> {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

test('a move that is clicked while the computer thinks is marked, and played when the turn comes', async ({
  page,
}) => {
  await thinkBriefly(page, 2_000);
  await open(page);
  await wait(page, 'briefly');
  await pickUp(page, 'd2');
  await expect(page.locator('.is-target, .is-capture')).toHaveCount(0);
  await clickSquare(page, 'd3');
  await expect(arrow(page)).toHaveCount(1);
  await expect(said(page)).toHaveText('Premove: White pawn from d2 to d3');
  await expect(moves(page)).toHaveCount(1);
  await expect(moves(page).nth(2)).toHaveText('d3', { timeout: 40_000 });
  await expect(arrow(page)).toHaveCount(0);
});

test('a move that is not legal when the turn comes is dropped', { tag: '@long' }, async ({
  page,
}) => {
  await thinkBriefly(page, 2_000);
  await open(page);
  await wait(page, 'briefly');
  await pickUp(page, 'd2');
  await clickSquare(page, 'd6');
  await expect(arrow(page)).toHaveCount(1);
  await expect(title(page)).toHaveText('Your move', { timeout: 40_000 });
  await expect(arrow(page)).toHaveCount(0);
  await expect(said(page)).toHaveText('Premove cancelled');
  await expect(moves(page)).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('it is dragged, also onto an own piece, and cancelled by a click elsewhere, the right button and Escape', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await wait(page, 'long');
  await pickUp(page, 'd1');
  await clickSquare(page, 'd1');
  const home = await piece(page, 'd1').boundingBox();
  await drag(page, 'd1', await middle(page, 'd2'));
  await expect(said(page)).toHaveText('Premove: White queen from d1 to d2');
  await expect.poll(() => piece(page, 'd1').boundingBox()).toEqual(home);
  const cancels: readonly (() => Promise<void>)[] = [
    () => clickSquare(page, 'd5'),
    async () => page.mouse.click(...(await middle(page, 'd5')), { button: 'right' }),
    () => page.keyboard.press('Escape'),
    () => drag(page, 'b1', [5, 5]),
    () => button(page, 'Take back').click(),
  ];
  for (const cancel of cancels) {
    await drag(page, 'b1', await middle(page, 'c3'));
    await expect(arrow(page)).toHaveCount(1);
    await cancel();
    await expect(arrow(page)).toHaveCount(0);
  }
  await expect(moves(page)).toHaveCount(0);
});

test('it is made by keyboard', async ({ page }) => {
  await open(page);
  await wait(page, 'long');
  await square(page, 'g1').focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('White knight on g1 selected', { timeout: 200 });
  }).toPass();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(said(page)).toHaveText('Premove: White knight from g1 to f3');
  await expect(arrow(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(said(page)).toHaveText('Premove cancelled');
  await expect(arrow(page)).toHaveCount(0);
});

test('in xiangqi too', { tag: '@long' }, async ({ page }) => {
  await thinkBriefly(page, 2_000);
  await open(page, 'play/xiangqi');
  await wait(page, 'briefly', ['h3', 'e3']);
  await pickUp(page, 'h1');
  await clickSquare(page, 'g3');
  await expect(arrow(page)).toHaveCount(1);
  await expect(moves(page).nth(2)).toHaveText('H2+3', { timeout: 40_000 });
});

test('the first one is not lost while its script is still on its way', { tag: '@long' }, async ({
  page,
}) => {
  await page.route('**/premoves-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    await route.continue();
  });
  await thinkBriefly(page, 2_000);
  await open(page);
  await newGame(page, { level: 12 });
  await click(page, 'e2', 'e4');
  await expect(moves(page)).toHaveCount(1);
  await click(page, 'd2', 'd3');
  await expect(moves(page).nth(2)).toHaveText('d3', { timeout: 40_000 });
});

test('a piece that is picked up while the computer thinks stays in hand', { tag: '@long' }, async ({
  page,
}) => {
  await thinkBriefly(page, 2_000);
  await open(page);
  await newGame(page, { level: 12 });
  await click(page, 'e2', 'e4');
  await expect(title(page)).toHaveText('Chariot is thinking');
  await clickSquare(page, 'd2');
  await expect(square(page, 'd2')).toHaveClass(/is-selected/);
  await expect(title(page)).toHaveText('Your move');
  await expect(square(page, 'd2')).toHaveClass(/is-selected/);
  await expect(square(page, 'd3')).toHaveClass(/is-target/);
  await clickSquare(page, 'd3');
  await expect(moves(page)).toHaveCount(3);

  // The piece that moved last is redrawn, and is still dragged.
  await page.mouse.move(...(await middle(page, 'd3')));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, 'd4')), { steps: 4 });
  await expect(piece(page, 'd3')).toHaveClass(/dragged/);
  await expect(moves(page)).toHaveCount(4);
  await expect(piece(page, 'd3')).toHaveClass(/dragged/);
  await page.mouse.up();
  await expect(moves(page).nth(4)).toHaveText('d4');
});

test('it can be switched off', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await button(page, 'Settings').click();
  const premoves = page.getByRole('group', { name: 'Premoves' });
  await premoves.getByRole('radio', { name: 'Off' }).check({ force: true });
  await button(page, 'Done').click();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await newGame(page, { level: 12, clock: '30 min + 20 s' });
  await click(page, 'e2', 'e4');
  await expect(title(page)).toHaveText('Chariot is thinking');
  await click(page, 'd2', 'd3');
  await expect(page.locator('.is-selected')).toHaveCount(0);
  await expect(arrow(page)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('premoves'))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('it is tapped, and cancelled by a tap elsewhere', async ({ page }) => {
    await open(page);
    await wait(page, 'long');
    const tap = async (name: string): Promise<void> =>
      page.touchscreen.tap(...(await middle(page, name)));
    await expect(async () => {
      await tap('g1');
      await expect(square(page, 'g1')).toHaveClass(/is-selected/, { timeout: 200 });
    }).toPass();
    await tap('f3');
    await expect(arrow(page)).toHaveCount(1);
    await tap('d5');
    await expect(arrow(page)).toHaveCount(0);
  });
});
