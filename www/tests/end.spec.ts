import {
  button,
  expect,
  middle,
  moves,
  newGame,
  open,
  piece,
  player,
  test,
  title,
  type,
} from './support.ts';

const FOOLS_MATE = ['f3', 'e5', 'g4', 'Qh4'];
const QUEEN_LOST_IN_TEN_MOVES =
  'e2e4 e7e5 g1f3 b8c6 f1c4 d8h4 f3h4 d7d6 d2d3 c8e6 c4e6 f7e6 e1g1 g8f6 h4f3 f8e7 b1c3 e8g8 a2a3 a7a6';

test('an early offer of a draw is declined, and not heard again at once', async ({ page }) => {
  await open(page);
  await newGame(page);
  await expect(button(page, 'Offer draw')).toBeDisabled();
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Offer draw').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Offer' }).click();
  await expect(page.locator('.status p')).toHaveText('Chariot declines the draw');
  await expect(page.getByTestId('announcer')).toHaveText('Chariot declines the draw');
  await expect(button(page, 'Offer draw')).toBeDisabled();
  await expect(title(page)).toHaveText('Your move');
  await type(page, 'd4');
  await expect(moves(page)).toHaveCount(4);
  await expect(page.locator('.status p')).toBeHidden();
});

test('a computer that has lost its queen takes a draw after ten moves', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript((moves) => {
    const players = { side: 'first', level: 2, turns: false };
    const game = { game: 'chess', moves: moves.split(' ') };
    localStorage.setItem('chariot.play.chess', JSON.stringify({ game, players }));
  }, QUEEN_LOST_IN_TEN_MOVES);
  await open(page);
  await expect(moves(page)).toHaveCount(20);
  await button(page, 'Offer draw').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Offer' }).click();
  await expect(title(page)).toHaveText('Draw');
  await expect(page.locator('.status p')).toHaveText('by agreement');
});

test('two people agree on a draw', async ({ page }) => {
  await open(page);
  await newGame(page, { side: 'Two players' });
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(1);
  await button(page, 'Offer draw').click();
  await expect(page.getByRole('dialog')).toContainText('Do both players agree to a draw?');
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect(title(page)).toHaveText('Draw');
  await expect(page.locator('.status p')).toHaveText('by agreement');
  await page.reload();
  await expect(title(page)).toHaveText('Draw');
  await button(page, 'Take back').click();
  await expect(title(page)).toHaveText('White to move');
});

test('after the end: the board stays, undo goes on, a rematch exchanges the sides', async ({
  page,
}) => {
  await open(page);
  await newGame(page);
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Resign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(title(page)).toHaveText('Chariot wins');
  await expect(button(page, 'Review')).toBeVisible();
  await expect(piece(page, 'e4')).toBeVisible();
  await button(page, 'Take back').click();
  await expect(title(page)).toHaveText('Your move');
  await expect(moves(page)).toHaveCount(0);

  await type(page, 'd4');
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Resign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await button(page, 'Rematch').click();
  await expect(player(page, 'second')).toContainText('You');
  await expect(player(page, 'first')).toContainText('Chariot');
  await expect(moves(page)).toHaveCount(1);
  const [, y1] = await middle(page, 'e1');
  const [, y8] = await middle(page, 'e8');
  expect(y8).toBeGreaterThan(y1);
});

test('a mate between two people on a board that turns', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Two players' }).check({ force: true });
  await dialog.getByLabel('Turn the board to the side to move').check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog).toBeHidden();
  for (const [index, move] of FOOLS_MATE.entries()) {
    const [, white] = await middle(page, 'e1');
    const [, black] = await middle(page, 'e8');
    expect(white > black).toBe(index % 2 === 0);
    await type(page, move);
    await expect(moves(page)).toHaveCount(index + 1);
  }
  await expect(title(page)).toHaveText('Black wins');
  await expect(page.locator('.status p')).toHaveText('by checkmate');
});

test('playing on from a position that is looked back at', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await newGame(page, { side: 'Two players' });
  for (const [index, move] of ['e4', 'e5', 'Nf3', 'Nc6'].entries()) {
    await type(page, move);
    await expect(moves(page)).toHaveCount(index + 1);
  }
  await moves(page).nth(1).click();
  await button(page, 'Play on from here').click();
  await expect(moves(page)).toHaveCount(2);
  await expect(title(page)).toHaveText('White to move');
  await expect(button(page, 'Play on from here')).toBeHidden();
  await type(page, 'Bc4');
  await expect(moves(page)).toHaveText(['e4', 'e5', 'Bc4']);
});

test('a new game from the position on the board, against the computer', { tag: '@long' }, async ({
  page,
}) => {
  await open(page);
  await newGame(page, { side: 'Two players' });
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(1);
  await newGame(page, {
    side: 'White',
    start: { name: 'The position on the board' },
  });
  // Black begins, and is the computer's side.
  await expect(moves(page)).toHaveCount(1);
  await expect(piece(page, 'e4')).toBeVisible();
  await expect(title(page)).toHaveText('Your move');
});
