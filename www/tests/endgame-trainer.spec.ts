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
  await expect(coach(page)).toContainText(/^Still winning, \d+ moves? longer\. Best: /);
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
  await expect(coach(page)).toContainText('Win in as few moves as you can.');
  await page.reload();
  await expect(page.locator('.score')).toHaveText('Best 1 · Inaccurate 1 · Blunders 1');
});

test('a thrown win can be played on', async ({ page }) => {
  await setUpEnding(page, '8/8/8/8/1k6/8/8/R3K3 w - - 0 1');
  await become(page, 'Attack');
  await tab(page, 'Game');
  await type(page, 'Ra3');
  await button(page, 'Play on').click();
  await expect(moves(page)).toHaveCount(2);
  await expect(detail(page)).toHaveText('insufficient material');
});

test('the defender is shown lost positions, or drawn ones to hold', async ({ page }) => {
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
