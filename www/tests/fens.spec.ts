import { dialog, open as openAnalysis, paste, play } from './analysis.ts';
import {
  button,
  chooseLanguage,
  expect,
  fen,
  moves,
  newGame,
  open,
  setUp,
  test,
  type,
} from './support.ts';

const message = '.message';

test('a FEN as others write it is not called adjusted', async ({ page }) => {
  await openAnalysis(page);
  // Most programs name the square after every double step, even without a possible capture.
  await setUp(page, 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2');
  await expect(page.locator('[data-piece="e5"]')).toBeVisible();
  await expect(page.locator(message)).toHaveCount(0);
  await setUp(page, '  r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w qkQK - 0 1 ');
  await expect(page.locator('[data-piece="g1"]')).toHaveCount(0);
  await expect(page.locator(message)).toHaveCount(0);
});

test('a board alone keeps the castling rights that it allows, and the page says so', {
  tag: '@long',
}, async ({ page }) => {
  await openAnalysis(page);
  await setUp(page, 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/1R2K2R');
  await expect(page.locator(message)).toHaveText(
    'Adjusted: Missing parts are read as “w - 0 1”. Castling is possible where the board allows it: “Kkq”.',
  );
  await expect(fen(page)).toHaveValue('r3k2r/pppppppp/8/8/8/8/PPPPPPPP/1R2K2R w Kkq - 0 1');
  await play(page, 'O-O');
  await expect(page.locator('.tree .move')).toHaveText(['O-O']);
});

test('a FEN over a game in analysis can be taken back', async ({ page }) => {
  await openAnalysis(page);
  await play(page, 'e4 e5');
  await setUp(page, '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  await expect(page.locator('.tree .move')).toHaveCount(0);
  await button(page, 'Restore previous game').click();
  await expect(page.locator('.tree .move')).toHaveText(['e4', 'e5']);
});

const SAID = {
  en: {
    fen: 'Invalid FEN. White has no king.',
    letter: 'Invalid FEN. “马” is not a piece letter.',
    move: 'This move cannot be played. The king would be in check on e2.',
  },
  'zh-Hans': {
    fen: 'FEN 无效。 白方没有王。',
    letter: 'FEN 无效。 “马”不是棋子字母。',
    move: '不能这样走。 王走到 e2 会被将军。',
  },
  'zh-Hant': {
    fen: 'FEN 無效。 白方沒有國王。',
    letter: 'FEN 無效。 「马」不是棋子字母。',
    move: '不能這樣走。 國王走到 e2 會被將軍。',
  },
} as const;

test('errors are told in the language of the page', { tag: '@long' }, async ({ page }) => {
  await openAnalysis(page);
  const alert = page.getByRole('alert');
  for (const tag of ['en', 'zh-Hans', 'zh-Hant'] as const) {
    await chooseLanguage(page, tag);
    await setUp(page, '4k3/8/8/8/8/8/8/8 w - - 0 1');
    await expect(alert).toHaveText(SAID[tag].fen);
    await setUp(page, '4k3/8/8/8/8/8/8/4马3 w - - 0 1');
    await expect(alert).toHaveText(SAID[tag].letter);
    const start = '4k3/3r4/4r3/8/8/8/8/3NKN2 w - - 0 1';
    await setUp(page, start);
    await expect(fen(page)).toHaveValue(start);
    await type(page, 'e1e2');
    await expect(alert).toHaveText(SAID[tag].move);
  }
});

test('a failed import is told in the language of the page', { tag: '@long' }, async ({ page }) => {
  await openAnalysis(page);
  await chooseLanguage(page, 'zh-Hans');
  await button(page, '导入').first().click();
  await dialog(page).locator('textarea').fill('4k3/8/8/8/8/8/8/8 w - - 0 1');
  await dialog(page).getByRole('button', { name: '导入' }).click();
  await expect(dialog(page)).toContainText('白方没有王。');
});

test('figurines are read as moves, typed and imported', async ({ page }) => {
  await open(page);
  await newGame(page);
  await type(page, '♘f3');
  await expect(moves(page).first()).toHaveText('Nf3');
  await openAnalysis(page);
  await paste(page, '1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6 *');
  await expect(page.locator('.tree .move')).toHaveText(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6']);
});
