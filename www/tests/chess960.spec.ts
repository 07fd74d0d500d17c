import type { Page } from '@playwright/test';
import {
  button,
  click,
  expect,
  moves,
  newGame,
  open,
  piece,
  square,
  targets,
  test,
} from './support.ts';

/** King and rook are on each other's target squares. */
const CROSSING = 'r4kr1/pppppppp/8/8/8/8/PPPPPPPP/R4KR1 w KQkq - 0 1';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The text that a menu item copies. */
async function copied(page: Page, name: string, start: RegExp): Promise<string> {
  await expect(page.getByRole('menu')).toBeHidden();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toMatch(start);
  return clipboard();
}

test('castling by the rook and by the new square of the king, written and read again', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await newGame(page, { side: 'Two players', fen: CROSSING });
  await square(page, 'f1').click();
  await expect.poll(() => targets(page)).toEqual(expect.arrayContaining(['e1', 'g1']));
  // King and rook swap places.
  await square(page, 'g1').click();
  await expect(moves(page)).toHaveText(['O-O']);
  await click(page, 'f8', 'c8');
  await expect(moves(page)).toHaveText(['O-O', 'O-O-O']);
  await copied(page, 'Copy FEN', /^2kr2r1\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/R4RK1 w - - 2 2$/);

  const pgn = await copied(page, 'Copy PGN', /1\. O-O O-O-O/);
  expect(pgn).toContain('[Variant "Chess960"]\n[SetUp "1"]\n');
  expect(pgn).toContain(`[FEN "${CROSSING}"]`);

  const link = await copied(page, 'Copy link', /#analysis\/chess/);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.variation-move, .move')).toHaveText([/O-O/, /O-O-O/]);
  for (const name of ['c8', 'd8', 'f1', 'g1']) await expect(piece(page, name)).toBeAttached();
});

test('a start is chosen by number or by lot, and the computer plays from it', async ({ page }) => {
  await open(page);
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Start from').selectOption({ label: 'Chess960' });
  const number = dialog.locator('input[name=start-number]');
  await expect(number).toHaveValue(/^\d{1,3}$/);
  await number.fill('960');
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(number, 'there is no such start').toBeVisible();
  await number.fill('');
  await dialog.getByRole('button', { name: 'Random number' }).click();
  await expect(number).toHaveValue(/^\d{1,3}$/);
  await number.fill('0');
  await dialog.locator('input[name=level]').fill('1');
  await dialog.getByRole('radio', { name: 'Black' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(moves(page)).toHaveCount(1);
  await copied(page, 'Copy FEN', /^bbqnnrkr\/pppppppp\/.* b KQkq - \d 1$/);
  await page.reload();
  await expect(moves(page)).toHaveCount(1);
  await copied(
    page,
    'Copy PGN',
    /\[FEN "bbqnnrkr\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/BBQNNRKR w KQkq - 0 1"\]/,
  );
});
