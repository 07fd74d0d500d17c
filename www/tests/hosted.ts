import { Site } from './site.ts';
import { test as base } from './support.ts';

/** Headers of a host whose pages are cross-origin isolated. */
export const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Whether engines with several threads cannot be built here (build.sh sets it). */
export const WITHOUT_THREADS = process.env.E2E_WITHOUT_THREADS === '1';

/** A test with a host of its own for the page. */
export const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: it depends on nothing, and Playwright wants the pattern
  site: async ({}, use) => {
    const site = new Site();
    await site.start();
    await use(site);
    await site.remove();
  },
  baseURL: async ({ site }, use) => use(site.address),
});
