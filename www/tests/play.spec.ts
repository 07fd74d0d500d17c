import {
  askFor,
  button,
  click,
  clickSquare,
  everyDepth,
  expect,
  fen,
  middle,
  moves,
  newGame,
  open,
  piece,
  playByClicks,
  position,
  setUp,
  showEngine,
  square,
  targets,
  test,
  thinkBriefly,
  title,
  type,
} from './support.ts';

const WHITE_MATES_AT_ONCE = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1';
const PAWN_BEFORE_LAST_RANK = '8/P6k/8/8/8/8/8/K7 w - - 0 1';

test('a game by clicks: five moves each, every one answered, then resigned', async ({ page }) => {
  await open(page);
  await newGame(page);
  await playByClicks(page, 5);
  await button(page, 'Resign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(title(page)).toHaveText('Chariot wins');
  await expect(page.locator('.status p')).toHaveText('by resignation');
});

test('an analysis that opens late takes nobody back who has gone on', async ({ page }) => {
  const late: (() => void)[] = [];
  await page.route(/assets\/written-/, async (route) => {
    await new Promise<void>((resolve) => late.push(resolve));
    await route.continue();
  });
  await open(page);
  await newGame(page);
  await playByClicks(page, 1);
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Analysis' }).click();
  await expect.poll(() => late.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click();
  await expect(title(page)).toHaveText('Learn chess');
  const loaded = page.waitForResponse(/assets\/written-/);
  for (const go of late) go();
  await loaded;
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/#learn/);
});

test('a mate on the board is explained, stays on the board, and can be taken back', async ({
  page,
}) => {
  await open(page);
  await setUp(page, WHITE_MATES_AT_ONCE);
  await click(page, 'a1', 'a8');
  await expect(title(page)).toHaveText('You win');
  await expect(page.locator('.status p')).toHaveText('by checkmate');
  await expect(square(page, 'g8')).toHaveClass(/is-check/);
  await expect(piece(page, 'a8')).toBeVisible();
  await button(page, 'Take back').click();
  await expect(title(page)).toHaveText('Your move');
  await expect(piece(page, 'a1')).toBeVisible();
});

test('a promotion asks what to, and can be thought better of', async ({ page }) => {
  await open(page);
  await setUp(page, PAWN_BEFORE_LAST_RANK);
  const dialog = page.getByRole('dialog', { name: 'Promote to' });
  const home = async (): Promise<void> => {
    await expect(dialog).toBeHidden();
    await expect(moves(page)).toHaveCount(0);
    await expect(piece(page, 'a7')).toHaveAttribute('style', /translate\(0%, 100%\)/);
  };

  await click(page, 'a7', 'a8');
  await expect(dialog.getByRole('button')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await home();
  await click(page, 'a7', 'a8');
  await clickSquare(page, 'e4');
  await home();
  await click(page, 'a7', 'a8');
  await title(page).click();
  await home();

  await click(page, 'a7', 'a8');
  await dialog.getByRole('button', { name: 'rook' }).click();
  await expect(moves(page).first()).toHaveText('a8=R');
  await expect(moves(page)).toHaveCount(2);
});

test('undo takes back the answer too, a hint is an arrow, flip turns the board', async ({
  page,
}) => {
  await open(page);
  await newGame(page);
  await click(page, 'e2', 'e4');
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Take back').click();
  await expect(moves(page)).toHaveCount(0);
  await expect(piece(page, 'e2')).toBeVisible();

  await button(page, 'Hint').click();
  await expect(title(page)).toHaveText(/^Hint: /);
  await expect(page.locator('.arrow')).toHaveCount(1);
  await expect(moves(page)).toHaveCount(0);

  const before = await middle(page, 'a1');
  await button(page, 'Flip').click();
  const after = await middle(page, 'a1');
  expect(after[0]).toBeGreaterThan(before[0]);
  expect(after[1]).toBeLessThan(before[1]);
  await click(page, 'd2', 'd4');
  await expect(moves(page).first()).toHaveText('d4');
});

test('undo while the computer thinks stops it', async ({ page }) => {
  await thinkBriefly(page, 1_500);
  await open(page);
  await newGame(page, { level: 12 });
  await click(page, 'e2', 'e4');
  await expect(title(page)).toHaveText('Chariot is thinking');
  await button(page, 'Take back').click();
  await expect(title(page)).toHaveText('Your move');
  // Longer than it would have thought.
  await page.waitForTimeout(2_000);
  await expect(moves(page)).toHaveCount(0);
  await click(page, 'd2', 'd4');
  await expect(moves(page)).toHaveCount(2);
});

test('the computer pauses while another view is looked at, and then goes on', {
  tag: '@long',
}, async ({ page }) => {
  await thinkBriefly(page, 1_500);
  await open(page);
  await newGame(page, { level: 12 });
  await click(page, 'e2', 'e4');
  await expect(title(page)).toHaveText('Chariot is thinking');
  await page.getByRole('link', { name: 'Endgames' }).click();
  await expect(title(page)).toHaveText(/^Mate in \d+$/);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(title(page)).toHaveText('Chariot is thinking');
  await expect(moves(page)).toHaveCount(2);
  await expect(title(page)).toHaveText('Your move');
});

test('the computer begins when it has White', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await newGame(page, { side: 'Black' });
  await expect(moves(page)).toHaveCount(1);
  await expect(title(page)).toHaveText('Your move');
  const [, y1] = await middle(page, 'e1');
  const [, y8] = await middle(page, 'e8');
  expect(y8).toBeGreaterThan(y1);
});

test('looking back never changes the game', async ({ page }) => {
  await open(page);
  await newGame(page);
  for (const [move, count] of [
    ['e4', 2],
    ['d4', 4],
  ] as const) {
    await page.locator('input[name=move]').fill(move);
    await page.keyboard.press('Enter');
    await expect(moves(page)).toHaveCount(count);
  }
  const now = await position(page);
  await moves(page).first().click();
  await expect(title(page)).toHaveText('Viewing 1. e4');
  await expect(piece(page, 'e4')).toBeVisible();
  await expect(piece(page, 'd2')).toBeVisible();
  await clickSquare(page, 'd2');
  await expect.poll(() => targets(page)).toEqual([]);
  await page.locator('body').press('ArrowLeft');
  await expect(piece(page, 'e2')).toBeVisible();
  await moves(page).first().press('End');
  await expect(title(page)).toHaveText(/^Your move/);
  await expect.poll(() => position(page)).toBe(now);
  await moves(page).first().press('Home');
  await expect(title(page)).toHaveText('Viewing First position');
  await button(page, 'Back to the game').click();
  await expect.poll(() => position(page)).toBe(now);
});

test('typed moves: SAN and coordinates are played, anything else is explained', async ({
  page,
}) => {
  await open(page);
  await newGame(page);
  const field = page.locator('input[name=move]');
  await field.fill('g1f3');
  await field.press('Enter');
  await expect(moves(page)).toHaveCount(2);
  await expect(moves(page).first()).toHaveText('Nf3');
  await field.fill('Qxh7');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This move cannot be played.');
  await expect(moves(page)).toHaveCount(2);
  await field.fill('g3');
  await field.press('Enter');
  await expect(moves(page)).toHaveCount(4);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a bad FEN is explained and changes nothing; an adjusted one says what was adjusted', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await newGame(page);
  await click(page, 'e2', 'e4');
  await expect(moves(page)).toHaveCount(2);
  const bad = [
    '8/8/8/8/8/8/8/8 w - - 0 1',
    'nonsense',
    '<img src=x onerror=alert(1)>',
    `${'8/'.repeat(2e4)}`,
  ];
  await askFor(page, bad[0] ?? '');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toBeVisible();
  for (const text of bad) {
    await fen(page).fill(text);
    await expect(dialog.getByRole('alert')).toBeHidden();
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Invalid FEN.');
    await expect(moves(page)).toHaveCount(2);
  }
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveText('Your move');
  await setUp(page, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w');
  await expect(page.locator('.message', { hasText: 'Adjusted:' })).toContainText('KQkq');
  await expect(moves(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('moves typed before the engine has come are played when it has, in their order', async ({
  page,
}) => {
  let come = (): void => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.addInitScript(() => {
    const players = { side: 'both', level: 1, turns: false };
    localStorage.setItem(
      'chariot.play.chess',
      JSON.stringify({ game: { game: 'chess', moves: ['e2e4'] }, players }),
    );
  });
  await page.route(/chess_bg-.*\.wasm/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('./#play');
  await type(page, 'e5');
  await expect(page.locator('input[name=move]')).toHaveValue('e5');
  come();
  await expect(moves(page)).toHaveText(['e4', 'e5']);
  // Faster than the engine replies.
  await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('input[name=move]');
    for (const move of ['Nf3', 'Nc6']) {
      if (field) field.value = move;
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      field?.form?.requestSubmit();
    }
  });
  await expect(moves(page)).toHaveText(['e4', 'e5', 'Nf3', 'Nc6']);
});

test('a bad FEN while the computer thinks does not cost its move', { tag: '@long' }, async ({
  page,
}) => {
  await thinkBriefly(page, 1_500);
  await open(page);
  await newGame(page, { level: 12 });
  await click(page, 'e2', 'e4');
  await expect(title(page)).toHaveText('Chariot is thinking');
  await askFor(page, 'nonsense');
  await expect(page.getByRole('alert')).toContainText('Invalid FEN.');
  await expect(moves(page)).toHaveCount(2);
});

test('the evaluation, depth, speed and line are shown while it thinks, if they are wanted', {
  tag: '@long',
}, async ({ page }) => {
  await showEngine(page);
  await thinkBriefly(page, 1_500);
  await open(page);
  await newGame(page, { level: 12 });
  const unknown = page.getByRole('img', { name: 'Evaluation for White: Not evaluated yet' });
  await expect(unknown).toBeVisible();
  const depths = await everyDepth(page);
  await click(page, 'e2', 'e4');
  await expect(title(page)).toHaveText('Chariot is thinking');
  await expect(title(page)).toHaveText('Your move');
  await expect.poll(async () => (await depths()).length).toBeGreaterThan(3);
  await expect(page.locator('.engine-line')).toHaveText(/^Line: \S+ \S+/);
  const meter = page.getByRole('meter');
  await expect(meter).toHaveAttribute('aria-valuetext', /^Evaluation for White: /);

  // A position without a search has no evaluation.
  await page.locator('body').press('Home');
  await expect(unknown).toBeVisible();
  await expect(meter).toHaveCount(0);
  await expect(page.locator('.engine-line')).toHaveText('Line: –');
  await page.locator('body').press('End');
  await expect(meter).toHaveAttribute('aria-valuetext', /^Evaluation for White: /);
});

test('the field for moves is folded away until it is used, and then stays', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('chariot.types', 'false');
    sessionStorage.setItem('begun', 'yes');
  });
  await open(page, 'play/chess');
  const field = page.locator('input[name=move]');
  await expect(field).toHaveCount(0);
  await page.locator('summary', { hasText: 'Type a move' }).click();
  await field.fill('e4');
  await field.press('Enter');
  await expect(moves(page).first()).toHaveText('e4');
  await page.reload();
  await expect(field).toBeVisible();
});
