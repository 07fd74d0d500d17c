import type { Page } from '@playwright/test';
import {
  button,
  chooseEnding,
  clickSquare,
  expect,
  fen,
  man,
  middle,
  moves,
  open,
  setUp,
  setUpEnding,
  square,
  tab,
  test,
  title,
  type,
} from './support.ts';

const MATE_IN_ONE = 'k7/8/1K6/8/8/8/8/7R w - - 0 1';
const ROOK = '8/8/8/3k4/8/8/8/R3K3 w - - 0 1';

const values = (page: Page) => page.locator('.value');
const become = (page: Page, role: 'Explore' | 'Attack' | 'Defend') =>
  page.getByRole('radio', { name: role }).check({ force: true });
const detail = (page: Page) => page.locator('.status p').first();
const coach = (page: Page) => page.locator('.coach');

/** The N of `Mate in N`, 0 for `Checkmate`. */
async function distance(page: Page): Promise<number> {
  await expect(title(page)).toHaveText(/^(Mate in \d+|Checkmate)$/);
  return Number(/\d+/.exec((await title(page).textContent()) ?? '')?.[0] ?? 0);
}

/** A random position of the ending that is shown, so many moves from mate. */
async function atDistance(page: Page, count: number): Promise<void> {
  await tab(page, 'Distances');
  await page.locator(`[data-bar="win ${count}"]`).click();
  await expect(title(page)).toHaveText(`Mate in ${count}`);
  await tab(page, 'Moves');
}

/** By mate, or, in xiangqi, by leaving the other side no move. */
async function won(page: Page): Promise<void> {
  await expect(title(page)).toHaveText(/^(Checkmate|Red wins)$/);
  await expect(detail(page)).toHaveText(
    /^(\w+ wins|no legal move is left, which loses in xiangqi)$/,
  );
}

/** Plays the first of all moves for both sides until mate: N falls by one with each move of the winner. */
async function playToMate(page: Page): Promise<void> {
  const longest = await distance(page);
  const begun = await moves(page).count();
  for (let plies = 0; plies < 2 * longest - 1; plies += 1) {
    const left = longest - Math.floor((plies + 1) / 2);
    await expect(values(page).first()).toContainText(
      plies % 2 === 0 ? `mate in ${left}` : `mated in ${left}`,
    );
    await values(page).first().click();
    if (plies < 2 * longest - 2) {
      await expect(title(page)).toHaveText(`Mate in ${longest - Math.ceil((plies + 1) / 2)}`);
    }
  }
  await won(page);
  await tab(page, 'Game');
  await expect(moves(page)).toHaveCount(begun + 2 * longest - 1);
}

test.describe('chess', () => {
  test.beforeEach(({ page }) => open(page, 'endgame'));

  for (const [material, name, longest] of [
    ['KRK', 'Rook against king', 16],
    ['KQK', 'Queen against king', 10],
    ['KBNK', 'Bishop and knight against king', 33],
    ['KQKR', 'Queen against rook', 35],
    ['KRKN', 'Rook against knight', 40],
    ['KPK', 'Pawn against king', 28],
    ['KQKP', 'Queen against pawn', 28],
  ] as const) {
    test(`${name}: the longest mate takes ${longest} moves, and a shorter one is played out`, async ({
      page,
    }) => {
      await chooseEnding(page, material);
      await expect(page.locator('.ending-bar')).toContainText(name);
      await tab(page, 'Distances');
      await button(page, `Longest mate: ${longest} moves`).click();
      await expect(title(page)).toHaveText(`Mate in ${longest}`);
      await expect(detail(page)).toHaveText('White wins by force. White to move.');
      await atDistance(page, 4);
      await playToMate(page);
      await expect(detail(page)).toHaveText('White wins');
    });
  }

  test('an ending is found by a word of its name, and named by its men in any order', async ({
    page,
  }) => {
    const choices = page.locator('.ending-choice');
    const field = page.locator('input[name=ending]');
    await page.locator('.ending-bar').click();
    await expect(choices).toHaveCount(35);
    await field.fill('knight rook');
    await expect(choices).toHaveText([/Rook and knight against king/, /Rook against knight/]);
    await field.fill('krkq');
    await button(page, 'Open KRKQ').click();
    await expect(page.locator('.ending-code')).toHaveText('KQKR');

    await page.locator('.ending-bar').click();
    await field.fill('KXK');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toContainText('There is no such ending.');
    await field.fill('KQQQQQQQQQK');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toContainText('at most 8 men');
    await page.keyboard.press('Escape');
    await expect(page.locator('.ending-code')).toHaveText('KQKR');
  });

  test('a worse defence is mated sooner, as its badge said', async ({ page }) => {
    await setUpEnding(page, '8/8/8/3k4/8/8/8/R3K3 b - - 0 1');
    const badges = page.locator('.badge text');
    await expect(values(page).first()).toBeVisible();
    expect(await badges.allTextContents()).toEqual(
      await page.locator('.value-badge').allTextContents(),
    );
    const worst = values(page).last();
    const promised = Number(await worst.locator('.value-badge').textContent());
    await worst.click();
    await expect(title(page)).toHaveText(`Mate in ${promised}`);
  });

  test('pointing at a move shows its arrow; the board is played on as well', async ({ page }) => {
    await setUpEnding(page, MATE_IN_ONE);
    await expect(title(page)).toHaveText('Mate in 1');
    await values(page).first().hover();
    await expect(page.locator('.arrow')).toHaveCount(1);
    await expect(values(page).first()).toContainText('Rh8#');
    await clickSquare(page, 'h1');
    await expect(page.locator('.badge')).toHaveCount(
      await values(page).filter({ hasText: /^\S+R/ }).count(),
    );
    await clickSquare(page, 'h8');
    await expect(title(page)).toHaveText('Checkmate');
    await button(page, 'Undo').click();
    await expect(title(page)).toHaveText('Mate in 1');
  });

  test('a drawn position is called a draw, and a capture into another ending is followed', async ({
    page,
  }) => {
    await setUpEnding(page, '8/8/8/8/8/8/1k6/R6K b - - 0 1');
    await expect(title(page)).toHaveText('Draw');
    await expect(values(page).first()).toContainText('Kxa1');
    await expect(values(page).first()).toContainText('draw');
    await values(page).first().click();
    await expect(detail(page)).toHaveText('not enough men are left to mate');
    await setUpEnding(page, '7k/8/8/8/8/8/1r6/KQ6 w - - 0 1');
    await expect(values(page).first()).toContainText('Kxb2mate in 8');
    await values(page).first().click();
    await expect(page.locator('.ending-code')).toHaveText('KQK');
    await expect(detail(page)).toHaveText('White wins by force. Black to move.');
  });

  test('the line plays itself out, and can be stopped and begun again', async ({ page }) => {
    await atDistance(page, 3);
    await tab(page, 'Game');
    await button(page, 'Play out').click();
    await expect(moves(page)).toHaveCount(2);
    await button(page, 'Stop').click();
    const stopped = await moves(page).count();
    await page.waitForTimeout(1_000);
    await expect(moves(page)).toHaveCount(stopped);
    await button(page, 'Restart').click();
    await expect(moves(page)).toHaveCount(0);
    await button(page, 'Play out').click();
    await expect(title(page)).toHaveText('Checkmate', { timeout: 20_000 });
    await expect(moves(page)).toHaveCount(5);
  });

  test('colours are exchanged and back, and the worth stays', async ({ page }) => {
    await setUpEnding(page, ROOK);
    await button(page, 'Colours').click();
    await expect(detail(page)).toHaveText('Black wins by force. Black to move.');
    await expect(title(page)).toHaveText('Mate in 14');
    await tab(page, 'Game');
    await expect(fen(page)).toHaveValue('r3k3/8/8/8/3K4/8/8/8 b - - 0 1');
    await button(page, 'Random').click();
    await expect(detail(page)).toHaveText(/Black to move\.$/);
    await button(page, 'Colours').click();
    await expect(detail(page)).toHaveText(/White to move\.$/);
  });

  test('random positions by result and exact distance; what there is not is said', async ({
    page,
  }) => {
    await chooseEnding(page, 'KRKN');
    await tab(page, 'Distances');
    const form = page.locator('.random-form');
    const wish = async (result: string, count: string): Promise<void> => {
      await form.locator('select').selectOption({ label: result });
      if (result !== 'Draw') await form.locator('input').fill(count);
      await form.getByRole('button').click();
    };
    await wish('White wins', '21');
    await expect(title(page)).toHaveText('Mate in 21');
    await wish('Draw', '');
    await expect(title(page)).toHaveText('Draw');
    await wish('White wins', '41');
    await expect(page.locator('.message')).toHaveText('There is no such position in this ending.');
    await page.locator('.distances').getByRole('radio', { name: 'Black' }).check({ force: true });
    await wish('Black loses', '7');
    await expect(title(page)).toHaveText('Mate in 7');
    await expect(detail(page)).toHaveText('White wins by force. Black to move.');
  });

  test('the chart counts every position, and the keyboard reads it', async ({ page }) => {
    await chooseEnding(page, 'KBNK');
    await tab(page, 'Distances');
    const shares = page.locator('.shares dd');
    await expect(shares).toHaveText(['99.51 % 1,352,913', '0.49 % 6,665', '0 % 0']);
    await expect(page.locator('.bar')).toHaveCount(33);
    await page.locator('[data-bar="win 33"]').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('[data-bar="win 32"]')).toBeFocused();
    await expect(page.locator('[data-bar="win 32"]')).toHaveAccessibleName(
      /^mate in 32: [\d,]+ positions$/,
    );
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Mate in 32');
    await page.locator('.chart-table summary').click();
    const counts = await page.locator('.chart-table td').allTextContents();
    const sum = counts.reduce((all, count) => all + Number(count.replaceAll(',', '')), 0);
    expect(sum).toBe(1_352_913);
  });

  test('the heat map says what a set-up with the man there says', async ({ page }) => {
    await setUpEnding(page, '8/8/8/3k4/8/8/8/KBN5 b - - 0 1');
    await expect(title(page)).toHaveText(/^Mate in/);
    await tab(page, 'Heat map');
    const mark = (name: string) => page.locator(`[data-heat="${name}"]`);
    await clickSquare(page, 'c1');
    await expect(page.locator('.heat-summary')).toContainText(
      'If the White knight stood elsewhere',
    );
    const expected = new Map<string, string>();
    for (const name of ['c2', 'h8', 'e3', 'f6']) {
      expected.set(name, (await mark(name).locator('text').textContent()) ?? '');
      await expect(square(page, name)).toHaveAccessibleName(/(White mates in \d+|draw)$/);
    }
    await expect(mark('d5')).toHaveCount(0);
    await expect(mark('c1')).toHaveClass(/is-own/);
    for (const [name, label] of expected) {
      await setUpEnding(page, withKnightOn(name));
      await expect(title(page)).toHaveText(label === '=' ? 'Draw' : `Mate in ${label}`);
    }
  });

  test('the heat map marks draws and squares where the man cannot stand, and follows the man', async ({
    page,
  }) => {
    await setUpEnding(page, ROOK);
    await tab(page, 'Heat map');
    const label = (name: string) => page.locator(`[data-heat="${name}"] text`);
    await expect(label('d1')).toHaveText('×');
    await expect(square(page, 'd1')).toHaveAccessibleName('d1, not possible');
    await expect(square(page, 'b1')).toHaveAccessibleName(/White mates in \d+$/);
    await page.getByRole('radio', { name: 'Black king, d5' }).check({ force: true });
    await expect(label('a8')).toHaveText('×');
    await expect(page.locator('[data-heat="d5"]')).toHaveClass(/is-own/);
    await page.getByRole('radio', { name: 'White rook, a1' }).check({ force: true });
    await clickSquare(page, 'a1');
    await clickSquare(page, 'b1');
    await expect(page.locator('[data-heat="b1"]')).toHaveClass(/is-own/);
    await expect(label('c5')).toHaveText('=');
    await page.locator('.heat-table summary').click();
    await expect(page.locator('.heat-table td')).toHaveCount(64);
  });

  test('the trainer tells the best move from a slower one and from one that throws the win away', async ({
    page,
  }) => {
    await setUpEnding(page, '8/8/8/8/1k6/8/8/R3K3 w - - 0 1');
    await become(page, 'Attack');
    await expect(coach(page)).toContainText('Win in as few moves as you can.');
    await expect(values(page)).toHaveCount(0);
    await tab(page, 'Game');

    await type(page, 'Ra3');
    await expect(coach(page)).toContainText('Threw the win away. Ra3 makes it a draw. Best: ');
    await page.waitForTimeout(900);
    await expect(moves(page)).toHaveCount(1);
    await button(page, 'Try again').click();
    await expect(moves(page)).toHaveCount(0);

    await type(page, 'Rb1');
    await expect(coach(page)).toContainText(/^Slower\. Rb1\+ wins \d+ moves? slower\. Best: /);
    await expect(moves(page)).toHaveCount(2);
    await button(page, 'Try again').click();
    await expect(moves(page)).toHaveCount(0);

    await type(page, 'Rc1');
    await expect(coach(page)).toContainText('Right. Rc1 keeps the shortest win.');
    await expect(moves(page)).toHaveCount(2);
    await expect(page.locator('.score')).toHaveText('1 best, 1 slower, 1 thrown away');

    await button(page, 'Show the moves').click();
    await tab(page, 'Moves');
    await values(page).first().click();
    await expect(coach(page)).toContainText('Right.');
    await expect(page.locator('.score')).toHaveText('1 best, 1 slower, 1 thrown away');
    await button(page, 'Next position').click();
    await expect(coach(page)).toContainText('Win in as few moves as you can.');
    await page.reload();
    await expect(page.locator('.score')).toHaveText('1 best, 1 slower, 1 thrown away');
  });

  test('a thrown win can be played on', async ({ page }) => {
    await setUpEnding(page, '8/8/8/8/1k6/8/8/R3K3 w - - 0 1');
    await become(page, 'Attack');
    await tab(page, 'Game');
    await type(page, 'Ra3');
    await button(page, 'Play on').click();
    await expect(moves(page)).toHaveCount(2);
    await expect(detail(page)).toHaveText('not enough men are left to mate');
  });

  test('the defender is shown lost positions, or drawn ones to hold', async ({ page }) => {
    await become(page, 'Defend');
    await expect(detail(page)).toHaveText('White wins by force. Black to move.');
    await expect(coach(page)).toContainText('Hold out as long as you can.');
    await button(page, 'Show the moves').click();
    const left = await distance(page);
    await values(page).first().click();
    await expect(coach(page)).toContainText('holds out longest.');
    await tab(page, 'Game');
    if (left > 1) await expect(moves(page)).toHaveCount(2);
    await chooseEnding(page, 'KRKB');
    await expect(title(page)).toHaveText('Draw');
    await expect(coach(page)).toContainText('Hold the draw.');
  });

  test('men are placed by hand, and what is wrong with the position is said', async ({ page }) => {
    await button(page, 'Set up').click();
    await button(page, 'Clear board').click();
    const verdict = page.locator('.message');
    await expect(verdict).toContainText('This position is not possible.');
    await button(page, 'White king').click();
    await clickSquare(page, 'b6');
    await button(page, 'Black king').click();
    await clickSquare(page, 'a7');
    await expect(verdict).toContainText('This position is not possible.');
    await expect(button(page, 'Use position')).toBeDisabled();

    // Dragged to a better square; the rook is dragged from the palette.
    await page.mouse.move(...(await middle(page, 'a7')));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, 'a8')), { steps: 5 });
    await page.mouse.up();
    await expect(man(page, 'a8')).toBeVisible();
    const rook = await button(page, 'White rook').boundingBox();
    if (!rook) throw new Error('no rook to drag');
    await page.mouse.move(rook.x + 10, rook.y + 10);
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, 'h1')), { steps: 5 });
    await page.mouse.up();
    await page.getByRole('radio', { name: 'White' }).check({ force: true });
    await expect(verdict).toContainText('This position is legal.');

    // A click with the same man in hand, or with Remove, takes a man off; so does dragging it off the board.
    await clickSquare(page, 'h1');
    await expect(man(page, 'h1')).toBeHidden();
    await clickSquare(page, 'h1');
    await button(page, 'White queen').click();
    await clickSquare(page, 'e4');
    await page.mouse.move(...(await middle(page, 'e4')));
    await page.mouse.down();
    await page.mouse.move(4, 300, { steps: 5 });
    await page.mouse.up();
    await expect(man(page, 'e4')).toBeHidden();

    await button(page, 'Use position').click();
    await expect(title(page)).toHaveText('Mate in 1');
    await tab(page, 'Game');
    await expect(fen(page)).toHaveValue(MATE_IN_ONE);
  });

  test('men are placed by keyboard', async ({ page }) => {
    await button(page, 'Set up').click();
    await button(page, 'Clear board').click();
    await button(page, 'White king').focus();
    await page.keyboard.press('Enter');
    await square(page, 'a1').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(square(page, 'a2')).toHaveAccessibleName('a2, White king');
  });

  test('tabs are worked by keyboard, and arrows elsewhere look back', async ({ page }) => {
    await setUpEnding(page, MATE_IN_ONE);
    await values(page).first().click();
    await expect(title(page)).toHaveText('Checkmate');
    await page.locator('body').press('ArrowLeft');
    await expect(title(page)).toHaveText('Mate in 1');
    await page.getByRole('tab', { name: 'Moves' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Heat map' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Heat map' })).toBeVisible();
    await expect(title(page)).toHaveText('Mate in 1');
  });

  test('a bad FEN is explained and changes nothing', async ({ page }) => {
    await setUpEnding(page, MATE_IN_ONE);
    await expect(title(page)).toHaveText('Mate in 1');
    await tab(page, 'Game');
    await setUp(page, 'kk6/8/8/8/8/8/8/K6R w - - 0 1');
    await expect(page.getByRole('alert')).toContainText('This FEN cannot be read.');
    await expect(man(page, 'b6')).toBeVisible();
  });

  test('where no table helps the page says so, and the engine plays on', async ({ page }) => {
    await setUpEnding(page, '4k3/4p3/8/8/8/8/4PPP1/4K3 w - - 0 1');
    await expect(title(page)).toHaveText('No table');
    await become(page, 'Attack');
    await tab(page, 'Game');
    await type(page, 'e4');
    await expect(moves(page)).toHaveCount(2);
  });
});

/** The position of the heat map's test with its knight elsewhere. */
function withKnightOn(name: string): string {
  const men = new Map([
    ['a1', 'K'],
    ['b1', 'B'],
    ['d5', 'k'],
    [name, 'N'],
  ]);
  const ranks = Array.from({ length: 8 }, (_, i) => {
    const rank = [...'abcdefgh'].map((file) => men.get(`${file}${8 - i}`) ?? '1').join('');
    return rank.replace(/1+/g, (empty) => String(empty.length));
  });
  return `${ranks.join('/')} b - - 0 1`;
}

test.describe('xiangqi', () => {
  test.beforeEach(({ page }) => open(page, 'endgame/xiangqi'));

  test('單車勝雙士: won by theory, and mated against the best defence', async ({ page }) => {
    await chooseEnding(page, 'KRKAA');
    await expect(page.locator('.ending-bar')).toContainText('Rook against two advisors');
    await expect(page.locator('.ending-bar')).toContainText('單車勝雙士');
    await expect(page.locator('.book')).toContainText('Won by theory');
    await expect(page.locator('.book')).toContainText('100 % (17,583 of 17,583)');
    await tab(page, 'Distances');
    await button(page, 'Longest mate: 10 moves').click();
    await expect(title(page)).toHaveText('Mate in 10');
    await atDistance(page, 4);
    await become(page, 'Attack');
    for (let left = 4; left > 0; left -= 1) {
      await expect(title(page)).toHaveText(`Mate in ${left}`);
      await button(page, 'Show the moves').click();
      await values(page).first().click();
      await expect(coach(page)).toContainText('Right.');
    }
    await won(page);
  });

  test('單馬勝單士: the longest of its mates is played to the end', async ({ page }) => {
    await chooseEnding(page, 'KNKA');
    await expect(page.locator('.book')).toContainText('Won by theory');
    await tab(page, 'Distances');
    await button(page, 'Longest mate: 19 moves').click();
    await expect(title(page)).toHaveText('Mate in 19');
    await tab(page, 'Moves');
    await playToMate(page);
  });

  test('the full defence draws against a rook once it stands', async ({ page }) => {
    await setUpEnding(page, '2bak4/4a4/4b4/9/9/9/9/9/4K4/R8 b - - 0 1');
    await expect(title(page)).toHaveText('Draw');
    await expect(page.locator('.book')).toContainText('Drawn by theory');
    await expect(page.locator('.book')).toContainText('82.0 % (295,047 of 359,766)');
    await expect(page.locator('.ending-code')).toHaveText('KRKAABB');
  });

  test('the heat map shows why a low pawn draws', async ({ page }) => {
    await setUpEnding(page, '3k5/9/9/9/4P4/9/9/9/9/4K4 w - - 0 1');
    await expect(page.locator('.book')).toContainText('It depends');
    await tab(page, 'Heat map');
    const label = (name: string) => page.locator(`[data-heat="${name}"] text`);
    await expect(label('g10')).toHaveText('=');
    await expect(label('e9')).toHaveText('1');
    // A pawn on its own side of the river keeps its file, and is never behind where it began.
    await expect(label('b4')).toHaveText('×');
    await expect(label('e1')).toHaveCount(0);
    await expect(page.locator('[data-heat]')).toHaveCount(88);
    await expect(square(page, 'g10')).toHaveAccessibleName('g10, draw');
  });

  test('the names in the books say what the tables say', async ({ page }) => {
    test.slow();
    const materials = await (async () => {
      await page.locator('.ending-bar').click();
      const choices = page.locator('.ending-choice');
      await expect(choices).toHaveCount(36);
      const all = await choices.evaluateAll((buttons) =>
        buttons.map((one) => (one as HTMLElement).dataset.material ?? ''),
      );
      await page.keyboard.press('Escape');
      return all;
    })();
    const said = { 勝: 'Won by theory', 例: 'Drawn by theory', 對: 'It depends' };
    for (const material of materials) {
      await chooseEnding(page, material);
      const name = (await page.locator('.ending-bar .ending-book').textContent()) ?? '';
      const verdict = Object.entries(said).find(([sign]) => name.includes(sign))?.[1] ?? 'none';
      await expect(page.locator('.book strong'), `${material} ${name}`).toHaveText(verdict);
      await expect(page.locator('.table-status')).toBeHidden();
    }
  });

  test('moves are written as they were chosen, and typed in Chinese', async ({ page }) => {
    await setUpEnding(page, '3k5/4a4/3a5/9/9/9/9/2R6/9/4K4 w - - 0 1');
    await expect(values(page).first()).toContainText('R7-2');
    await become(page, 'Attack');
    await tab(page, 'Game');
    await type(page, '车七退二');
    await expect(coach(page)).toContainText('Right. R7-2 keeps the shortest win.');
    await expect(moves(page)).toHaveCount(2);
  });

  test('a typed ending that is not in the list; one that cannot be is refused', async ({
    page,
  }) => {
    const field = page.locator('input[name=ending]');
    await page.locator('.ending-bar').click();
    await field.fill('KCKAAA');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toContainText('There is no such ending.');
    await field.fill('krkc');
    await field.press('Enter');
    await expect(page.locator('.ending-code')).toHaveText('KRKC');
    await expect(page.locator('.ending-bar')).toContainText('Rook against cannon');
    await expect(page.locator('.table-status')).toContainText('KRKC table file missing', {
      timeout: 30_000,
    });
    await expect(title(page)).toHaveText(/^Mate in \d+$/);
  });

  test('each game keeps its own ending', async ({ page }) => {
    await chooseEnding(page, 'KCAKAA');
    await page.getByRole('link', { name: 'Chess' }).click();
    await chooseEnding(page, 'KQKN');
    await page.getByRole('link', { name: 'Xiangqi' }).click();
    await expect(page.locator('.ending-code')).toHaveText('KCAKAA');
    await page.reload();
    await expect(page.locator('.ending-code')).toHaveText('KCAKAA');
    await page.getByRole('link', { name: 'Chess' }).click();
    await expect(page.locator('.ending-code')).toHaveText('KQKN');
  });
});
