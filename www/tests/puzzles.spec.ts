import type { Page } from '@playwright/test';
import type { PackedPuzzle } from '../src/shared/puzzles/file.ts';
import { axeViolationsInBothThemes, LANGUAGES, loadAxe } from './axe.ts';
import { firstOf, type GameName, NOTHING_DONE, nearest, puzzlesOf } from './puzzles.ts';
import { ends, make, solve, square, told } from './solving.ts';
import { allowErrors, button, expect, test } from './support.ts';

const stats = (page: Page) => page.locator('.puzzle-stats div');
const begins = (text: string | RegExp) =>
  typeof text === 'string' ? new RegExp(`^${text}`) : text;

/** Opens the puzzles of a game, without chance. */
async function openPuzzles(page: Page, game: GameName): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto(`./#puzzles/${game}`);
  await expect(page.locator('.pieces .piece').first()).toBeAttached({ timeout: 20_000 });
  await expect(told(page)).toHaveText(/One move wins|只有一步能/);
}

for (const game of ['chess', 'xiangqi'] as const) {
  test(`a puzzle of ${game} is solved, counted, and another one comes`, {
    tag: game === 'chess' ? [] : '@long',
  }, async ({ page }) => {
    await openPuzzles(page, game);
    const all = puzzlesOf(game).length;
    await expect(stats(page)).toHaveText(['Rating', 'In a row0', `Solved0of ${all}`].map(begins));
    await solve(page, firstOf(game));
    await expect(told(page)).toHaveText('Right! Solved.');
    await expect(page.locator('.puzzle-about')).toContainText(`Rated ${firstOf(game).rating}`);
    await expect(stats(page)).toHaveText(
      [/^Rating\d+\?\+\d+$/, 'In a row1', `Solved1of ${all}`].map(begins),
    );
    // Its gain, said without being asked for.
    await expect(page.locator('.puzzle-point')).toContainText(/\w+ wins \w+|mates|can be taken/, {
      timeout: 60_000,
    });
    await button(page, 'Next puzzle').click();
    await expect(told(page)).toContainText('One move wins');
    await page.reload();
    await expect(stats(page).nth(2)).toHaveText(`Solved1of ${all}`);
  });
}

/** Plays another legal move of the piece that solves a puzzle. */
async function playWrong(page: Page, puzzle: PackedPuzzle): Promise<void> {
  const [right] = puzzle.moves;
  // Any other legal move: the board shows the legal ones.
  const [from] = ends(right ?? '');
  const own = page.locator('.stage .square[aria-label*="can move here"]');
  await square(page, from).click({ force: true });
  await expect(own.first()).toBeAttached();
  const targets = await own.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset.square ?? ''),
  );
  const wrong = targets.find((target) => target !== ends(right ?? '')[1]);
  if (!wrong) throw new Error('the piece has one move only');
  await square(page, wrong).click({ force: true });
}

test('a wrong move is refused, told why, and counts; the right one still solves', async ({
  page,
}) => {
  await openPuzzles(page, 'chess');
  const puzzle = firstOf('chess');
  await playWrong(page, puzzle);
  await expect(told(page)).toHaveText(/ does not win\. Try again\.$/);
  await expect(page.locator('.why-line').first()).toBeVisible({ timeout: 60_000 });
  // Neither a better line nor an arrow tells the solution.
  await expect(page.locator('.why-deeper')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator('.why-line')).toHaveCount(1);
  await expect(page.locator('.why')).not.toContainText(' after ');
  const board = page.locator('.why-board');
  // The only arrow is the opponent's reply.
  await expect(board.locator('.arrow.good')).toHaveCount(0);
  await expect(board.locator('.arrow.accent')).toHaveCount(1);
  await expect(board).toBeInViewport({ ratio: 0.99 });
  await solve(page, puzzle);
  await expect(told(page)).toHaveText('Right! Solved, though not at the first try.');
  await expect(stats(page).nth(2)).toContainText('Solved0of');
  await expect(stats(page).first()).toHaveText(/−\d+$/);
});

test('a puzzle of mate that ends before it goes on to the mate on the board', {
  tag: '@long',
}, async ({ page }) => {
  await openPuzzles(page, 'chess');
  await page.locator('select[name=rating]').selectOption('600');
  await page.locator('select[name=motif]').selectOption('mate');
  const puzzle = firstOf('chess', 600, 'mate');
  expect(puzzle.moves).toEqual(['h3h2']);
  await solve(page, puzzle);
  await expect(page.locator('.puzzle-point')).toContainText(/It goes on 2\. \S.*#/, {
    timeout: 60_000,
  });
  await expect(page.locator('.moves .move').last()).toHaveText(/#$/);
  await expect(told(page)).toHaveText('Right! Solved.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a wrong move does not shift the page', { tag: '@long' }, async ({ page }) => {
    await openPuzzles(page, 'chess');
    await playWrong(page, firstOf('chess'));
    await expect(page.locator('.why-board')).toBeAttached({ timeout: 60_000 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('a hint points, then tells; the solution is played', async ({ page }) => {
  await openPuzzles(page, 'chess');
  const puzzle = firstOf('chess');
  await button(page, 'Hint').click();
  await expect(told(page)).toHaveText(/^Move the marked (pawn|knight|bishop|rook|queen|king)\.$/);
  await expect(page.locator('.badge')).toHaveCount(1);
  await expect(page.locator('.arrow')).toHaveCount(0);
  await button(page, 'Hint').click();
  await expect(page.locator('.arrow')).toHaveCount(1);
  await expect(told(page)).toHaveText(/^Play /);
  await button(page, 'Solution').click();
  await expect(told(page)).toHaveText(/^Solution: \S/);
  const [, last] = ends(puzzle.moves.at(-1) ?? '');
  await expect(square(page, last)).toHaveClass(/is-last/);
  await button(page, 'Solve it again').click();
  await expect(told(page)).toContainText('One move wins');
  await solve(page, puzzle);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('a hint of xiangqi names the piece by its file and marks it; the solution is given in moves', {
    tag: '@long',
  }, async ({ page }) => {
    await openPuzzles(page, 'xiangqi');
    await button(page, '提示').click();
    await expect(told(page)).toHaveText(
      /^请走标出的[一二三四五六七八九１-９]路[车马炮兵卒相象仕士帅将]。$/,
    );
    await expect(page.locator('.badge')).toHaveCount(1);
    await button(page, '提示').click();
    await expect(told(page)).toHaveText(/^请走 [^a-z]+。$/);
    await expect(page.locator('.arrow')).toHaveCount(1);
    await button(page, '答案').click();
    await expect(told(page)).toHaveText(/^答案：[^a-z]{4}/);
  });
});

test('difficulty and theme decide what is drawn', { tag: '@long' }, async ({ page }) => {
  await openPuzzles(page, 'chess');
  await page.locator('select[name=rating]').selectOption('800');
  await expect(told(page)).toContainText('One move wins');
  await page.locator('select[name=motif]').selectOption('mate');
  await expect(told(page)).toContainText('One move wins');
  await button(page, 'Solution').click();
  await expect(page.locator('.puzzle-about')).toContainText('Mate');
});

test('three minutes: solved and missed puzzles count, and the missed ones are kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.clock.install();
  await page.goto('./#puzzles/chess?run');
  // No bare board before it begins.
  await expect(page.locator('.pieces .piece')).toHaveCount(32);
  await button(page, 'Start').click();
  const used: PackedPuzzle[] = [];
  const next = (): PackedPuzzle => {
    const left = puzzlesOf('chess').filter(({ fen }) => !used.some((one) => one.fen === fen));
    const { rating } = NOTHING_DONE.rating;
    const wanted = rating - 400 + 30 * used.length;
    const [puzzle] = nearest(left, wanted);
    if (!puzzle) throw new Error('no puzzle');
    used.push(puzzle);
    return puzzle;
  };
  const first = next();
  await expect(told(page)).toContainText('to move and win.');
  for (let ply = 0; ply < first.moves.length; ply += 2) {
    await make(page, first.moves[ply] ?? '');
    const reply = first.moves[ply + 1];
    for (const name of ends(reply ?? '').filter(Boolean)) {
      await expect(square(page, name)).toHaveClass(/is-last/);
    }
  }
  await expect(stats(page).nth(1)).toHaveText('Solved1');
  await expect(told(page)).toContainText('to move and win.');

  // A wrong move with the same piece.
  const [from, to] = ends(next().moves[0] ?? '');
  await square(page, from).click({ force: true });
  const own = page.locator('.stage .square[aria-label*="can move here"]');
  await expect(own.first()).toBeAttached();
  const targets = await own.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset.square ?? ''),
  );
  await square(page, targets.find((target) => target !== to) ?? '').click({ force: true });
  await expect(told(page)).toHaveText('Not that one. The next is coming.');
  await page.clock.fastForward(180_000);
  await expect(told(page)).toHaveText('Time is up. Solved 1, missed 1. Your best run so far!');
  await expect(stats(page).nth(2)).toHaveText('Best1');
  await page.getByRole('link', { name: 'Practise the missed one' }).click();
  await expect(page).toHaveURL(/#practice\/chess/);
  const kept = await page.evaluate(() => localStorage.getItem('chariot.practice.chess'));
  expect(kept).toContain('"kind":"puzzle"');
});

/** Keeps a set of the first puzzles of the file, as an earlier visit would have. */
async function keepSet(page: Page, game: GameName, size: number): Promise<PackedPuzzle[]> {
  const puzzles = puzzlesOf(game)
    .filter(({ moves }) => moves.length === 1)
    .slice(0, size);
  const positions = puzzles.map(({ fen, moves }) => ({ origin: 'file', fen, moves, goal: 'win' }));
  const round = {
    began: Date.UTC(2026, 10, 20, 12),
    tries: positions.map((_, i) => ({ isRight: i > 0, millis: 60_000 })),
  };
  const set = { made: 1, source: { kind: 'mistakes' }, positions, rounds: [round] };
  await page.addInitScript(
    ([key, kept]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, kept);
    },
    [`chariot.puzzles.sets.${game}`, JSON.stringify([set])] as const,
  );
  return puzzles;
}

const rounds = (page: Page) => page.locator('.puzzle-rounds tbody tr');

test('a set is solved round after round: each is a row, and a broken one goes on', async ({
  page,
}) => {
  const [first, second] = await keepSet(page, 'chess', 2);
  if (!first || !second) throw new Error('no puzzles');
  await page.goto('./#puzzles/chess?sets');
  await expect(rounds(page)).toHaveText([/^1.*50% 1 of 2\s*2:00/]);
  await button(page, 'Begin round 2').click();
  await expect(told(page)).toContainText('One move wins');
  // With the keyboard alone.
  for (const name of ends(first.moves[0] ?? '')) {
    await square(page, name).focus();
    await page.keyboard.press('Enter');
  }
  // The next one comes by itself.
  await expect(stats(page).first()).toHaveText('Position2of 2');
  await expect(stats(page).nth(1)).toHaveText('Right1');
  await page.reload();
  await expect(rounds(page).nth(1)).toContainText('100% 1 of 1');
  await button(page, 'Go on with round 2').click();
  await button(page, 'Solution').click();
  await expect(told(page)).toContainText('Solution: ');
  await button(page, 'Next puzzle').click();
  await expect(told(page)).toHaveText(
    /^Round 2 is done: 1 of 2 right, in \d:\d\d\. Faster than before by \d:\d\d\.$/,
  );
  await expect(rounds(page)).toHaveCount(2);
  await expect(button(page, 'Begin round 3')).toBeVisible();
  // The missed one comes back in Practice.
  const kept = await page.evaluate(() => localStorage.getItem('chariot.practice.chess'));
  expect(kept).toContain('"kind":"puzzle"');
  await button(page, 'Remove set').click();
  await button(page, 'Remove it with its rounds').click();
  await expect(button(page, 'Make a set of 50')).toBeEnabled();
});

test('a set is made of a theme, and too few mistakes make none', async ({ page }) => {
  await page.goto('./#puzzles/chess?sets');
  await page.getByRole('radio', { name: 'My mistakes (0)' }).check();
  await button(page, 'Make a set of 0').click();
  await expect(page.getByRole('alert')).toHaveText('That is too few for a set: 5 at least.');
  await page.getByRole('radio', { name: 'Puzzles', exact: true }).check();
  await page.locator('select[name=rating]').selectOption('1200');
  await page.locator('select[name=motif]').selectOption('fork');
  await button(page, 'Make a set of 50').click();
  await expect(page.locator('.puzzle-set')).toHaveText(/^50 puzzles around \d+: Fork$/);
  await button(page, 'Begin round 1').click();
  await expect(stats(page).first()).toHaveText('Position1of 50');
});

test('a set that another tab removes is left, and a failed file is fetched again', {
  tag: '@long',
}, async ({ page, context }) => {
  await keepSet(page, 'chess', 2);
  await page.goto('./#puzzles/chess?sets');
  await button(page, 'Begin round 2').click();
  await expect(told(page)).toContainText('One move wins');
  // The file does not come.
  allowErrors(page, /Failed to load resource/);
  const puzzleFile = /chess_puzzles-[^/]*\.bin$/;
  await page.route(puzzleFile, (route) => route.abort());
  const other = await context.newPage();
  await other.goto('./#puzzles/chess?sets');
  await button(other, 'Remove set').click();
  await button(other, 'Remove it with its rounds').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(rounds(page)).toHaveCount(0);
  await page.unroute(puzzleFile);
  await button(page, 'Try again').click();
  await expect(button(page, 'Make a set of 50')).toBeEnabled();
  await button(page, 'Make a set of 50').click();

  // With a set there too.
  await page.reload();
  await page.route(puzzleFile, (route) => route.abort());
  await button(page, 'New set').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(puzzleFile);
  await button(page, 'Try again').click();
  await expect(button(page, 'Make a set of 50')).toBeEnabled();
});

test('a puzzle is solved with the keyboard alone', async ({ page }) => {
  await openPuzzles(page, 'chess');
  const [first = ''] = firstOf('chess').moves;
  const [from, to] = ends(first);
  for (const name of [from, to]) {
    await square(page, name).focus();
    await page.keyboard.press('Enter');
  }
  await expect(told(page)).toHaveText(/^Right!/);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the gain of a finished puzzle is told in the notation of its moves', async ({ page }) => {
    await openPuzzles(page, 'xiangqi');
    await page.locator('.lesson-buttons button').nth(1).click();
    const point = page.locator('.puzzle-point');
    await expect(point).toHaveText(/\p{Script=Han}/u, { timeout: 60_000 });
    await expect(point).not.toHaveText(/[A-Z][+\-=.\d]/);
  });
});

for (const { locale, lang, tag } of LANGUAGES) {
  test.describe(`puzzles, ${lang}`, { tag }, () => {
    test.use({ locale, bypassCSP: true });

    test('no violation that axe finds, light or dark', async ({ page }) => {
      await keepSet(page, 'xiangqi', 6);
      await openPuzzles(page, 'xiangqi');
      await loadAxe(page);
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      await page.locator('.lesson-buttons button').nth(1).click();
      await expect(page.locator('.puzzle-about')).toBeVisible();
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      await page.goto('./#puzzles/xiangqi?sets');
      await expect(rounds(page)).toHaveCount(1);
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      await page.locator('.puzzles .quiet', { hasText: /New set|新题组|新題組/ }).click();
      await expect(page.locator('.puzzle-new-set')).toBeVisible();
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      await page.goto('./#puzzles/xiangqi?run');
      await page.locator('.puzzles .primary').click();
      await expect(page.locator('.pieces .piece').first()).toBeAttached();
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
    });
  });
}
