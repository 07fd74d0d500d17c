import { dialog, moves, open, paste } from './analysis.ts';
import { button, expect, fen, open as openView, test, type } from './support.ts';

// Games as written in other countries and by other programs.

test('a game in German letters, and a move typed in French ones', async ({ page }) => {
  await open(page);
  await paste(page, '1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. O-O Le7 *');
  await expect(moves(page)).toHaveText([
    ...['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O', 'Be7'],
  ]);
  await page.keyboard.press('End');
  await type(page, 'Te1');
  await expect(moves(page).last()).toHaveText('Re1');
  await type(page, 'Cg4');
  await expect(moves(page).last()).toHaveText('Ng4');
  await type(page, 'Fz9');
  await expect(page.getByRole('alert')).toContainText('Fz9');
});

test('a move typed in Spanish letters while playing', { tag: '@long' }, async ({ page }) => {
  await openView(page, 'play/chess');
  await type(page, 'Cf3');
  await expect(page.locator('.move').first()).toHaveText('Nf3');
});

test('a bad move of a German game is told as it was written', { tag: '@long' }, async ({
  page,
}) => {
  await open(page);
  await paste(page, '1. e4 e5 2. Sf3 Sc6 3. Lb9');
  await expect(page.getByRole('alert')).toContainText('Lb9 (line 1, column 24) cannot be played.');
  await expect(moves(page)).toHaveCount(4);
});

for (const [name, text] of [
  ['full-width signs', '１．炮二平五　馬８進７　２．馬二進三　車９平８'],
  ['Taiwan’s characters', '1. 砲二平五 馬８進７ 2. 傌二進三 車９平８'],
  ['no spaces', '炮二平五马8进7马二进三车9平8'],
] as const) {
  test(`a game of xiangqi with ${name}`, { tag: '@long' }, async ({ page }) => {
    await open(page);
    await paste(page, text);
    await expect(page).toHaveURL(/#analysis\/xiangqi/);
    await expect(moves(page)).toHaveText(['C2=5', 'H8+7', 'H2+3', 'R9=8']);
  });
}

test('a game as dpxq.com shares it', async ({ page }) => {
  await open(page);
  await paste(
    page,
    `[DhtmlXQ]
[DhtmlXQ_title]胡荣华 先胜 许银川[/DhtmlXQ_title]
[DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit]
[DhtmlXQ_red]胡荣华[/DhtmlXQ_red]
[DhtmlXQ_black]许银川[/DhtmlXQ_black]
[DhtmlXQ_result]红胜[/DhtmlXQ_result]
[DhtmlXQ_movelist]7747706279678070[/DhtmlXQ_movelist]
[DhtmlXQ_move_0_2_1]1022[/DhtmlXQ_move_0_2_1]
[DhtmlXQ_comment2]马走正着。[/DhtmlXQ_comment2]
[/DhtmlXQ]`,
  );
  await expect(page).toHaveURL(/#analysis\/xiangqi/);
  await expect(page.locator('.panel')).toContainText('胡荣华');
  await expect(page.locator('.comment')).toHaveText('马走正着。');
  await expect(page.locator('.variation')).toContainText('H2+3');
  await button(page, 'Share').click();
  await expect(dialog(page).locator('textarea')).toHaveValue(
    /\[Red "胡荣华"\][\s\S]*H8\+7 \{ 马走正着。 \}/,
  );
});

test('an ending as dpxq.com shares it begins with Black', { tag: '@long' }, async ({ page }) => {
  await open(page, 'xiangqi');
  const points = Array.from({ length: 32 }, () => '99');
  [points[0], points[4], points[20]] = ['09', '49', '30'];
  await paste(
    page,
    `[DhtmlXQ_binit]${points.join('')}[/DhtmlXQ_binit][DhtmlXQ_movelist]3031[/DhtmlXQ_movelist]`,
  );
  await expect(moves(page)).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(fen(page)).toHaveValue(/^3k5\/9\/9\/9\/9\/9\/9\/9\/9\/R3K4 b/);
});
