import type { Page } from '@playwright/test';
// @ts-expect-error a program of Node.js without types
import { answerOf } from '../scripts/ranges.mjs';
import {
  allowErrors,
  button,
  chooseEnding,
  click,
  expect,
  moves,
  newGame,
  open,
  position,
  setUpEnding,
  tab,
  test,
  thinkBriefly,
  title,
} from './support.ts';

const MATE_IN_ONE = 'k7/8/1K6/8/8/8/8/7R w - - 0 1';

/** Keeps the page's workers where a test can reach them. */
async function exposeWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(globalThis, { workers });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        workers.push(this);
      }
    };
  });
}

type WithWorkers = typeof globalThis & { workers: Worker[] };
const workerCount = (page: Page) => page.evaluate(() => (globalThis as WithWorkers).workers.length);

const HARMS = {
  'dies without a word': 'terminate',
  'reports an error': 'error',
  'sends what cannot be read': 'messageerror',
} as const;

for (const [befalls, harm] of Object.entries(HARMS)) {
  test(`a worker that ${befalls} while it thinks is replaced, and the game goes on`, {
    tag: befalls === 'dies without a word' ? [] : '@long',
  }, async ({ page }) => {
    await exposeWorkers(page);
    await thinkBriefly(page, 1_500);
    await open(page);
    await newGame(page, { level: 12 });
    await click(page, 'e2', 'e4');
    await expect(title(page)).toHaveText('Chariot is thinking');
    const before = await workerCount(page);
    await page.evaluate((how) => {
      const worker = (globalThis as WithWorkers).workers.at(-1);
      if (how === 'terminate') worker?.terminate();
      else if (how === 'error') worker?.dispatchEvent(new ErrorEvent(how, { message: 'gone' }));
      else worker?.dispatchEvent(new Event(how));
    }, harm);
    await expect(moves(page)).toHaveCount(2, { timeout: 20_000 });
    await expect.poll(() => workerCount(page)).toBe(before + 1);
    await click(page, 'd2', 'd4');
    await expect(moves(page)).toHaveCount(4, { timeout: 20_000 });
  });
}

test('an engine file that cannot be fetched is told, and tried again on demand', async ({
  page,
}) => {
  allowErrors(page, /503/);
  let broken = true;
  await page.route('**/*.wasm', (route) =>
    broken ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
  );
  await page.goto('./#play');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('HTTP 503', { timeout: 15_000 });
  broken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Your move');
  await expect(alert).toBeHidden();
});

test('a game that was not fetched before the network went is named, and comes with the network', {
  tag: '@long',
}, async ({ page, context }) => {
  allowErrors(page, /Failed to load resource/);
  await open(page, 'play/chess');
  const files = /xiangqi[^/]*\.wasm/;
  await page.route(files, (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await page.locator('.game-switch').getByRole('link', { name: 'Xiangqi' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'You are offline, and Xiangqi was not fetched yet.',
  );
  await expect(title(page)).toHaveText('Xiangqi');
  await page.unroute(files);
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Your move');
});

test('an engine file of the wrong type still runs', { tag: '@long' }, async ({ page }) => {
  await page.route('**/*.wasm', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'text/plain' } });
  });
  await open(page);
  await expect(title(page)).toHaveText('Your move');
});

test('without WebAssembly the page says what is missing', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  await page.goto('./#play');
  await expect(page.getByRole('alert')).toContainText('WebAssembly', { timeout: 15_000 });
});

const DAMAGED_TABLES: Record<string, { said: string; harm: Parameters<Page['route']>[1] }> = {
  missing: { said: 'missing', harm: (route) => route.fulfill({ status: 404 }) },
  'a page instead of a table': {
    said: 'damaged',
    harm: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  },
  'cut short': {
    said: 'damaged',
    harm: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.body()).subarray(0, -1) });
    },
  },
  'changed by one bit': {
    said: 'damaged',
    harm: async (route) => {
      const response = await route.fetch();
      const body = Buffer.from(await response.body());
      const middle = body.length >> 1;
      body.writeUInt8(body.readUInt8(middle) ^ 4, middle);
      await route.fulfill({ response, body });
    },
  },
  'another table under its name': {
    said: 'damaged',
    harm: async (route) => {
      const response = await route.fetch({ url: route.request().url().replace('KRK', 'KQK') });
      await route.fulfill({ response });
    },
  },
};

for (const [damage, { said, harm }] of Object.entries(DAMAGED_TABLES)) {
  test(`table file ${damage}: solved here, told so, and right`, {
    tag: damage === 'changed by one bit' ? [] : '@long',
  }, async ({ page }) => {
    allowErrors(page, /404/);
    await page.route('**/tables/chess/KRK.egt', harm);
    await open(page, 'endgame');
    await expect(page.locator('.table-status')).toContainText(
      new RegExp(`KRK table file ${said}: solved here in \\d+ ms`),
    );
    await setUpEnding(page, MATE_IN_ONE);
    await expect(title(page)).toHaveText('Mate in 1');
    await expect(page.locator('.value').first()).toContainText('Rh8#');
  });
}

/** Lists KQKR as a long file, so that the page reads it in parts. */
async function lengthenQueenAgainstRook(page: Page): Promise<void> {
  await page.route('**/tables/MANIFEST', async (route) => {
    const response = await route.fetch();
    const list = (await response.text()).replace(
      / \d+ chess\/KQKR\.egt/,
      ' 50000000 chess/KQKR.egt',
    );
    await route.fulfill({ response, body: list });
  });
}

// No capture decides it: without the table a search finds no mate.
const QUEEN_AGAINST_ROOK = '8/8/8/3k4/3r4/8/8/Q3K3 w - - 0 1';

for (const hears of [true, false]) {
  test(`a long table is read in parts from a host that ${hears ? 'serves' : 'ignores'} ranges`, {
    tag: hears ? [] : '@long',
  }, async ({ page }) => {
    const statuses: number[] = [];
    const ranges: number[] = [];
    await lengthenQueenAgainstRook(page);
    await page.route('**/tables/chess/KQKR.egt', async (route) => {
      const { range = '', ...headers } = route.request().headers();
      expect(range).toMatch(/^bytes=(\d+-\d+,?)+$/);
      ranges.push(range.split(',').length);
      const whole = await (await route.fetch({ headers })).body();
      const answer = answerOf(whole, hears ? range : undefined, 'a/b');
      statuses.push(answer.status);
      await route.fulfill(answer);
    });
    await open(page, 'endgame');
    await setUpEnding(page, QUEEN_AGAINST_ROOK);
    await expect(title(page)).toHaveText('Mate in 29');
    await expect(page.locator('.value').first()).toContainText('mate in 29');
    if (hears) {
      expect(new Set(statuses)).toEqual(new Set([206]));
      // The start, then what the position and its moves need.
      expect(ranges[0]).toBe(1);
      expect(Math.max(...ranges)).toBeGreaterThan(1);
      expect(ranges.length).toBeLessThan(6);
    } else expect(statuses).toEqual([200]);
  });
}

test('the start of a long table has its distances, and random positions of each', {
  tag: '@long',
}, async ({ page }) => {
  await lengthenQueenAgainstRook(page);
  await open(page, 'endgame');
  await setUpEnding(page, QUEEN_AGAINST_ROOK);
  await expect(title(page)).toHaveText('Mate in 29');
  await tab(page, 'Distances');
  const form = page.locator('.random-form');
  await form.locator('select').selectOption({ label: 'White wins' });
  await form.locator('input').fill('16');
  await form.getByRole('button').click();
  await expect(title(page)).toHaveText('Mate in 16');
});

test('a damaged part of a long table gives no value, never a wrong one', async ({ page }) => {
  let several = false;
  await lengthenQueenAgainstRook(page);
  await page.route('**/tables/chess/KQKR.egt', async (route) => {
    const { range = '', ...headers } = route.request().headers();
    const file = Buffer.from(await (await route.fetch({ headers })).body());
    // The start of the file gives its own length.
    file.fill(0, file.readUInt32LE(10));
    several ||= range.includes(',');
    await route.fulfill(answerOf(file, range, 'a/b'));
  });
  await open(page, 'endgame');
  await setUpEnding(page, QUEEN_AGAINST_ROOK);
  // The engine replaces the table, and says so.
  await expect(page.locator('.status p').first()).toContainText('Engine estimate', {
    timeout: 30_000,
  });
  expect(several).toBe(true);
});

test('no list of tables: the files are used all the same', { tag: '@long' }, async ({ page }) => {
  allowErrors(page, /404/);
  await page.route('**/tables/MANIFEST', (route) => route.fulfill({ status: 404 }));
  const read = page.waitForResponse('**/tables/chess/KRK.egt');
  await open(page, 'endgame');
  await read;
  await expect(page.locator('.value').first()).toBeVisible();
  await expect(page.locator('.table-status')).toBeHidden();
});

test('endings that were looked at work without network', { tag: '@long' }, async ({ page }) => {
  allowErrors(page, /ERR_FAILED/);
  await open(page, 'endgame');
  await chooseEnding(page, 'KQKR');
  await expect(page.locator('.value').first()).toBeVisible();
  await page.route('**/tables/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('.ending-code')).toHaveText('KQKR');
  await expect(page.locator('.value').first()).toBeVisible();
  await tab(page, 'Distances');
  await expect(page.locator('.shares')).toContainText('1,108,111');
  await expect(page.locator('.table-status')).toBeHidden();
});

test('solving a missing table shows progress, and can be stopped and begun again', {
  tag: '@long',
}, async ({ page }) => {
  allowErrors(page, /404/);
  await page.route('**/tables/xiangqi/KCAKABB.egt', (route) => route.fulfill({ status: 404 }));
  await open(page, 'endgame/xiangqi');
  const status = page.locator('.table-status');
  await page.locator('.ending-bar').click();
  await page.locator('[data-material="KCAKABB"]').click();
  await expect(status).toContainText('Solving KCAKABB');
  await status.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('.status p').first()).toContainText('not exact');
  await status.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toContainText('KCAKABB table file missing: solved here', {
    timeout: 40_000,
  });
  await expect(title(page)).toHaveText(/^(Mate in \d+|Draw)$/);
  await expect(page.locator('.book')).toContainText('(19,836 of 1,028,320)');
});

test('a failure to load the script of the endgame view is shown', async ({ page }) => {
  allowErrors(page, /ERR_FAILED|dynamically imported/);
  await page.route('**/endgame-*.js', (route) => route.abort());
  await page.goto('./#endgame');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/endgame-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.value').first()).toBeVisible();
});

test('a reload keeps the game, the side and the level', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await newGame(page, { side: 'Black', level: 2 });
  await expect(moves(page)).toHaveCount(1);
  await page.locator('input[name=move]').fill('e6');
  await page.keyboard.press('Enter');
  await expect(moves(page)).toHaveCount(3);
  const stand = async (): Promise<unknown> => [
    await position(page),
    await page.locator('.status').textContent(),
    await page.locator('.player').allTextContents(),
  ];
  const before = await stand();
  await page.reload();
  await expect(moves(page)).toHaveCount(3);
  await expect(title(page)).toHaveText('Your move');
  await expect.poll(() => stand()).toEqual(before);
  await button(page, 'Take back').click();
  await expect(moves(page)).toHaveCount(1);
});

test('a reload while the computer thinks lets it move', async ({ page }) => {
  await thinkBriefly(page, 1_500);
  await open(page);
  await newGame(page, { level: 12 });
  await click(page, 'e2', 'e4');
  await expect(title(page)).toHaveText('Chariot is thinking');
  await page.reload();
  await expect(moves(page)).toHaveCount(2);
});

const RUBBISH = [
  '{',
  'null',
  '{"game":{"game":"chess","moves":["e2e5"]},"players":{"side":"first","level":3}}',
  '{"game":{"game":"go","moves":[]},"players":{"side":"first","level":3}}',
  '{"game":{"game":"chess","moves":[7]},"players":{"side":"first","level":99}}',
  '{"game":{"game":"chess","start":"rubbish","moves":[]},"players":{"side":"first","level":3}}',
];

test('stored rubbish never stops the page', async ({ page }) => {
  await open(page);
  for (const stored of RUBBISH) {
    await test.step(stored, async () => {
      // A later script has the last word.
      await page.addInitScript((text) => {
        localStorage.setItem('chariot.play.chess', text);
        localStorage.setItem('chariot.looks', text);
        localStorage.setItem('chariot.game', text);
        localStorage.setItem('chariot.endgame.chess', text);
        localStorage.setItem('chariot.theme', text);
      }, stored);
      await page.reload();
      await expect(page.locator('.pieces .piece').first()).toBeAttached({ timeout: 20_000 });
      await expect(title(page)).toHaveText('Your move');
      await expect(moves(page)).toHaveCount(0);
      await expect(page.getByRole('alert')).toBeHidden();
    });
  }
});

test('storage that is denied never stops the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page);
  await newGame(page);
  await click(page, 'e2', 'e4');
  await expect(moves(page)).toHaveCount(2);
});
