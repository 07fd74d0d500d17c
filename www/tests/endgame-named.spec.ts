// Named positions of an ending whose table no site ships.
import type { Page } from '@playwright/test';
import { become, coach, detail } from './endings.ts';
import {
  button,
  clickSquare,
  expect,
  fen,
  moves,
  open,
  piece,
  tab,
  test,
  title,
  type,
} from './support.ts';

const PHILIDOR = '4k3/7R/r7/3KP3/8/8/8/8 w - - 0 1';
const LUCENA = '1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1';

/** Opens a named position from the chooser. */
async function openNamed(page: Page, name: string): Promise<void> {
  await page.locator('.ending-bar').click();
  await page.locator('input[name=ending]').fill(name);
  await page.locator('input[name=ending]').press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The dialog closes before the position comes.
  await expect(heading(page)).toContainText(name);
}

const heading = (page: Page) => page.locator('.ending-bar .ending-name');

test('a named position keeps its name, exact result and lesson', async ({ page }) => {
  await open(page, 'endgame');
  await openNamed(page, 'Philidor');
  await expect(heading(page)).toHaveText('Philidor position');
  await expect(title(page)).toHaveText('Draw');
  await expect(detail(page)).toHaveText('Known result. White to move.');
  await openNamed(page, 'Lucena');
  await expect(title(page)).toHaveText('White wins');
  await tab(page, 'Game');
  await type(page, 'Rc4');
  await expect(title(page)).toHaveText(/^Estimate: [+#−M]/);
  await expect(heading(page)).toHaveText('Lucena position');
  await page.getByRole('link', { name: 'Lesson', exact: true }).click();
  await expect(title(page)).toHaveText('Lucena: the bridge');
});

test('the role plays the named position itself, and only another position replaces it', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'endgame');
  await openNamed(page, 'Philidor');
  await tab(page, 'Game');
  await become(page, 'Defend');
  await expect(coach(page)).toContainText('Hold the draw.');
  // White has moved from the position, and Black is at the bottom.
  await expect(moves(page)).toHaveCount(1);
  await expect(piece(page, 'a6')).toBeAttached();
  await expect(title(page)).toHaveText(/^Estimate: (about even|White is better)$/);
  await become(page, 'Attack');
  await expect(moves(page)).toHaveCount(0);
  await expect(fen(page)).toHaveValue(PHILIDOR);
  await expect(title(page)).toHaveText('Draw');
  await become(page, 'Explore');
  await expect(fen(page)).toHaveValue(PHILIDOR);
  // Chosen while defending, and then attacked.
  await become(page, 'Defend');
  await openNamed(page, 'Lucena');
  await expect(moves(page)).toHaveCount(1);
  await become(page, 'Attack');
  await expect(fen(page)).toHaveValue(LUCENA);
  await expect(title(page)).toHaveText('White wins');
  await expect(coach(page)).toContainText('This is won: win it.');
  await button(page, 'Next position').click();
  await expect(heading(page)).toHaveText('King, rook and pawn vs king and rook');
  await expect(fen(page)).not.toHaveValue(LUCENA);
});

test('a named position played on before is judged by the engine alone', async ({ page }) => {
  await open(page, 'endgame');
  await openNamed(page, 'Philidor');
  await tab(page, 'Game');
  await type(page, 'Ke4');
  await type(page, 'Ra1');
  await expect(moves(page)).toHaveCount(2);
  await become(page, 'Attack');
  await expect(coach(page)).toContainText('The engine plays');
  await expect(coach(page)).not.toContainText('A draw with best play');
});

test('the roles stay in place while a position is looked up and estimated', async ({ page }) => {
  await open(page, 'endgame');
  await openNamed(page, 'Philidor');
  await tab(page, 'Game');
  await type(page, 'Ke4');
  await expect(title(page)).toHaveText(/^Estimate: [+−]/);
  // The tops of the roles in every frame until the next estimate.
  const tops = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const roles = document.querySelector('.trainer') as Element;
    const look = (): void => {
      seen.add(Math.round(roles.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await type(page, 'Ra1');
  await expect(detail(page)).toHaveText(/White to move/);
  await expect(title(page)).toHaveText(/^Estimate: [+−]/);
  expect(await tops.evaluate((seen) => [...seen])).toHaveLength(1);
});

test('a badge holds a long mate', { tag: '@long' }, async ({ page }) => {
  await open(page, 'endgame');
  // Its table tells the search what Rc2 leads to.
  await openNamed(page, 'Saavedra');
  await expect(title(page)).toHaveText(/^Mate in \d+$/, { timeout: 30_000 });
  await openNamed(page, 'Lucena');
  await clickSquare(page, 'c1');
  const badge = page.locator('[data-badge="c2"]');
  await expect(badge.locator('text')).toHaveText(/^−#\d\d$/);
  await expect(async () => {
    const text = await badge.locator('text').boundingBox();
    const pill = await badge.locator('rect').boundingBox();
    expect(text?.width).toBeLessThan((pill?.width ?? 0) - (pill?.height ?? 0) / 4);
  }).toPass({ timeout: 15_000 });
});

for (const locale of ['en-GB', 'zh-CN']) {
  test.describe(`on a phone (${locale})`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale });

    test('the controls stay above the tab bar', { tag: locale === 'en-GB' ? [] : '@long' }, async ({
      page,
    }) => {
      await open(page, 'endgame/chess');
      await openNamed(page, 'Philidor');
      await page.locator('input[type=radio][value=defend]').check({ force: true });
      await expect(page.locator('.coach')).toBeVisible();
      await expect(page.locator('.large-ending')).toBeAttached();
      await expect(async () => {
        const controls = await page.locator('.endgame .actions').boundingBox();
        const bar = await page.locator('nav.views').boundingBox();
        expect((controls?.y ?? 0) + (controls?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }).toPass({ timeout: 15_000 });
      await expect(page.locator('.panel')).not.toContainText('tbgen');
    });
  });
}
