import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test, WITHOUT_THREADS } from './hosted.ts';
import { allowErrors, button, click, expect, moves, newGame, title } from './support.ts';

// The trace recorder evaluates scripts in the page, which would count as user activity.
test.use({ serviceWorkers: 'allow', trace: 'off' });
// These tests come last and take long, each on a host of its own.
test.describe.configure({ mode: 'parallel' });

function navigations(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  return seen;
}

/** Whether the page soon reloads by itself. */
function loadedTwice(seen: readonly string[]): Promise<boolean> {
  const twice = expect.poll(() => seen.length, { timeout: 20_000 }).toBe(2);
  return twice.then(
    () => true,
    () => false,
  );
}

/**
 * Opens the site and waits until it works offline and is isolated, that is, loaded twice. Nothing
 * is evaluated in it before, since that would count as user activity.
 */
async function visit(page: Page, view = 'play'): Promise<void> {
  const seen = navigations(page);
  await page.goto(`./#${view}`);
  if (!(await loadedTwice(seen))) {
    // On a busy machine the page may be no longer new when the service worker comes: then it does
    // not reload.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
  }
  await ready(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('.pieces .piece').first()).toBeAttached({ timeout: 30_000 });
}

/** Waits for the offer of a newer version, which appears once all its files are here. */
async function offered(page: Page): Promise<void> {
  await expect(page.locator('.update-offer')).toBeVisible({ timeout: 40_000 });
}

/** Allows the errors of files that were never fetched before going offline. */
const offline = (page: Page): void => allowErrors(page, /Failed to load resource|net::ERR/);

const buildsKept = (page: Page): Promise<number> =>
  page.evaluate(
    async () => (await caches.keys()).filter((name) => name.startsWith('chariot-build')).length,
  );
/** Every engine of the build; without threads where those cannot be built (build.sh says so). */
const ALL_ENGINES = ['chess', 'xiangqi'].flatMap((game) => [
  game,
  `${game}_full`,
  ...(WITHOUT_THREADS ? [] : [`${game}_threads`]),
]);

/** The stored engines, by name, of the build whose files have the mark. */
const enginesKept = (page: Page, mark = ''): Promise<string[]> =>
  page.evaluate(async (mark) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('chariot-build'));
    const kept = await Promise.all(
      names.map(async (name) => await (await caches.open(name)).keys()),
    );
    const files = kept.flat().flatMap(({ url }) => {
      const [, its, engine] = /assets\/(?:(\w+)-)?([a-z_]+)_bg-[^/]*\.wasm$/.exec(url) ?? [];
      return engine && (its ?? '') === mark ? [engine] : [];
    });
    return files.sort();
  }, mark);
const buildOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.body.dataset.build);

test('a plain host: isolated after two navigations, and no more', async ({
  page: first,
  browser,
  site,
}) => {
  // A page no longer new when the service worker comes does not reload: hence three tries.
  const another = () => browser.newPage({ baseURL: site.address, serviceWorkers: 'allow' });
  let page = first;
  let seen: string[] = [];
  for (const visitor of [async () => first, another, another]) {
    page = await visitor();
    seen = navigations(page);
    await page.goto('./#play');
    if (await loadedTwice(seen)) break;
  }
  await ready(page);
  expect(seen.length).toBe(2);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await page.waitForTimeout(2_000);
  expect(seen.length).toBe(2);
  expect(await page.evaluate(() => typeof SharedArrayBuffer)).toBe('function');
  await page.reload();
  await ready(page);
  await page.waitForTimeout(1_000);
  expect(seen.length).toBe(3);
});

test('a host that sends the headers: one navigation', { tag: '@long' }, async ({ page, site }) => {
  site.headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const seen = navigations(page);
  await page.goto('./#play');
  await ready(page);
  await page.waitForTimeout(2_000);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect.poll(() => buildsKept(page)).toBe(1);
  await page.waitForTimeout(1_500);
  expect(seen.length).toBe(1);
});

test('the page never reloads once the user has begun', { tag: '@long' }, async ({ page }) => {
  const seen = navigations(page);
  await page.goto('./#play');
  await page.mouse.click(5, 5);
  await ready(page);
  await expect.poll(() => buildsKept(page)).toBe(1);
  await page.waitForTimeout(2_000);
  expect(seen.length).toBe(1);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await newGame(page);
  await click(page, 'e2', 'e4');
  await expect(moves(page)).toHaveCount(2);
  // The next visit, once the service worker is there, is isolated and still has the game.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect(moves(page)).toHaveCount(2);
});

for (const [how, spoil] of Object.entries({
  'where service workers are absent': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
  'where they are forbidden': () => {
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException('no', 'SecurityError'));
  },
  'where storage is denied': () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
  },
})) {
  test(`the page works as it is ${how}`, { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(spoil);
    const seen = navigations(page);
    await page.goto('./#play');
    await ready(page);
    await page.waitForTimeout(2_500);
    expect(seen.length).toBe(1);
    await newGame(page);
    await click(page, 'e2', 'e4');
    await expect(moves(page)).toHaveCount(2);
  });
}

test('everything works without network once the first visit had a quiet moment; a newer version has from the start what was kept', async ({
  page,
  site,
}) => {
  offline(page);
  await visit(page);
  await expect.poll(() => enginesKept(page), { timeout: 40_000 }).toEqual(ALL_ENGINES);
  await site.stop();
  await page.reload();
  await ready(page);
  await newGame(page);
  await click(page, 'e2', 'e4');
  await expect(moves(page)).toHaveCount(2);
  await page.goto('./#play/xiangqi');
  await newGame(page);
  await click(page, 'h3', 'e3');
  await expect(moves(page)).toHaveCount(2);
  await page.locator('select[name=language]').selectOption('zh-Hant');
  await expect(title(page)).toHaveText('輪到你走');
  await page.goto('./index.html#endgame/chess');
  await expect(page.locator('.value').first()).toBeVisible({ timeout: 40_000 });
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);

  site.deploy('second');
  await site.start();
  await page.reload();
  await ready(page);
  await offered(page);
  await expect.poll(() => enginesKept(page, 'second')).toEqual(ALL_ENGINES);
});

test('in data-saver mode only used files are stored, and they work offline', {
  tag: '@long',
}, async ({ page, site }) => {
  offline(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(page);
  // Longer than the page counts as busy.
  await page.waitForTimeout(5_500);
  await expect.poll(() => enginesKept(page)).toEqual(['chess']);
  await page.goto('./#play/xiangqi');
  await ready(page);
  await expect.poll(() => enginesKept(page)).toEqual(['chess', 'xiangqi']);
  await site.stop();
  await page.reload();
  await ready(page);
  await newGame(page);
  await click(page, 'h3', 'e3');
  await expect(moves(page)).toHaveCount(2);
});

test('a new version waits until it is wanted; pages keep theirs until then', async ({
  page,
  context,
  site,
}) => {
  await visit(page);
  const other = await context.newPage();
  await other.goto('./#play');
  await ready(other);
  site.deploy('second');
  // The host has lost the files of the first build, from which the page still runs.
  await page.reload();
  await ready(page);
  await expect.poll(() => buildOf(page)).toBeUndefined();
  await offered(page);
  await expect(page.locator('.update-offer')).toContainText('There is a new version.');
  await expect.poll(() => buildsKept(page)).toBe(2);
  await button(page, 'Reload').click();
  await expect.poll(() => buildOf(page).catch(() => null)).toBe('second');
  await ready(page);
  await expect(page.locator('.update-offer')).toBeHidden();
  // The other page fetches a part of its own build, which the host no longer has.
  await expect.poll(() => buildOf(other)).toBeUndefined();
  await other.getByRole('link', { name: 'Endgames' }).click();
  await expect(other.locator('.ending-bar')).toBeVisible();
  await expect.poll(() => buildsKept(page)).toBe(2);
  await other.close();
  await page.reload();
  await expect.poll(() => buildsKept(page)).toBe(1);
});

test('a new version comes at once when it is wanted, whatever the old one still fetches', {
  tag: '@long',
}, async ({ page, site }) => {
  offline(page);
  site.silent = /_full_bg/;
  await visit(page);
  await expect.poll(() => site.unanswered.length).toBeGreaterThan(0);
  site.deploy('second');
  await page.reload();
  await ready(page);
  await offered(page);
  await button(page, 'Reload').click();
  await expect.poll(() => buildOf(page).catch(() => null), { timeout: 8_000 }).toBe('second');
});

for (const [how, part] of Object.entries({ nothing: 'silent', half: 'halved' } as const)) {
  test(`a new version comes at once while a page waits for an engine that ${how} comes of`, {
    tag: '@long',
  }, async ({ page, site }) => {
    offline(page);
    // Then engines are stored only as they are used.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await visit(page);
    await expect.poll(() => enginesKept(page)).toEqual(['chess']);
    site[part] = /xiangqi_bg/;
    await page.goto('./#play/xiangqi');
    await expect.poll(() => site.unanswered.length).toBeGreaterThan(0);
    site.deploy('second');
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await offered(page);
    await button(page, 'Reload').click();
    await expect.poll(() => buildOf(page).catch(() => null), { timeout: 8_000 }).toBe('second');
  });
}

test('half a new version is none', { tag: '@long' }, async ({ page, site }) => {
  offline(page);
  await visit(page);
  site.deploy('broken');
  const assets = join(site.folder, 'assets');
  const style = readdirSync(assets).find((name) => name.endsWith('.css')) ?? '';
  writeFileSync(join(assets, style), 'body {}');
  await page.reload();
  await ready(page);
  await page.waitForTimeout(1_500);
  const isInstalling = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).installing !== null);
  await expect.poll(isInstalling, { timeout: 30_000 }).toBe(false);
  await expect.poll(() => buildOf(page)).toBeUndefined();
  await expect.poll(() => buildsKept(page)).toBe(1);
  await expect(page.locator('.update-offer')).toBeHidden();
  await site.stop();
  await page.reload();
  await ready(page);
});

/** How many parts of long tables are cached. */
function partsKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('chariot-table-parts'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().length;
  });
}

test('ranges are answered, from what is kept and of tables that were asked for before', {
  tag: '@long',
}, async ({ page, site }) => {
  offline(page);
  await visit(page);
  writeFileSync(join(site.folder, 'tables', 'long.egt'), Buffer.from('0123456789'));
  const part = (address: string, range: string) =>
    page.evaluate(
      async ([where, which]) => {
        const response = await fetch(where ?? '', { headers: { Range: which ?? '' } });
        return [
          response.status,
          response.headers.get('Content-Range'),
          response.status === 206 ? await response.text() : '',
        ];
      },
      [address, range],
    );
  expect(await part('icon.svg', 'bytes=1-3')).toEqual([
    206,
    expect.stringMatching(/^bytes 1-3\/\d+$/),
    'svg',
  ]);
  expect(await part('icon.svg', 'bytes=1000000-')).toEqual([
    416,
    expect.stringMatching(/^bytes \*\/\d+$/),
    '',
  ]);
  expect(await part('tables/long.egt', 'bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
  // Several at once are kept one by one, after the answer.
  const [together] = await part('tables/long.egt', 'bytes=8-9,6-6');
  expect(together).toBe(206);
  await expect.poll(() => partsKept(page)).toBe(3);
  await site.stop();
  expect(await part('tables/long.egt', 'bytes=8-9')).toEqual([206, 'bytes 8-9/*', '89']);
  expect(await part('tables/long.egt', 'bytes=2-4')).toEqual([206, 'bytes 2-4/*', '234']);
  await expect(part('tables/long.egt', 'bytes=8-9,6-6')).rejects.toThrow();
  await expect(part('tables/long.egt', 'bytes=5-6')).rejects.toThrow();
});
