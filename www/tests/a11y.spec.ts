import type { Page } from '@playwright/test';
import {
  axeViolations,
  axeViolationsInBothThemes,
  DIALOG,
  ENGLISH,
  LANGUAGES,
  loadAxe,
} from './axe.ts';
import { button, expect, open, test, title } from './support.ts';

const VIEWS = ['play/chess', 'play/xiangqi', 'endgame/chess', 'endgame/xiangqi'] as const;
const TRADITIONAL = { locale: 'zh-TW', lang: 'zh-Hant', tag: ['@long'] };

for (const view of VIEWS) {
  const languages = view.endsWith('xiangqi') ? LANGUAGES : [ENGLISH, TRADITIONAL];
  for (const { locale, lang, tag } of languages) {
    // The other views have one look below; xiangqi looks like chess.
    const tags = view === 'play/chess' ? tag : ['@long'];
    test.describe(`${view}, ${lang}`, { tag: tags }, () => {
      test.use({ locale, bypassCSP: true });

      test('no violation that axe finds, light or dark', async ({ page }) => {
        await open(page, view);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const endgame = view.startsWith('endgame');
        if (endgame) await expect(page.locator('.value').first()).toBeVisible();
        await loadAxe(page);
        expect(await axeViolationsInBothThemes(page)).toEqual([]);

        // Again, with the parts that open on demand.
        await page.locator('.preferences .icon-button').click();
        await page.locator('.settings').waitFor();
        expect(await axeViolationsInBothThemes(page, DIALOG)).toEqual([]);
        await page.keyboard.press('Escape');
        for (const place of endgame ? [1, 2, 3] : []) {
          await page.getByRole('tab').nth(place).click();
          await page.locator('.heat-legend, .chart, .move-list').waitFor();
          expect(await axeViolationsInBothThemes(page)).toEqual([]);
        }
        if (endgame) {
          await page.locator('.ending-bar').click();
          await page.locator('.ending-picker').waitFor();
          expect(await axeViolationsInBothThemes(page, DIALOG)).toEqual([]);
          await page.keyboard.press('Escape');
        }
        await page.locator(`.action:nth-child(${endgame ? 2 : 1})`).click();
        await page.locator(endgame ? '.palette' : 'dialog[open]').waitFor();
        if (view === 'play/xiangqi') {
          await page.locator('select[name=beginning]').selectOption({ index: 1 });
        }
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
      });
    });
  }
}

test.describe('the other views', () => {
  test.use({ bypassCSP: true });

  const ofChess = ['endgame', 'analysis', 'learn', 'openings', 'games', 'puzzles', 'practice'];
  for (const view of [...ofChess.map((name) => `${name}/chess`), 'today', 'about']) {
    test(`${view}: no violation that axe finds at a first look`, {
      tag: ['endgame/chess', 'analysis/chess', 'today'].includes(view) ? [] : '@long',
    }, async ({ page }) => {
      await page.goto(`./#${view}`);
      await expect(title(page)).toBeVisible({ timeout: 20_000 });
      await loadAxe(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});

/**
 * Controls smaller than 24 × 24 pixels, with their sizes. The board sets the size of its squares.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary, [tabindex="0"]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
      .map((one) => ({ one: one.closest('label') ?? one, box: one.getBoundingClientRect() }))
      .map(({ one, box }) => ({
        one,
        box: one.tagName === 'LABEL' ? one.getBoundingClientRect() : box,
      }))
      .filter(({ one, box }) => !one.matches('.skip') && (box.width < 24 || box.height < 24))
      .map(({ one, box }) => `${one.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
  );
}

test('every control is large enough', { tag: '@long' }, async ({ page }) => {
  const sizes = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ];
  const lessons = [
    'learn/chess/board',
    'learn/xiangqi/basics/horseLeg',
    'openings/chess',
    'puzzles/chess',
    'practice/chess',
  ] as const;
  for (const view of [...VIEWS, ...lessons]) {
    await open(page, view);
    if (view.startsWith('endgame')) await expect(page.locator('.value').first()).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await smallTargets(page), `${view}, ${size.width}`).toEqual([]);
      // The settings are the same in every view of a game.
      if (!view.startsWith('play')) continue;
      await button(page, 'Settings').click();
      await page.locator('.settings').waitFor();
      expect(await smallTargets(page), `${view}, ${size.width}`).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('.settings').waitFor({ state: 'detached' });
    }
  }
});

test('keyboard focus is visible everywhere', async ({ page }) => {
  for (const view of ['play/chess', 'endgame/xiangqi', 'learn/xiangqi/board'] as const) {
    await open(page, view);
    const seen = new Set<string>();
    for (;;) {
      await page.keyboard.press('Tab');
      const { name, shown } = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return { name: '', shown: true };
        // A radio button lies unseen over its label.
        const drawn = focused.matches('.choice input') ? focused.nextElementSibling : focused;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(drawn ?? focused);
        const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return {
          name: `${focused.tagName} ${focused.className} ${focused.getAttribute('name') ?? ''} ${focused.textContent?.slice(0, 30)}`,
          shown: outlined || boxShadow !== 'none',
        };
      });
      if (name === '' || seen.has(name)) break;
      seen.add(name);
      expect([name, shown]).toEqual([name, true]);
    }
    expect(seen.size).toBeGreaterThan(10);
  }
});
