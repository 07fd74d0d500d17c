// `node scripts/screenshots.mjs [OUT]`: pictures of the built page in every size, theme and language.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const out = process.argv[2] ?? 'test-results/screenshots';
const dist = process.env.DIST ?? 'dist';
const SIZES = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] };
const LANGUAGES = { en: 'en-GB', hans: 'zh-CN', hant: 'zh-TW' };
const THEMES = ['light', 'dark'];
const DEBIAN = '/usr/bin/chromium';

/** What is on each picture: the view it opens, and what is done there. */
const SCENES = {
  play: {
    view: 'play/chess',
    async act(page) {
      await playMoves(page, ['e4', 'Nf3']);
      await page.locator('[data-square=d2]').click();
    },
  },
  xiangqi: {
    view: 'play/xiangqi',
    async act(page) {
      await playMoves(page, ['h3e3', 'h1g3']);
      await page.locator('[data-square=e3]').click();
    },
  },
  symbols: {
    view: 'play/xiangqi',
    looks: { xiangqi: { pieces: 'symbols', coordinates: 'algebraic' } },
    async act(page) {
      await page
        .locator('input[name=fen]')
        .fill('2bak4/4a4/4b4/9/2n3R2/9/4P4/4B4/4A4/2BAK2r1 w - - 0 1');
      await page.locator('input[name=fen]').press('Enter');
      await page.locator('.is-check').waitFor();
    },
  },
  handicap: {
    view: 'play/xiangqi',
    looks: { xiangqi: { pieces: 'simplified' } },
    async act(page) {
      await page.locator('.action').first().click();
      await page.locator('select[name=beginning]').selectOption({ index: 2 });
    },
  },
  endgame: {
    view: 'endgame',
    async act(page) {
      await page.locator('input[name=fen]').fill('8/8/8/3k4/8/8/8/R3K3 w - - 0 1');
      await page.locator('input[name=fen]').press('Enter');
      await page.locator('.value').first().waitFor();
      await page.locator('input[value=strong]').check({ force: true });
      await page.locator('.value').first().hover();
    },
  },
};

/** Types moves, waiting for the answer to each. */
async function playMoves(page, moves) {
  for (const [i, move] of moves.entries()) {
    const field = page.locator('input[name=move]');
    await field.fill(move);
    await field.press('Enter');
    await page.waitForFunction(
      (least) =>
        document.querySelectorAll('.move').length >= least && !document.querySelector('.is-busy'),
      2 * i + 2,
      { timeout: 20_000 },
    );
  }
}

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
        for (const [scene, { view, looks, act }] of Object.entries(SCENES)) {
          const page = await context.newPage();
          await page.addInitScript((chosen) => {
            localStorage.clear();
            if (chosen) localStorage.setItem('chariot.looks', JSON.stringify(chosen));
          }, looks);
          await page.goto(`http://127.0.0.1:4321/any/where/#${view}`);
          await page.locator('.pieces .piece').first().waitFor();
          await act(page);
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
