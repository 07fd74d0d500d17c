import type { ToWorker } from '@chariot/engine/client';
import { detail, values } from './endings.ts';
import {
  button,
  chooseEnding,
  click,
  clickSquare,
  engineHolder,
  expect,
  fen,
  open,
  piece,
  tab,
  test,
  title,
} from './support.ts';

const ROOK = '8/8/8/3k4/8/8/8/R3K3 w - - 0 1';
const QUEEN = '8/8/8/3k4/8/8/8/Q3K3 w - - 0 1';
const hash = (text: string): RegExp => new RegExp(`${text.replace(/[?+]/g, '\\$&')}$`);
const addressOf = (material: string, position: string): string =>
  `#endgame/chess/${material}?fen=${position.replaceAll(' ', '_')}`;

test('an address opens its position, follows the moves, and a reload keeps both', async ({
  page,
}) => {
  await page.goto(`./#endgame/chess/KRK?fen=${encodeURIComponent(ROOK)}`);
  await expect(title(page)).toHaveText('Mate in 14');
  await expect(page).toHaveURL(hash(addressOf('KRK', ROOK)));
  await values(page).filter({ hasText: 'Ra5+' }).click();
  await expect(page).toHaveURL(/KRK\?fen=8\/8\/8\/R2k4\/8\/8\/8\/4K3_b_-_-_1_1$/);
  await page.reload();
  await expect(detail(page)).toHaveText('White wins with best play. Black to move.');
  await tab(page, 'Game');
  await expect(page.locator('.move')).toHaveText('Ra5+');
});

test('an address that cannot be opened ends the search for a position, and says why', async ({
  page,
}) => {
  await page.goto(`./${addressOf('KRK', ROOK)}`);
  await expect(title(page)).toHaveText('Mate in 14');
  await page.locator('.ending-bar').click();
  await page.locator('[data-material="KBNK"]').click();
  await expect(page.locator('.ending-code')).toHaveText('KBNK');
  await page.evaluate(() => {
    location.hash = '#endgame/chess/KRK?fen=kk6/8/8/8/8/8/8/K6R_w_-_-_0_1';
  });
  await expect(page.getByRole('alert')).toHaveText('Invalid FEN. Black has 2 kings.');
  await expect(page.locator('.panel')).toHaveAttribute('aria-busy', 'false');
});

test('a move that the engine answers late does not follow to another address', async ({ page }) => {
  const hold = await engineHolder(page);
  await page.goto(`./${addressOf('KRK', ROOK)}`);
  await expect(title(page)).toHaveText('Mate in 14');
  const link = page.getByRole('link', { name: 'Endgames', exact: true }).first();
  // While the browser goes back, and after it.
  for (const late of [0, 60]) {
    await link.click();
    // Another entry of the browser's history with the same address.
    await expect(page).toHaveURL(hash(addressOf('KRK', ROOK)));
    await hold(true);
    await click(page, 'a1', 'b1');
    await page.evaluate((millis) => {
      history.back();
      setTimeout(
        () => (globalThis as unknown as { holdEngines(held: boolean): void }).holdEngines(false),
        millis,
      );
    }, late);
    await expect(page).toHaveURL(hash(addressOf('KRK', ROOK)));
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(hash(addressOf('KRK', ROOK)));
    await expect(piece(page, 'a1')).toBeAttached();
    await expect(title(page)).toHaveText('Mate in 14');
  }
});

test('a move whose table answers late does not follow to another entry of one address', async ({
  page,
}) => {
  const hold = await engineHolder(page, 'probe');
  await page.goto(`./${addressOf('KRK', ROOK)}`);
  await expect(title(page)).toHaveText('Mate in 14');
  const earlier = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Endgames', exact: true }).first().click();
  await expect.poll(() => page.evaluate(() => history.length)).toBe(earlier + 1);
  await expect(page).toHaveURL(hash(addressOf('KRK', ROOK)));
  await hold(true);
  await clickSquare(page, 'a1');
  // The position after the move is shown, and its address written, when the table has answered or is slow.
  await page.evaluate(() => {
    addEventListener('pointerup', () => setTimeout(() => history.back(), 50), { once: true });
  });
  await clickSquare(page, 'b1');
  await page.waitForTimeout(1_000);
  await hold(false);
  await expect(title(page)).toHaveText('Mate in 14');
  await expect(page).toHaveURL(hash(addressOf('KRK', ROOK)));
  await expect(piece(page, 'a1')).toBeAttached();
});

test('back and forward go through the positions that were opened', async ({ page }) => {
  await page.goto(`./${addressOf('KRK', ROOK)}`);
  await expect(title(page)).toHaveText('Mate in 14');
  await tab(page, 'Game');
  await fen(page).fill(QUEEN);
  await fen(page).press('Enter');
  await expect(page).toHaveURL(hash(addressOf('KQK', QUEEN)));
  await chooseEnding(page, 'KBNK');
  await expect(page).toHaveURL(/KBNK\?fen=/);
  await page.goBack();
  await expect(page.locator('.ending-code')).toHaveText('KQK');
  await expect(fen(page)).toHaveValue(QUEEN);
  await page.goBack();
  await expect(page.locator('.ending-code')).toHaveText('KRK');
  await expect(fen(page)).toHaveValue(ROOK);
  await page.goForward();
  await expect(fen(page)).toHaveValue(QUEEN);
});

test('a capture names the ending that is left before its table answers, and back keeps its position', {
  tag: '@long',
}, async ({ page }) => {
  const address = hash(addressOf('KRK', '8/8/8/3k4/8/4K3/7R/8 b - - 0 1'));
  // An engine that is busy when it is asked about the position after the capture.
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      override postMessage(message: ToWorker, transfer?: unknown): void {
        const isProbe = message.type === 'request' && 'probe' in message.request;
        if (!isProbe || !JSON.stringify(message).includes('e2e3'))
          super.postMessage(message, transfer as Transferable[]);
      }
    };
  });
  await page.goto(`./${addressOf('KRKP', '8/8/8/3k4/8/4p3/4K2R/8 w - - 0 1')}`);
  await expect(title(page)).toHaveText(/^Mate in/);
  await click(page, 'e2', 'e3');
  await expect(page.locator('.ending-code')).toHaveText('KRK');
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(title(page)).toHaveText('Learn chess');
  await page.goBack();
  await expect(piece(page, 'e3')).toBeAttached();
  await expect(page).toHaveURL(address);
});

test('an address without position opens a random one of its ending', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./#endgame/chess/KNBK');
  await expect(page.locator('.ending-code')).toHaveText('KBNK');
  await expect(page).toHaveURL(/KBNK\?fen=/);
});

test('a bad address says what is wrong, stays, and something is shown', async ({ page }) => {
  await page.goto('./#endgame/chess/KXK');
  await expect(page.getByRole('alert')).toContainText('No ending found. There is no ending “KXK”.');
  await expect(piece(page, 'a1').or(page.locator('.pieces .piece')).first()).toBeVisible();
  await expect(page).toHaveURL(/#endgame\/chess\/KXK$/);
  await page.goto('./#endgame/chess/KRK?fen=kk6/8/8/8/8/8/8/K6R_w_-_-_0_1');
  await expect(page.getByRole('alert')).toContainText('Invalid FEN');
  await page.goto('./#endgame/chess/KRK?fen=%25%%');
  await expect(page.getByRole('alert')).toContainText('Invalid FEN');
  await button(page, 'Random').click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page).toHaveURL(/#endgame\/chess\/K\w+\?fen=\S+_w_/);
});

test('each game keeps its own address', { tag: '@long' }, async ({ page }) => {
  await open(page, 'endgame');
  await page.locator('.game-switch').getByRole('link', { name: 'Xiangqi' }).click();
  await expect(page).toHaveURL(/#endgame\/xiangqi\/KRKAA\?fen=/);
  await page.goBack();
  await expect(page).toHaveURL(/#endgame\/chess\/KRK\?fen=/);
  await expect(page.locator('.ending-code')).toHaveText('KRK');
});

test('another ending in the address shows its own pieces, whatever position stands behind it', async ({
  page,
}) => {
  await page.goto(`./${addressOf('KRK', ROOK)}`);
  await expect(title(page)).toHaveText('Mate in 14');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.evaluate(() => {
    location.hash = location.hash.replace('/KRK?', '/KQK?');
  });
  await expect(page.locator('.ending-code')).toHaveText('KQK');
  await expect(page).toHaveURL(/KQK\?fen=[^/]/);
  await expect(page.locator('.pieces .piece')).toHaveCount(3);
  await expect(page).not.toHaveURL(/R3K3/);
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(hash(addressOf('KRK', ROOK)));
  await expect(page.locator('.ending-code')).toHaveText('KRK');
});
