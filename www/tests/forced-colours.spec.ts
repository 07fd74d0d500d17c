import type { Locator, Page } from '@playwright/test';
import { engine, moves as nodes, open as openAnalysis, play } from './analysis.ts';
import { button, click, clickSquare, expect, newGame, open, square, tab, test } from './support.ts';

test.use({ forcedColors: 'active' });

/** An element's colours and lines, as far as the browser keeps them. */
const look = (one: Locator): Promise<string> =>
  one.evaluate((element) => {
    const { backgroundColor, outlineStyle, outlineWidth, outlineColor, borderBottomColor } =
      getComputedStyle(element);
    const outline =
      outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    return [backgroundColor, outline, borderBottomColor].join('; ');
  });

async function expectDifferent(one: Locator, other: Locator): Promise<void> {
  await expect.poll(async () => (await look(one)) !== (await look(other))).toBe(true);
}

const links = (page: Page, nav: string, current: boolean): Locator =>
  page.locator(`${nav} a${current ? '[aria-current]' : ':not([aria-current])'}`).first();

test('the view, the game, and the choices in the settings', { tag: '@long' }, async ({ page }) => {
  await open(page, 'play/chess');
  for (const nav of ['.views', '.game-switch']) {
    await expectDifferent(links(page, nav, true), links(page, nav, false));
  }
  await button(page, 'Settings').click();
  for (const group of ['Theme', 'Sounds', 'Board', 'Pieces']) {
    const choice = page.getByRole('group', { name: group, exact: true });
    await expectDifferent(
      choice.locator('input:checked + span'),
      choice.locator('input:not(:checked) + span').first(),
    );
  }
});

test('the board keeps its colours: squares, the selected piece, the last move, targets', async ({
  page,
}) => {
  await open(page, 'play/chess');
  await newGame(page, { side: 'Two players' });
  await click(page, 'e2', 'e4');
  await expect(square(page, 'e4')).toHaveClass(/is-last/);
  await expectDifferent(square(page, 'e4'), square(page, 'a4'));
  await clickSquare(page, 'g8');
  await expect(square(page, 'g8')).toHaveClass(/is-selected/);
  await expectDifferent(square(page, 'g8'), square(page, 'b8'));
  const dot = await square(page, 'f6').evaluate((one) => getComputedStyle(one).backgroundImage);
  expect(dot).toContain('radial-gradient');
  const [light, dark] = await Promise.all(
    ['.square-light', '.square-dark'].map((name) =>
      page.locator(name).evaluate((one) => getComputedStyle(one).fill),
    ),
  );
  expect(light).not.toBe(dark);
});

test('the current move, the engine, the tabs', async ({ page }) => {
  await openAnalysis(page);
  await play(page, 'e4 e5');
  await expectDifferent(nodes(page).nth(1), nodes(page).nth(0));
  const track = page.locator('.switch-track').first();
  const off = await look(track);
  await engine(page).check({ force: true });
  await expect.poll(() => look(track)).not.toBe(off);
  await page.getByRole('button', { name: 'Show the threat' }).click();
  await expectDifferent(
    page.locator('.icon-button[aria-pressed="true"]'),
    page.locator('.icon-button:not([aria-pressed="true"])').first(),
  );
  await open(page, 'endgame/chess');
  await tab(page, 'Heat map');
  await expectDifferent(
    page.getByRole('tab', { name: 'Heat map' }),
    page.getByRole('tab', { name: 'Distances' }),
  );
});
