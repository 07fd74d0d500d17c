import type { Locator, Page } from '@playwright/test';
import { axeViolations, loadAxe } from './axe.ts';
import START_NODES from './start-nodes.json' with { type: 'json' };
import { expect, test } from './support.ts';
import { lookCloser, setUpAll } from './think.ts';

// The page's policy would forbid the scanner.
test.use({ bypassCSP: true });

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const MIDDLEGAME = 'r2q1rk1/ppp1b1pp/1nn1bp2/4p3/1P6/P1NP1NP1/4PPBP/R1BQ1RK1 w - - 0 11';
/** Node counts of the core, from crates/recorder/tests/recorded.rs. */
const { chess } = START_NODES;
const shown = (nodes: number): string => nodes.toLocaleString('en');
const NODES = {
  minimax: shown(chess.minimax),
  alphaBeta: shown(chess.alphaBeta),
  engine: shown(chess.engine),
};

async function open(page: Page): Promise<void> {
  await page.goto('./#think/chess/pruning');
  await lookCloser(page.locator('#pruning'), 'The whole tree');
  await tree(page).waitFor();
  await setUpAll(page, START);
  await expect(results(page)).toHaveText(/\+0\.\d\d for White/);
}

/** The tree of the chapter on alpha-beta, or of the one on the engine’s guesses. */
const tree = (page: Page, chapter = 'pruning') =>
  page.locator(`#${chapter} .think-figure`).filter({ has: page.locator('.tree-chapter') });
const results = (page: Page) => tree(page).locator('.tree-results');
const row = (page: Page, name: string) => results(page).getByRole('row', { name });
const depthOf = (page: Page, chapter?: string) =>
  tree(page, chapter).getByRole('slider', { name: 'Depth' });
const items = (page: Page) => tree(page).getByRole('treeitem');
const chosen = (page: Page) => tree(page).locator('[role="treeitem"][aria-selected="true"]');

test('the tree of minimax and alpha-beta, with the counts of the core', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);

  // Both textbook searches find the same.
  await depthOf(page).first().press('End');
  await depthOf(page).first().press('ArrowLeft');
  await expect(row(page, 'Minimax')).toContainText(NODES.minimax);
  await tree(page).getByRole('button', { name: 'moves as they come', exact: true }).click();
  await expect(row(page, 'Alpha-beta')).toContainText(NODES.alphaBeta);
  const found = async (name: string): Promise<string[]> =>
    (await row(page, name).getByRole('cell').allTextContents()).slice(0, 2);
  await expect.poll(() => found('Alpha-beta')).toEqual(await found('Minimax'));
  await tree(page).getByRole('button', { name: 'captures first', exact: true }).click();
  await expect(
    tree(page).getByRole('button', { name: 'moves as they come', exact: true }),
  ).toBeVisible();
  await expect(row(page, 'Alpha-beta')).not.toContainText(NODES.alphaBeta);
  await expect(row(page, 'Minimax')).toContainText(NODES.minimax);

  // Keys walk the tree: to a root move, to its first reply and back.
  await tree(page).getByRole('radio', { name: 'Minimax' }).check({ force: true });
  await chosen(page).focus();
  await page.keyboard.press('ArrowRight');
  const line = tree(page).locator('.tree-line');
  await expect(line).toHaveText(/^\S+$/);
  const first = (await line.textContent()) ?? '';
  await expect(chosen(page).locator('b')).toHaveText(first);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(tree(page).locator('.tree-line')).toHaveText(new RegExp(`^${first} \\S+$`));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(items(page)).toHaveCount(21);

  // The refutation of a move, and the steps of the search.
  await tree(page).getByLabel('How was this move judged?').selectOption({ index: 2 });
  await expect(tree(page).locator('.tree-answer')).toHaveText(/judged by this line: \S+ \S+ \S+/);
  await tree(page).getByRole('slider', { name: 'Step of the search' }).press('Home');
  await tree(page).getByRole('button', { name: 'Step forward' }).click();
  await expect(tree(page).locator('.tree-steps output')).toHaveText(/^Step 1 of /);

  await loadAxe(page);
  expect(await axeViolations(page, {}, '#pruning')).toEqual([]);
});

test('the tree of the engine, with the count of the core', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(timeFrames);
  // At the core's depth, then with the most nodes ever drawn.
  await page.goto('./#think/chess/boldness');
  const engine = tree(page, 'boldness');
  const press = (name: string) => engine.getByRole('button', { name }).click();
  await lookCloser(page.locator('#boldness'), 'The tree of the engine');
  await engine.waitFor();
  await setUpAll(page, START);
  await expect(engine.locator('.tree-results')).toContainText(NODES.engine);
  await setUpAll(page, MIDDLEGAME);
  await depthOf(page, 'boldness').press('End');
  await expect(engine.locator('.tree-steps output')).toHaveText(/of ([5-9]|1\d),\d{3}$/);
  for (let i = 0; i < 6; i++) await press(i % 2 ? 'Zoom out' : 'Zoom in');
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  const slowest = frames.slice(-6).sort((a, b) => a - b);
  test.info().annotations.push({ type: 'ms a frame', description: slowest.join(' ') });
  expect(slowest[2]).toBeLessThan(16);

  // Two fingers that move apart zoom in.
  const canvas = engine.locator('.tree-canvas canvas');
  const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  await press('Show all');
  await page.mouse.move(0, 0);
  await canvas.scrollIntoViewIfNeeded();
  const zoomedOut = await picture();
  await pinch(page, canvas);
  await expect.poll(picture).not.toBe(zoomedOut);
  await press('Show all');
  await expect.poll(picture).toBe(zoomedOut);

  await loadAxe(page);
  expect(await axeViolations(page, {}, '#boldness')).toEqual([]);
});

/** Puts two fingers on an element and moves them apart. */
async function pinch(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('there is nothing to pinch');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const fingers = (apart: number) => [
    { x: middle.x - apart, y: middle.y, id: 0 },
    { x: middle.x + apart, y: middle.y, id: 1 },
  ];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await touch('touchStart', fingers(30));
  for (const apart of [60, 90, 120]) await touch('touchMove', fingers(apart));
  await touch('touchEnd', []);
}

/** Records the work of each animation frame in milliseconds; each drawing is done in one. */
function timeFrames(): void {
  const frames: number[] = [];
  Object.assign(globalThis, { frames });
  const ask = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (work) =>
    ask((now) => {
      const start = performance.now();
      work(now);
      frames.push(performance.now() - start);
    });
}
