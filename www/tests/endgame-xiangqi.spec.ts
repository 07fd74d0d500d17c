import { atDistance, become, coach, playToMate, values, won } from './endings.ts';
import {
  button,
  chooseEnding,
  chooseLanguage,
  expect,
  moves,
  open,
  setUpEnding,
  square,
  tab,
  test,
  title,
  type,
} from './support.ts';

test.beforeEach(({ page }) => open(page, 'endgame/xiangqi'));

test('單車勝雙士: won by theory, and mated against the best defence', async ({ page }) => {
  await chooseEnding(page, 'KRKAA');
  await expect(page.locator('.ending-bar')).toContainText('Chariot vs two advisors');
  await expect(page.locator('.ending-bar')).toContainText('單車勝雙士');
  await expect(page.locator('.book')).toContainText('Theoretical win');
  await expect(page.locator('.book')).toContainText('100% (17,583 of 17,583)');
  await tab(page, 'Distances');
  await button(page, 'Longest mate: 10 moves').click();
  await expect(title(page)).toHaveText('Mate in 10');
  await atDistance(page, 3);
  await become(page, 'Attack');
  for (let left = 3; left > 0; left -= 1) {
    await expect(title(page)).toHaveText(`Mate in ${left}`);
    await button(page, 'Show the moves').click();
    await values(page).first().click();
    await expect(coach(page)).toContainText('Right.');
  }
  await won(page);
});

test('單馬勝單士: the longest of its mates is shown, and a shorter one is played to the end', {
  tag: '@long',
}, async ({ page }) => {
  await chooseEnding(page, 'KNKA');
  await expect(page.locator('.book')).toContainText('Theoretical win');
  await tab(page, 'Distances');
  await button(page, 'Longest mate: 19 moves').click();
  await expect(title(page)).toHaveText('Mate in 19');
  await atDistance(page, 5);
  await playToMate(page);
});

test('the full defence draws against a rook once it stands', { tag: '@long' }, async ({ page }) => {
  await setUpEnding(page, '2bak4/4a4/4b4/9/9/9/9/9/4K4/R8 b - - 0 1');
  await expect(title(page)).toHaveText('Draw');
  await expect(page.locator('.book')).toContainText('Theoretical draw');
  await expect(page.locator('.book')).toContainText('82.0% (295,047 of 359,766)');
  await expect(page.locator('.ending-code')).toHaveText('KRKAABB');
});

test('a draw that perpetual check or chase may decide is not called one', async ({ page }) => {
  await setUpEnding(page, '3k5/4r4/9/9/9/9/9/9/9/5K2R w - - 0 1');
  await expect(title(page)).toHaveText('Undecided');
  await expect(page.locator('.position-result')).toContainText('Red to move.');
  await expect(page.locator('.undecided')).toContainText('Neither side can force mate.');
  await expect(page.locator('.position-result')).not.toContainText('best play');
  await chooseLanguage(page, 'zh-Hans');
  await expect(title(page)).toHaveText('尚无定论');
  await expect(page.locator('.position-result')).not.toContainText('理论和棋');
});

test('the heat map shows why a low pawn draws', { tag: '@long' }, async ({ page }) => {
  await setUpEnding(page, '3k5/9/9/9/4P4/9/9/9/9/4K4 w - - 0 1');
  await expect(page.locator('.book')).toContainText('Depends');
  await tab(page, 'Heat map');
  const label = (name: string) => page.locator(`[data-heat="${name}"] text`);
  await expect(label('g10')).toHaveText('=');
  await expect(label('e9')).toHaveText('1');
  // A pawn on its own side of the river keeps its file, and is never behind its starting rank.
  await expect(label('b4')).toHaveText('×');
  await expect(label('e1')).toHaveCount(0);
  await expect(page.locator('[data-heat]')).toHaveCount(88);
  await expect(square(page, 'g10')).toHaveAccessibleName('g10, draw');
});

test('the names in the books say what the tables say', { tag: '@long' }, async ({ page }) => {
  await page.locator('.ending-bar').click();
  await expect(page.locator('.ending-choice:has(.ending-book)')).toHaveCount(36);
  await page.keyboard.press('Escape');
  // src/endgame/theory.engine.test.ts checks all of them against the tables.
  for (const [material, sign, verdict] of [
    ['KNKA', '勝', 'Theoretical win'],
    ['KRKAABB', '例', 'Theoretical draw'],
    ['KPK', '對', 'Depends'],
  ] as const) {
    await chooseEnding(page, material);
    await expect(page.locator('.ending-bar .ending-book')).toContainText(sign);
    await expect(page.locator('.book strong'), material).toHaveText(verdict);
    await expect(page.locator('.table-status')).toBeHidden();
  }
});

test('moves are written as they were chosen, and typed in Chinese', { tag: '@long' }, async ({
  page,
}) => {
  await setUpEnding(page, '3k5/4a4/3a5/9/9/9/9/2R6/9/4K4 w - - 0 1');
  await expect(values(page).first()).toContainText('R7-2');
  await become(page, 'Attack');
  await tab(page, 'Game');
  await type(page, '车七退二');
  await expect(coach(page)).toContainText('Right. R7-2 keeps the shortest win.');
  await expect(moves(page)).toHaveCount(2);
});

test('a typed ending that is not in the list; one that cannot be is refused', {
  tag: '@long',
}, async ({ page }) => {
  const field = page.locator('input[name=ending]');
  await page.locator('.ending-bar').click();
  await field.fill('KCKAAA');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('No ending found.');
  await field.fill('krkc');
  await field.press('Enter');
  await expect(page.locator('.ending-code')).toHaveText('KRKC');
  await expect(page.locator('.ending-bar')).toContainText('Chariot vs cannon');
  await expect(page.locator('.table-status')).toContainText('KRKC table file missing', {
    timeout: 30_000,
  });
  await expect(title(page)).toHaveText(/^Mate in \d+$/);
});

test('each game keeps its own ending', { tag: '@long' }, async ({ page }) => {
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
