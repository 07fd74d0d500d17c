import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

type Options = { [name in keyof BrowserContextOptions]: BrowserContextOptions[name] | undefined };

type Test = (context: BrowserContext) => Promise<void>;

interface Kept {
  readonly context: BrowserContext;
  /** Empties everything that the page stores. */
  readonly clear: () => Promise<unknown>;
}

/**
 * The browser contexts of a worker, one for each set of options. A test gets a context as empty as
 * a new one, except that it has fetched and compiled the page's files: that takes a fifth of the
 * processor time of a test.
 */
export class Contexts {
  readonly #browser: Browser;
  readonly #kept = new Map<string, Kept>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Runs a test in a new context. */
  async open(options: Options, test: Test): Promise<void> {
    const context = await this.#browser.newContext(taken(options));
    await test(context);
    await context.close();
  }

  /** Runs a test in a context that has served others with the same options. */
  async lend(options: Options, test: Test): Promise<void> {
    const key = JSON.stringify(options);
    const { context, clear } = this.#kept.get(key) ?? (await this.#keep(options));
    this.#kept.delete(key);
    await test(context);
    const [, ...pages] = context.pages();
    const spoilt = await anyHasOwnClock(pages);
    await Promise.all(pages.map(leave));
    if (spoilt) return context.close();
    await Promise.all([context.setOffline(false), clear()]);
    this.#kept.set(key, { context, clear });
  }

  /** A context whose first page stays, to reach the store of the site. */
  async #keep(options: Options): Promise<Kept> {
    const context = await this.#browser.newContext(taken(options));
    const page = await context.newPage();
    await page.goto('./robots.txt');
    const session = await context.newCDPSession(page);
    const store = { origin: new URL(page.url()).origin, storageTypes: 'all' };
    const clear = async (): Promise<void> => {
      // The browser may learn of an item that a closed page stored after it has emptied its store. This page writes by
      // way of the same process, and so later.
      await page.evaluate(() => localStorage.clear());
      await session.send('Storage.clearDataForOrigin', store);
    };
    return { context, clear };
  }
}

/**
 * Opens a page; in a context that serves several tests, in the process of the first page. It has compiled what the page
 * runs, which takes a seventh of the processor time of a test.
 */
export async function openPage(context: BrowserContext): Promise<Page> {
  const [first] = context.pages();
  if (!first) return context.newPage();
  const opened = context.waitForEvent('page');
  await first.evaluate(() => void globalThis.open('about:blank'));
  return opened;
}

/** Closes a page once it has stopped: a page that is closed may go on for a moment and store something. */
async function leave(page: Page): Promise<void> {
  // A test may have left it without a connection, or busy for ever.
  await page.goto('./robots.txt', { timeout: 5_000 }).catch(() => {});
  await page.close();
}

/** Without those that are undefined, which Playwright does not take. */
const taken = (options: Options): BrowserContextOptions => JSON.parse(JSON.stringify(options));

/** Whether the test replaced the clock, which holds for the context from then on. */
async function anyHasOwnClock(pages: readonly Page[]): Promise<boolean> {
  const all = pages.map((page) => page.evaluate(() => '__pwClock' in globalThis).catch(() => true));
  return (await Promise.all(all)).includes(true);
}
