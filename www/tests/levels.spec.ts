import {
  button,
  everyDepth,
  expect,
  moves,
  newGame,
  open,
  player,
  showEngine,
  test,
  thinkBriefly,
  title,
  type,
} from './support.ts';

test('levels say what they are worth, the stronger the more', async ({ page }) => {
  for (const game of ['chess', 'xiangqi'] as const) {
    await open(page, `play/${game}`);
    await button(page, 'New game').click();
    const dialog = page.getByRole('dialog');
    let last = 0;
    for (let level = 1; level <= 12; level += 1) {
      await dialog.locator('input[name=level]').fill(String(level));
      const shown = (await dialog.locator('output').textContent()) ?? '';
      const rating = Number(/≈ (\d+)$/.exec(shown)?.[1]);
      expect(shown.startsWith(`${level} · `)).toBe(true);
      expect(rating).toBeGreaterThan(last);
      last = rating;
    }
    await page.keyboard.press('Escape');
  }
});

test('every level answers, the weak ones with the pause of a person', { tag: '@long' }, async ({
  page,
}) => {
  await thinkBriefly(page);
  await open(page);
  for (const level of [1, 4, 7, 11]) {
    await newGame(page, { level });
    const start = Date.now();
    await type(page, 'd4');
    await expect(moves(page)).toHaveCount(2);
    if (level < 5) expect(Date.now() - start).toBeGreaterThan(350);
    await expect(title(page)).toHaveText('Your move');
    await expect(player(page, 'second')).toContainText(`Level ${level}`);
  }
});

test('the weakest level varies its answers', { tag: '@long' }, async ({ page }) => {
  await open(page);
  const answers = new Set<string>();
  for (let i = 0; i < 8 && answers.size < 2; i += 1) {
    await newGame(page);
    await type(page, 'e4');
    await expect(moves(page)).toHaveCount(2);
    answers.add((await moves(page).last().textContent()) ?? '');
  }
  expect(answers.size).toBeGreaterThan(1);
});

test('a hint does not make a weak level strong: it is not remembered', { tag: '@long' }, async ({
  page,
}) => {
  await showEngine(page);
  await open(page);
  await newGame(page);
  await type(page, 'e4');
  await expect(moves(page)).toHaveCount(2);
  await button(page, 'Hint').click();
  await expect(title(page)).toHaveText(/^Hint: /);
  const depths = await everyDepth(page);
  await type(page, 'd4');
  await expect(moves(page)).toHaveCount(4);
  const seen = (await depths()).map((depth) => Number(depth.split('/')[0]));
  expect(seen.some((depth) => depth > 0 && depth < 4)).toBe(true);
  expect(seen.filter((depth) => depth >= 4)).toEqual([]);
});

test('the form offers the coach against weak levels, and remembers', async ({ page }) => {
  await open(page, 'play/xiangqi');
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog');
  const [level, coach] = [dialog.locator('input[name=level]'), dialog.locator('input[name=coach]')];
  await level.fill('5');
  await expect(coach).toHaveCount(0);
  await level.fill('4');
  await expect(coach).not.toBeChecked();
  await coach.check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await button(page, 'New game').click();
  await expect(level).toHaveValue('4');
  await expect(coach).toBeChecked();
});
