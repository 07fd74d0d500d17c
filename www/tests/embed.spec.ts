import type { FrameLocator, Page } from '@playwright/test';
import { dialog, open as openAnalysis, play } from './analysis.ts';
import { ATTACKS } from './attacks.ts';
import { allowErrors, button, expect, test } from './support.ts';

const SITE = 'http://site.example';

const part = (page: Page | FrameLocator, name: string) => page.locator(`[part~=${name}]`);

/** Opens a page of another site with the board in its frame; its messages are in `heard`. */
async function openSite(
  page: Page,
  baseURL: string | undefined,
  query: string,
): Promise<FrameLocator> {
  allowErrors(page, /request to http:\/\/site\.example/);
  const address = new URL(`embed.html?${query}`, baseURL).href;
  await page.route(`${SITE}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>A site</title>
        <script>globalThis.heard = []; onmessage = ({ data }) => heard.push(data);</script>
        <iframe title="Board" width="400" height="700" src="${address.replaceAll('&', '&amp;')}"></iframe>`,
    }),
  );
  await page.goto(`${SITE}/page.html`);
  return page.frameLocator('iframe');
}

const heard = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'heard') as unknown[]);
const say = (page: Page, message: unknown) =>
  page.evaluate((message) => frames[0]?.postMessage(message, '*'), message);

test('the address says what is shown: game, view, language, theme', async ({ page }) => {
  await page.goto('./embed.html?fen=8/8/8/4k3/8/8/8/R3K3%20w&view=endgame&theme=dark');
  await expect(part(page, 'status')).toHaveText('White mates in 14');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.goto('./embed.html?game=xiangqi&lang=zh-TW&orientation=black&board=jade');
  await expect(part(page, 'status')).toHaveText('輪到紅方走');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(page.locator('.rank').first().locator('.square').first()).toHaveAttribute(
    'data-square',
    'i1',
  );
  await page.goto('./embed.html?fen=x&view=nothing');
  await expect(part(page, 'error')).toContainText(
    'view="nothing": expected play, moves, endgame, puzzle or free',
  );
});

test('the site that the address names hears the board and may tell it what to do', async ({
  page,
  baseURL,
}) => {
  const frame = await openSite(page, baseURL, `origin=${encodeURIComponent(SITE)}&lang=en`);
  await expect(part(frame, 'status')).toHaveText('White to move');
  await say(page, { chariot: 'play', move: 'e4' });
  await expect(part(frame, 'status')).toHaveText('Black to move');
  await say(page, { chariot: 'set', attributes: { board: 'green' } });
  await expect(frame.locator('chariot-board')).toHaveAttribute('board', 'green');
  await expect(part(frame, 'status')).toHaveText('Black to move');
  await expect.poll(() => heard(page)).toContainEqual(expect.objectContaining({ chariot: 'move' }));
  expect((await heard(page))[0]).toEqual({ chariot: 'ready' });
  await say(page, {
    chariot: 'set',
    attributes: { view: 'puzzle', fen: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', solution: 'Rd8#' },
  });
  await expect(part(frame, 'status')).toHaveText('Find the best move for White');
  await say(page, { chariot: 'play', move: 'Rd8#' });
  await expect
    .poll(() => heard(page))
    .toContainEqual(
      expect.objectContaining({
        chariot: 'end',
        detail: expect.objectContaining({ termination: 'solved' }),
      }),
    );
  // Anything but a command changes nothing.
  for (const odd of [
    null,
    7,
    'play',
    {},
    { chariot: 'play' },
    { chariot: 'goTo', plies: '1' },
    { chariot: 'set', attributes: { tables: 'x' } },
    { chariot: 'set', attributes: { onclick: 'x' } },
  ])
    await say(page, odd);
  await say(page, { chariot: 'restart' });
  await expect(part(frame, 'status')).toHaveText('Find the best move for White');
});

for (const [name, origin] of [
  ['no site', ''],
  ['another site', 'https://other.example'],
  ['what is no origin', '*'],
] as const) {
  test(`where the address names ${name}, nobody is heard or told`, async ({ page, baseURL }) => {
    allowErrors(page, /postMessage|target origin/);
    const frame = await openSite(page, baseURL, `origin=${encodeURIComponent(origin)}&lang=en`);
    await expect(part(frame, 'status')).toHaveText('White to move');
    await say(page, { chariot: 'set', attributes: { game: 'xiangqi' } });
    // Actions in the frame come after the message.
    await frame.locator('body').evaluate(() => document.querySelector('chariot-board')?.play('e4'));
    await expect(part(frame, 'status')).toHaveText('Black to move');
    await expect(frame.locator('.chess')).toBeAttached();
    expect(await heard(page)).toEqual([]);
  });
}

test('another frame of the same site is not heard', async ({ page, baseURL }) => {
  const frame = await openSite(page, baseURL, `origin=${encodeURIComponent(SITE)}&lang=en`);
  await expect(part(frame, 'status')).toHaveText('White to move');
  await page.evaluate(async () => {
    const other = document.createElement('iframe');
    other.src = '/other.html';
    const loaded = new Promise((resolve) => other.addEventListener('load', resolve));
    document.body.append(other);
    await loaded;
    const script = other.contentDocument?.createElement('script');
    if (script)
      script.textContent = "parent.frames[0].postMessage({ chariot: 'play', move: 'e4' }, '*')";
    other.contentDocument?.body.append(script ?? '');
  });
  await say(page, { chariot: 'play', move: 'd4' });
  await expect.poll(() => heard(page)).toContainEqual(expect.objectContaining({ chariot: 'move' }));
  expect(JSON.stringify(await heard(page))).not.toContain('e2e4');
});

test('attacks in the address stay text', { tag: '@long' }, async ({ page }) => {
  const parameters = [
    'game',
    'view',
    'fen',
    'pgn',
    'solution',
    'orientation',
    'engine',
    'lang',
    'theme',
    'board',
    'pieces',
    'origin',
  ];
  // Each core in another form.
  for (const [i, attack] of ATTACKS.filter((_, i) => i % 11 === 0).entries()) {
    const query = new URLSearchParams(parameters.map((name) => [name, attack]));
    // Bad values of those that are read first would hide the rest.
    const shown = i % 2 === 0 ? ['game', 'view', 'orientation', 'engine', 'board', 'pieces'] : [];
    for (const name of shown) query.delete(name);
    if (i % 4 === 0) query.set('view', 'moves');
    await page.goto(`./embed.html?${query}`);
    await expect(part(page, 'error')).toBeVisible();
    const found = await page.evaluate(() => {
      const root = document.querySelector('chariot-board')?.shadowRoot;
      const foreign = [
        ...(root?.querySelectorAll(
          'script, img, iframe, object, a, form, style, [onclick], [onerror], [onload]',
        ) ?? []),
      ];
      return [Reflect.get(globalThis, 'attacked'), foreign.map((one) => one.outerHTML)];
    });
    expect(found).toEqual([undefined, []]);
  }
});

test('the Share dialog has the code, and the code shows the game', async ({ page }) => {
  await openAnalysis(page);
  await play(page, 'e4');
  await play(page, 'e5');
  await button(page, 'Share').click();
  const field = dialog(page).locator('input[name=frame]');
  await expect(field).toHaveValue(/^<iframe src=".*&amp;view=moves&amp;pgn=.*e5/);
  const code = await field.inputValue();
  const address = /src="([^"]*)"/.exec(code)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await page.goto(address);
  await expect(page.locator('.move')).toHaveText(['e4', 'e5']);
});
