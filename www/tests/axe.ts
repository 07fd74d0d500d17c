import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Locale of the browser, language of the page, and tag of its tests. */
export const ENGLISH = { locale: 'en-GB', lang: 'en', tag: [] as string[] };

/**
 * The languages under test. Traditional Chinese has the same dictionaries as simplified Chinese,
 * letter by letter, so only a11y.spec.ts tests it.
 */
export const LANGUAGES = [
  { ...ENGLISH, tag: ['@long'] },
  { locale: 'zh-CN', lang: 'zh-Hans', tag: ['@long'] },
];

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Axe {
  run(within: string, rules: RunOptions): Promise<AxeResults>;
}

/** Loads the scanner. The page's policy would forbid it, so the test must bypass the policy. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe);
}

/**
 * Axe's findings in a part of the page. Axe cannot compute the contrast of hidden or single
 * characters; faintOf does. Letters in drawings and on the evaluation bar have their own test,
 * packages/board/src/styles/contrast.test.ts. The scale of the heat map is exempt: its colour runs
 * from dark to light.
 */
export async function axeViolations(
  page: Page,
  rules: RunOptions = {},
  within = ':root',
): Promise<unknown[]> {
  await page.evaluate(settled);
  const { violations, unclear } = await page.evaluate(
    async ([within, rules]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      // Passing elements are not described: that would take longer than finding them.
      const resultTypes: RunOptions['resultTypes'] = ['violations', 'incomplete'];
      const { violations, incomplete } = await axe.run(within, { ...rules, resultTypes });
      return {
        violations: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        unclear: incomplete
          .filter(({ id }) => id === 'color-contrast')
          .flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' '))),
      };
    },
    [within, rules] as const,
  );
  return [...violations, ...(await page.evaluate(faintOf, unclear))];
}

export const DIALOG = 'dialog[open]';

/** The findings in the light and then in the dark theme. Rules without colours run once. */
export async function axeViolationsInBothThemes(page: Page, within?: string): Promise<unknown[]> {
  const light = await axeViolations(page, {}, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeViolations(page, { runOnly: COLOUR_RULES }, within);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

/** Waits for fades and glides, since half-way colours are neither old nor new. Runs in the page. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** The elements whose text has a contrast below 4.5. Runs in the page. */
function faintOf(selectors: readonly string[]): string[] {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  if (!paint) throw new Error('no canvas');
  const luminance = (): number => {
    const [red = 0, green = 0, blue = 0] = Array.from(
      paint.getImageData(0, 0, 1, 1).data,
      (value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      },
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const cover = (colour: string): void => {
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
  };
  return selectors.filter((selector) => {
    const element = document.querySelector(selector);
    if (!element || element.closest('svg, .evaluation, .heat-scale')) return false;
    const grounds: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      grounds.unshift(getComputedStyle(at).backgroundColor);
    }
    cover('#fff');
    for (const ground of grounds) cover(ground);
    const behind = luminance();
    cover(getComputedStyle(element).color);
    const text = luminance();
    return (Math.max(behind, text) + 0.05) / (Math.min(behind, text) + 0.05) < 4.5;
  });
}
