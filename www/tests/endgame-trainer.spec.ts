import { become, coach, detail, distance, values } from './endings.ts';
import {
  button,
  chooseEnding,
  expect,
  moves,
  open,
  setUpEnding,
  tab,
  test,
  title,
  type,
} from './support.ts';

test.beforeEach(({ page }) => open(page, 'endgame'));

test('the trainer tells the best move from a slower one and from one that throws the win away', async ({
  page,
}) => {
  await setUpEnding(page, '8/8/8/8/1k6/8/8/R3K3 w - - 0 1');
  await become(page, 'Attack');
  await expect(coach(page)).toContainText('Win as fast as you can.');
  await expect(values(page)).toHaveCount(0);
  await tab(page, 'Game');

  await type(page, 'Ra3');
  await expect(coach(page)).toContainText('Blunder. Ra3 throws away the win: now it is a draw.');
  await expect(coach(page)).not.toContainText('Best: ');
  await page.waitForTimeout(900);
  await expect(moves(page)).toHaveCount(1);
  await button(page, 'Try again').click();
  await expect(moves(page)).toHaveCount(0);

  await type(page, 'Rb1');
  await expect(coach(page)).toContainText(/^Still winning, \d+ moves? longer\./);
  await expect(coach(page)).not.toContainText('Best: ');
  await button(page, 'Show best move').click();
  await expect(coach(page)).toContainText(/Best: \S/);
  await expect(button(page, 'Show best move')).toBeHidden();
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Try again').click();
  await expect(moves(page)).toHaveCount(0);

  await type(page, 'Rc1');
  await expect(coach(page)).toContainText('Right. Rc1 keeps the shortest win.');
  await expect(moves(page)).toHaveCount(2);
  await expect(page.locator('.score')).toHaveText('Best 1 · Inaccurate 1 · Blunders 1');

  await button(page, 'Show the moves').click();
  await tab(page, 'Moves');
  await values(page).first().click();
  await expect(coach(page)).toContainText('Right.');
  await expect(page.locator('.score')).toHaveText('Best 1 · Inaccurate 1 · Blunders 1');
  await button(page, 'Next position').click();
  await expect(coach(page)).toContainText('Win as fast as you can.');
  await page.reload();
  await expect(page.locator('.score')).toHaveText('Best 1 · Inaccurate 1 · Blunders 1');
  await chooseEnding(page, 'KQK');
  await expect(page.locator('.score')).toHaveText('Best 0 · Inaccurate 0 · Blunders 0');
});

test('a thrown win can be played on', { tag: '@long' }, async ({ page }) => {
  await setUpEnding(page, '8/8/8/8/1k6/8/8/R3K3 w - - 0 1');
  await become(page, 'Attack');
  await tab(page, 'Game');
  await type(page, 'Ra3');
  await button(page, 'Play on').click();
  await expect(moves(page)).toHaveCount(2);
  await expect(detail(page)).toHaveText('insufficient material');
});

test('the computer holds out longest or makes it hard, and the choice is remembered', async ({
  page,
}) => {
  await setUpEnding(page, '3R4/8/8/8/8/8/5K2/1k6 w - - 0 1');
  const defence = page.locator('select[name="defence"]');
  await expect(defence).toHaveCount(0);
  await become(page, 'Attack');
  await tab(page, 'Game');
  const reply = moves(page).nth(1);
  await type(page, 'Rd2');
  await expect(reply).toHaveText('Ka1');
  await button(page, 'Take back').click();
  await expect(moves(page)).toHaveCount(0);
  await defence.selectOption('Makes it hard');
  await type(page, 'Rd2');
  // Equally long, but the king attacks the rook.
  await expect(reply).toHaveText('Kc1');
  await page.reload();
  await expect(defence).toHaveValue('stubborn');
});

test('the defender is shown lost positions, or drawn ones to hold', { tag: '@long' }, async ({
  page,
}) => {
  await become(page, 'Defend');
  await expect(detail(page)).toHaveText('White wins with best play. Black to move.');
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

test('at the end the trainer says how one did against the best', { tag: '@long' }, async ({
  page,
}) => {
  const said = page.getByTestId('announcer');
  await setUpEnding(page, '7k/8/5K2/8/8/8/8/R7 w - - 0 1');
  await become(page, 'Attack');
  await tab(page, 'Game');
  await expect(title(page)).toHaveText('Mate in 2');
  // One move slower: the reply is forced.
  await type(page, 'Ra2');
  await expect(moves(page)).toHaveCount(2);
  await expect(title(page)).toHaveText(/Mate in \d/);
  for (;;) {
    const played = await moves(page).count();
    await button(page, 'Show the moves').click();
    await expect(said).toHaveText(/^Best: /);
    await tab(page, 'Moves');
    await values(page).first().click();
    await tab(page, 'Game');
    await expect(moves(page)).not.toHaveCount(played);
    const isMate = async () => /Checkmate/.test((await title(page).textContent()) ?? '');
    const isAnswered = async () => (await moves(page).count()) === played + 2;
    await expect.poll(async () => (await isMate()) || isAnswered()).toBe(true);
    if (await isMate()) break;
  }
  const own = Math.ceil((await moves(page).count()) / 2);
  expect(own).toBeGreaterThan(2);
  await expect(coach(page)).toContainText(`You won in ${own}; the fastest win was 2.`);
  await expect(said).toContainText(`White wins. You won in ${own}; the fastest win was 2.`);

  await button(page, 'Take back').click();
  await expect(said).toHaveText('Taken back. White to move');
});

test('the defender is told how long the defence held', { tag: '@long' }, async ({ page }) => {
  await setUpEnding(page, '6k1/8/5K2/8/8/8/8/R7 b - - 0 1');
  await become(page, 'Defend');
  await tab(page, 'Game');
  await expect(title(page)).toHaveText(/^Mate in \d+$/);
  const best = Number(/\d+/.exec((await title(page).textContent()) ?? '')?.[0]);
  await type(page, 'Kh8');
  let own = 1;
  while (!/Checkmate/.test((await title(page).textContent()) ?? '')) {
    await expect(moves(page)).toHaveCount(2 * own);
    await expect(title(page)).toHaveText(/^(Mate in \d+|Checkmate)$/);
    if (/Checkmate/.test((await title(page).textContent()) ?? '')) break;
    await button(page, 'Show the moves').click();
    await tab(page, 'Moves');
    await values(page).last().click();
    await tab(page, 'Game');
    own += 1;
  }
  const held = own < best ? `Held ${own} move${own === 1 ? '' : 's'} of ${best}.` : 'Held all';
  await expect(coach(page)).toContainText(held);
});
