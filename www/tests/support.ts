import type { ToWorker } from '@chariot/engine/client';
import type { RequestName } from '@chariot/protocol';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { Contexts, openPage } from './contexts';

export { expect };

/** Factor by which the page is slowed down: tests that pass by luck fail sooner. */
const SLOWNESS = Number(process.env.E2E_SLOWNESS ?? 1);

/** Console messages that a test provokes on purpose. */
const allowed = new WeakMap<Page, RegExp[]>();

/** Allows console errors that match, for a test that provokes them. */
export function allowErrors(page: Page, pattern: RegExp): void {
  allowed.set(page, [...(allowed.get(page) ?? []), pattern]);
}

/** Every test also fails on a console error, a breach of the policy, or a request to elsewhere. */
export const test = base.extend<object, { contexts: Contexts }>({
  contexts: [({ browser }, use) => use(new Contexts(browser)), { scope: 'worker' }],
  context: async (
    {
      contexts,
      baseURL,
      bypassCSP,
      forcedColors,
      hasTouch,
      isMobile,
      locale,
      permissions,
      reducedMotion,
      serviceWorkers,
      viewport,
    },
    use,
    { project },
  ) => {
    const looks = { forcedColors, hasTouch, isMobile, reducedMotion, viewport };
    const options = { baseURL, bypassCSP, locale, permissions, serviceWorkers, ...looks };
    // A service worker and another host would stay.
    const own = serviceWorkers === 'allow' || baseURL !== project.use.baseURL;
    await (own ? contexts.open(options, use) : contexts.lend(options, use));
  },
  page: async ({ context, baseURL }, use) => {
    const page = await openPage(context);
    const errors: string[] = [];
    const own = new URL(baseURL ?? '').origin;
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== own && protocol !== 'data:') errors.push(`request to ${origin}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await page.addInitScript(() => {
      // One-time offers would cover what a test clicks. Tests of the offer remove this.
      try {
        localStorage.setItem('chariot.piecesOffered', 'true');
        // A move of the book comes without the search that a test looks at; whoever tests the book switches it on.
        // Most tests type their moves.
        if (!localStorage.getItem('chariot.types')) localStorage.setItem('chariot.types', 'true');
        if (!localStorage.getItem('chariot.book')) localStorage.setItem('chariot.book', 'false');
      } catch {
        // The browser or the test denies storage.
      }
    });
    if (SLOWNESS > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    }
    await use(page);
    const patterns = allowed.get(page) ?? [];
    expect(errors.filter((error) => !patterns.some((pattern) => pattern.test(error)))).toEqual([]);
  },
});

export const square = (page: Page, name: string): Locator =>
  page.locator(`[data-square="${name}"]`);
export const piece = (page: Page, name: string): Locator => page.locator(`[data-piece="${name}"]`);
export const title = (page: Page): Locator => page.locator('h1');
export const moves = (page: Page): Locator => page.locator('.move');
export const fen = (page: Page): Locator => page.locator('input[name=fen]');
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/**
 * Holds back what the page asks its engines, while the function returned was last called with true. `only`: the name of
 * the requests held back.
 */
export async function engineHolder(
  page: Page,
  only?: RequestName,
): Promise<(isHeld: boolean) => Promise<void>> {
  await page.addInitScript((name) => {
    const waiting: (() => void)[] = [];
    let isHeld = false;
    const holdEngines = (held: boolean): void => {
      isHeld = held;
      if (!held) for (const send of waiting.splice(0)) send();
    };
    Object.assign(globalThis, { holdEngines });
    globalThis.Worker = class extends Worker {
      override postMessage(message: ToWorker, transfer?: unknown): void {
        const send = (): void => super.postMessage(message, transfer as Transferable[]);
        const isMeant = !name || (message.type === 'request' && name in message.request);
        if (isHeld && isMeant) waiting.push(send);
        else send();
      }
    };
  }, only);
  type Held = typeof globalThis & { holdEngines(isHeld: boolean): void };
  return (isHeld) => page.evaluate((held) => (globalThis as Held).holdEngines(held), isHeld);
}

/** The value of a field, once it has one. */
export async function filled(field: Locator): Promise<string> {
  await expect(field).toHaveValue(/\S/);
  return field.inputValue();
}

/** Holds back the drawings of a set of pieces until the function returned is called. */
export async function holdPieces(page: Page, set: string): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/assets/${set}-[^/]*\\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Measures layout shifts; the function returned gives their sum for the current page. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (globalThis as unknown as { shifted: number }).shifted += (
          entry as PerformanceEntry & { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
}

export async function chooseLanguage(page: Page, tag: 'en' | 'zh-Hans' | 'zh-Hant'): Promise<void> {
  await page.locator('select[name=language]').selectOption(tag);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
}

/** Opens a view and waits until its board is ready. */
export async function open(
  page: Page,
  view:
    | 'play'
    | 'endgame'
    | `${'play' | 'endgame' | 'openings' | 'puzzles' | 'practice'}/${'chess' | 'xiangqi'}`
    | `learn/${'chess' | 'xiangqi'}/${string}` = 'play',
): Promise<void> {
  await page.goto(`./#${view}`);
  // Practice begins with an overview.
  const ready = view.startsWith('practice') ? '.practice .primary' : '.pieces .piece';
  await expect(page.locator(ready).first()).toBeAttached({ timeout: 20_000 });
}

export interface NewGame {
  /** The first side by default; `Two players` for two people. */
  side?: string;
  level?: number;
  start?: { name: string; giver?: string };
  /** A start other than the usual one. */
  fen?: string;
  /** Name of a preset, such as `3 min + 2 s`. */
  clock?: string;
}

/** Starts a game, against the weakest level unless given. */
export async function newGame(
  page: Page,
  { side, level = 1, start, fen: position, clock }: NewGame = {},
): Promise<void> {
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog');
  const sides = dialog.getByRole('group', { name: 'You play' }).getByRole('radio');
  if (side === undefined) await sides.first().check({ force: true });
  else await dialog.getByRole('radio', { name: side }).check({ force: true });
  if (side !== 'Two players') await dialog.locator('input[name=level]').fill(String(level));
  if (start) {
    await dialog.getByLabel('Start from').selectOption({ label: start.name });
    if (start.giver) {
      await dialog.getByRole('radio', { name: start.giver, exact: true }).check({ force: true });
    }
  }
  if (position) {
    await dialog.locator('select[name=beginning]').selectOption('fen');
    await fen(page).fill(position);
  }
  if (clock) await dialog.getByLabel('Clock').selectOption({ label: clock });
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog).toBeHidden();
}

export async function type(page: Page, move: string): Promise<void> {
  const field = page.locator('input[name=move]');
  await field.fill(move);
  await field.press('Enter');
}

/** Replaces the position by pasting a FEN. In Play this starts a game with the user to move. */
export async function setUp(page: Page, text: string): Promise<void> {
  await askFor(page, text);
  // While a dialog is open the page behind it takes no key.
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Pastes a FEN that may be invalid. */
export async function askFor(page: Page, text: string): Promise<void> {
  if (/#(analysis|endgame)/.test(page.url())) {
    await fen(page).fill(text);
    await fen(page).press('Enter');
    return;
  }
  await page.locator('.action').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('select[name=beginning]').selectOption('fen');
  await fen(page).fill(text);
  const sides = dialog.getByRole('group').first().getByRole('radio');
  if (!(await sides.last().isChecked())) {
    await sides.nth(text.split(' ')[1] === 'b' ? 2 : 0).check({ force: true });
  }
  await dialog.locator('[type=submit]').click();
}

/** The pieces on the board, with their squares. */
export function position(page: Page): Promise<string> {
  return page.locator('.piece').evaluateAll((all) =>
    all
      .map((one) => `${(one as HTMLElement).dataset.piece} ${one.firstElementChild?.outerHTML}`)
      // Gradients have a name each.
      .map((piece) => piece.replace(/P\d+-\d+/g, ''))
      .sort()
      .join('\n'),
  );
}

/** Shows the engine's evaluation in Play, from the next visit on. */
export async function showEngine(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('chariot.playEngine', 'true'));
}

export const player = (page: Page, side: 'first' | 'second'): Locator =>
  page.locator(`[data-player=${side}]`);

/** Limits searches from the next visit on, except pondering. */
async function limitSearches(
  page: Page,
  most: { readonly moveTime?: number; readonly nodes?: number },
): Promise<void> {
  await page.addInitScript(({ moveTime, nodes }) => {
    globalThis.Worker = class extends Worker {
      override postMessage(message: ToWorker, transfer?: unknown): void {
        if (message.type === 'request' && 'search' in message.request) {
          const { limits } = message.request.search;
          if (moveTime && limits.moveTime && !limits.ponder) {
            limits.moveTime = Math.min(limits.moveTime, moveTime);
          }
          if (nodes && limits.nodes) limits.nodes = Math.min(limits.nodes, nodes);
        }
        super.postMessage(message, transfer as Transferable[]);
      }
    };
  }, most);
}

/**
 * Makes the computer at full strength think for half a second instead of three, or as given: for
 * tests that only wait for its move.
 */
export const thinkBriefly = (page: Page, millis = 500): Promise<void> =>
  limitSearches(page, { moveTime: millis });

/** Makes the coach and reviews search few positions, for tests with obvious judgements. */
export const judgeBriefly = (page: Page): Promise<void> => limitSearches(page, { nodes: 10_000 });

/** Chooses one of the rarer actions of the endgame view. */
export async function moreActions(
  page: Page,
  name: 'Restart' | 'Swap colours' | 'Flip' | 'Analysis',
): Promise<void> {
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Opens one of the panels of the endgame view. */
export async function tab(
  page: Page,
  name: 'Moves' | 'Heat map' | 'Distances' | 'Game',
): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}

/** Replaces the position of the endgame view, and shows the moves. */
export async function setUpEnding(page: Page, text: string): Promise<void> {
  await tab(page, 'Game');
  await setUp(page, text);
  await expect(fen(page)).toHaveValue(text);
  await tab(page, 'Moves');
}

export async function chooseEnding(page: Page, material: string): Promise<void> {
  await page.locator('.ending-bar').click();
  await page.locator(`[data-material="${material}"]`).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.ending-code')).toHaveText(material);
  await expect(page.locator('.panel')).toHaveAttribute('aria-busy', 'false', { timeout: 40_000 });
}

export async function click(page: Page, from: string, to: string): Promise<void> {
  await clickSquare(page, from);
  await clickSquare(page, to);
}

export async function clickSquare(page: Page, name: string): Promise<void> {
  await page.mouse.click(...(await middle(page, name)));
}

export async function middle(page: Page, name: string): Promise<[number, number]> {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  // A board being redrawn has no box.
  await expect(async () => {
    box = await square(page, name).boundingBox();
    expect(box, `square ${name}`).not.toBeNull();
  }).toPass();
  const { x, y, width, height } = box as unknown as DOMRect;
  return [x + width / 2, y + height / 2];
}

/** The squares that the picked-up piece may go to. */
export function targets(page: Page): Promise<string[]> {
  return page
    .locator('.is-target, .is-capture')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.square ?? ''));
}

/**
 * Plays up to `count` moves by clicks against the computer, choosing among those that the board
 * offers, and sees each answered. Such moves may lose at once: then the last is taken back.
 */
export async function playByClicks(page: Page, count: number): Promise<void> {
  for (let move = 0; ; move += 1) {
    await expect(title(page)).toHaveText(/^(Your move|Chariot wins)/);
    if ((await title(page).textContent()) === 'Chariot wins') {
      await button(page, 'Take back').click();
      await expect(title(page)).toHaveText(/^Your move/);
      return;
    }
    if (move === count) return;
    // Only the board tells what is legal; later pieces first, so that pieces develop.
    const mine = await page
      .locator('.piece.first')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.piece ?? ''));
    let played = false;
    for (const from of mine.slice((move * 5) % mine.length).concat(mine)) {
      await clickSquare(page, from);
      const to = (await targets(page)).at(-1);
      if (to === undefined) continue;
      await clickSquare(page, to);
      played = true;
      break;
    }
    expect(played).toBe(true);
    await expect(moves(page)).toHaveCount(2 * move + 2);
  }
}

/** Records every depth shown from now on while the computer thinks: polling would miss some. */
export async function everyDepth(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (!document.querySelector('.status.is-busy')) return;
      seen.add(document.querySelectorAll('.engine dd')[1]?.textContent ?? '');
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
}
