import {
  button,
  chooseLanguage,
  click,
  expect,
  newGame,
  open,
  test,
  thinkBriefly,
  title,
  watchShifts,
} from './support.ts';

// Animations must neither shift the page nor keep it busy.
test.use({ reducedMotion: 'no-preference' });

const VIEWS = ['play/chess', 'play/xiangqi', 'endgame/chess', 'endgame/xiangqi'] as const;

test('nothing moves while the page loads', async ({ page }) => {
  const shifted = await watchShifts(page);
  for (const view of VIEWS) {
    await open(page, view);
    await page.waitForTimeout(1_000);
    await expect.poll(() => shifted()).toBeLessThan(0.01);
    await page.goto('about:blank');
  }
});

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of CPU time. */
  tdur?: number;
  args: { name?: string };
}

test('the page stays responsive while the engine thinks', async ({ page, browser }) => {
  await thinkBriefly(page, 1_500);
  await open(page);
  await newGame(page, { level: 12 });
  await browser.startTracing(page, { categories: ['toplevel'] });
  await click(page, 'e2', 'e4');
  await expect(title(page)).toHaveText('Chariot is thinking');
  await expect(title(page)).toHaveText('Your move');
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  // CPU time of the page's own tasks: wall-clock time depends on the machine.
  const pageThreads = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pageThreads.includes(`${pid} ${tid}`),
  );
  expect(tasks.length).toBeGreaterThan(20);
  const longest = Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1_000));
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(100);
});

test('language and theme change at once and are remembered', async ({ page }) => {
  await open(page);
  await chooseLanguage(page, 'zh-Hans');
  await expect(title(page)).toHaveText('轮到你走');
  await button(page, '设置').click();
  await page.getByRole('radio', { name: '深色' }).check({ force: true });
  await page.getByRole('button', { name: '完成' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  await page.reload();
  await expect(title(page)).toHaveText('轮到你走');
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe(dark);
  await page.getByRole('link', { name: '残局' }).click();
  await expect(title(page)).toHaveText(/步杀$/);
});

test('board and labels are whole at every size, and nothing scrolls sideways', async ({ page }) => {
  const sizes = [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
    { width: 2560, height: 1300 },
  ];
  for (const view of VIEWS) {
    await open(page, view);
    for (const size of sizes) {
      const { width, height } = size;
      await page.setViewportSize(size);
      const cut = await page
        .locator('.action, .ending-bar')
        .evaluateAll((all) =>
          all
            .filter(
              (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight,
            )
            .map((one) => one.textContent),
        );
      expect(cut, `${view}, ${width}`).toEqual([]);
      const box = await page.locator('.board').boundingBox();
      if (!box) throw new Error('no board');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      if (!view.endsWith('xiangqi')) expect(box.width).toBeCloseTo(box.height, 0);
      expect(Math.min(box.width / width, 1)).toBeGreaterThan(0.3);
      // A panel counts too: browsers other than Chromium show its scroll bar.
      const sideways = () =>
        page
          .locator('html, .panel')
          .evaluateAll((all) =>
            all
              .filter((one) => one.scrollWidth > one.clientWidth)
              .map(({ className, scrollWidth, clientWidth }) => [
                className,
                scrollWidth,
                clientWidth,
              ]),
          );
      await expect.poll(sideways, `${view}, ${width}`).toEqual([]);
    }
  }
});
