import type { Page } from '@playwright/test';
import { coreOf } from './numbers/core.ts';
import { KINDS, type Read, type Seen } from './numbers/kinds.ts';
import { chooseLanguage, expect, test } from './support.ts';
import { bringWalk, look } from './walk/driver.ts';
import { GAMES, VIEWS } from './walk/sight.ts';

/** Zeros that a language writes as a word. */
const ZEROS: Readonly<Record<string, number>> = { K: 3, M: 6, 万: 4, 萬: 4 };

/** The numbers of a text: digits with signs, groups and short words for thousands. */
function numbersIn(text: string): number[] {
  const all = text.matchAll(/([−-]?)(\d[\d,]*(?:\.\d+)?)([KM万萬]?)/g);
  return [...all].map(([, sign, digits = '', unit = '']) => {
    const value = Number(`${digits.replaceAll(',', '')}e${ZEROS[unit] ?? 0}`);
    return sign ? -value : value;
  });
}

interface Collected {
  /** Index of the kind; -1 if there is none. */
  readonly kind: number;
  readonly text: string;
  readonly place: string;
}

/** Every text with a number that a person sees or hears, with its kind. Runs in the page. */
function collectInPage(selectors: readonly string[]): Collected[] {
  const found: Collected[] = [];
  const taken = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const own = node.textContent?.trim() ?? '';
    if (!parent?.checkVisibility() || !/\d/.test(own)) continue;
    const kind = selectors.findIndex((selector) => parent.closest(selector));
    const element = parent.closest(selectors[kind] ?? '*') ?? parent;
    if (taken.has(element)) continue;
    taken.add(element);
    const text = kind < 0 ? own : (element.textContent ?? '');
    found.push({ kind, text, place: `${parent.outerHTML.slice(0, 120)}` });
  }
  return found;
}

/** The address, diagrams and courses, from which numbers are recomputed. Runs in the page. */
function lookAround(): Pick<Seen, 'address' | 'diagrams' | 'lessons'> {
  return {
    address: location.hash,
    diagrams: [...document.querySelectorAll('.today svg.diagram')].map((diagram) =>
      [...diagram.querySelectorAll(':scope > svg')]
        .map((piece) => `${piece.getAttribute('x')},${piece.getAttribute('y')}`)
        .sort()
        .join(' '),
    ),
    lessons: [...document.querySelectorAll('.home-course')].map(
      (course) => course.querySelectorAll('.stations li').length,
    ),
  };
}

/** The part that a view shows last. */
const LAST: Readonly<Record<string, string>> = {
  endgame: '.value-result',
  learn: '.stations li',
  openings: '.book-move',
  today: '.today-card:has(.diagram.xiangqi) .today-rating',
  puzzles: 'dd small',
};

async function openView(page: Page, view: string, game: string): Promise<void> {
  await page.goto(`./#${view}/${game}`);
  await expect(page.locator(`#main.is-${view}`)).toBeVisible();
  const last = page.locator(LAST[view] ?? 'h1, h2').last();
  await expect(last).toBeVisible();
  await look(page);
}

for (const language of ['en', 'zh-Hans', 'zh-Hant'] as const) {
  test(`every number in ${language} is the one that the core gives, asked in another way`, {
    tag: language === 'en' ? [] : '@long',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await bringWalk(page);
    await page.goto('./#play/chess');
    await chooseLanguage(page, language);
    const wrong: string[] = [];
    let count = 0;
    const kinds = new Set<string>();
    for (const game of GAMES) {
      const core = await coreOf(game);
      for (const view of VIEWS) {
        await openView(page, view, game);
        const seen: Seen = { ...(await page.evaluate(lookAround)), game, language, core };
        const all = await page.evaluate(
          collectInPage,
          KINDS.map(({ at }) => at),
        );
        for (const { place } of all.filter(({ kind }) => kind < 0))
          wrong.push(`${view}/${game}: of no kind: ${place}`);
        for (const [index, { name: kind, expected }] of KINDS.entries()) {
          const found: Read[] = all
            .filter((one) => one.kind === index)
            .map(({ text }) => ({ text, numbers: numbersIn(text) }));
          count += found.flatMap(({ numbers }) => numbers).length;
          if (found.length === 0 || !expected) continue;
          kinds.add(kind);
          const right = expected(seen, found);
          if (right.length !== found.length)
            wrong.push(`${view}/${game}: ${kind}: ${found.length} and not ${right.length}`);
          for (const [at, { text, numbers }] of found.entries())
            if (`${numbers}` !== `${right[at]}`)
              wrong.push(`${view}/${game}: ${kind}: “${text}” and not ${right[at]}`);
        }
      }
    }
    test.info().annotations.push({ type: 'numbers', description: `${count}` });
    expect(wrong).toEqual([]);
    const recomputed = KINDS.flatMap(({ name, expected }) => (expected ? [name] : []));
    expect(recomputed.filter((name) => !kinds.has(name))).toEqual([]);
  });
}
