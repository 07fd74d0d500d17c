// Chromium, driven by Playwright.

import { chromium, type Page } from '@playwright/test';
// @ts-expect-error a program of Node.js without types
import { executablePath } from '../../scripts/chromium.mjs';
import { type Browser, DESKTOP, type Json, packed, type Tab, unpacked } from './browser.ts';

class PageTab implements Tab {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async goto(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async evaluate<Args extends readonly Json[], Result>(
    code: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return unpacked(await this.#page.evaluate(`(${packed(code, args)})()`));
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#page.mouse.click(x, y);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#page.setViewportSize({ width, height });
  }

  screenshot(): Promise<Buffer> {
    return this.#page.screenshot();
  }
}

export async function startChromium(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  const [width, height] = DESKTOP;
  let last: Page | undefined;
  return {
    version: `Chromium ${browser.version()}`,
    async open() {
      await last?.close();
      last = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      return new PageTab(last);
    },
    close: () => browser.close(),
  };
}
