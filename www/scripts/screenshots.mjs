// `node scripts/screenshots.mjs [OUT]`: pictures of the built page in every size, theme and language.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const out = process.argv[2] ?? 'test-results/screenshots';
const dist = process.env.DIST ?? 'dist';
const SIZES = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] };
const LANGUAGES = { en: 'en-GB', zh: 'zh-CN' };
const THEMES = ['light', 'dark'];
const DEBIAN = '/usr/bin/chromium';

/** What is on each picture. */
const SCENES = {
  async play(page) {
    for (const move of ['e4', 'Nf3']) {
      const field = page.locator('input[name=move]');
      await field.fill(move);
      await field.press('Enter');
      await page.waitForFunction(
        (least) =>
          document.querySelectorAll('.move').length >= least && !document.querySelector('.is-busy'),
        move === 'e4' ? 2 : 4,
        { timeout: 20_000 },
      );
    }
    await page.locator('[data-square=d2]').click();
  },
  async endgame(page) {
    await page.locator('input[name=fen]').fill('8/8/8/3k4/8/8/8/R3K3 w - - 0 1');
    await page.locator('input[name=fen]').press('Enter');
    await page.locator('.value').first().waitFor();
    await page.locator('input[value=strong]').check({ force: true });
    await page.locator('.value').first().hover();
  },
};

const server = await preview({
  build: { outDir: dist },
  base: '/any/where/',
  preview: { port: 4321, host: '127.0.0.1' },
  logLevel: 'warn',
});
const browser = await chromium.launch({
  ...(existsSync(DEBIAN) ? { executablePath: DEBIAN } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});
mkdirSync(out, { recursive: true });
try {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const theme of THEMES) {
      for (const [name, locale] of Object.entries(LANGUAGES)) {
        const context = await browser.newContext({
          viewport: { width, height },
          locale,
          colorScheme: theme,
          hasTouch: size === 'phone',
        });
        for (const [scene, play] of Object.entries(SCENES)) {
          const page = await context.newPage();
          await page.goto(`http://127.0.0.1:4321/any/where/#${scene}`);
          await page.locator('.men .man').first().waitFor();
          await play(page);
          await page.evaluate(() => scrollTo(0, 0));
          await page.waitForTimeout(400);
          await page.screenshot({ path: join(out, `${scene}-${size}-${theme}-${name}.png`) });
          await page.close();
        }
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(out);
