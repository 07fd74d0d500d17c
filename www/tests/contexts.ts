import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

type Options = { [name in keyof BrowserContextOptions]: BrowserContextOptions[name] | undefined };

interface Kept {
  readonly context: BrowserContext;
  /** Empties everything that the page stores. */
  readonly clear: () => Promise<unknown>;
}

/**
 * The browser contexts of a worker, one for each set of options. A test gets a context as empty as
 * a new one, except that it has fetched and compiled the page's files: that takes a quarter of the
 * processor time of all tests.
 */
export class Contexts {
  readonly #browser: Browser;
  readonly #kept = new Map<string, Kept>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Runs a test in a context with these options. */
  async lend(options: Options, test: (context: BrowserContext) => Promise<void>): Promise<void> {
    // Without options that are undefined, which Playwright does not take.
    const key = JSON.stringify(options);
    const { context, clear } = this.#kept.get(key) ?? (await this.#open(JSON.parse(key)));
    this.#kept.delete(key);
    await test(context);
    const [, ...pages] = context.pages();
    const spoilt = options.serviceWorkers === 'allow' || (await anyHasOwnClock(pages));
    await Promise.all(pages.map((page) => page.close()));
    if (spoilt) return context.close();
    await clear();
    this.#kept.set(key, { context, clear });
  }

  /** A context whose first page stays, to reach the store of the site. */
  async #open(options: BrowserContextOptions): Promise<Kept> {
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    await page.goto('./robots.txt');
    const session = await context.newCDPSession(page);
    const store = { origin: new URL(page.url()).origin, storageTypes: 'all' };
    return { context, clear: () => session.send('Storage.clearDataForOrigin', store) };
  }
}

/** Whether the test replaced the clock, which holds for the context from then on. */
async function anyHasOwnClock(pages: readonly Page[]): Promise<boolean> {
  const all = pages.map((page) => page.evaluate(() => '__pwClock' in globalThis).catch(() => true));
  return (await Promise.all(all)).includes(true);
}
