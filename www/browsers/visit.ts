// A visit to the page, in any engine.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { Site } from '../tests/site.ts';
import type { Browser, Json, Tab } from './engines/browser.ts';
import { type Family, startBrowser } from './engines/index.ts';

export { expect };

export interface Engine {
  readonly family: Family;
  readonly engine: Browser;
}

/** Runs before the page: no offers that cover what a journey clicks, and a list of everything that goes wrong. */
function prepare(): void {
  const faults: string[] = [];
  Object.assign(globalThis, { faults });
  addEventListener('error', ({ message }) => message && faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...all: unknown[]) => {
    faults.push(all.join(' '));
    error(...all);
  };
  try {
    const usual = { piecesOffered: 'true', types: 'true', book: 'false' };
    for (const [key, value] of Object.entries(usual)) {
      if (!localStorage.getItem(`chariot.${key}`)) localStorage.setItem(`chariot.${key}`, value);
    }
  } catch {
    // The browser or the journey denies storage.
  }
}

/** Where to click an element that matches and says `text`, or why that is impossible. */
async function placeOf(selector: string, text: string | null): Promise<[number, number] | string> {
  const said = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
  const all = [...document.querySelectorAll(selector)];
  const seen = all.filter((one) => text === null || said(one) === text);
  const [found] = seen.filter((one) => one.getClientRects().length > 0);
  if (!found) return `${seen.length} of ${all.length} match, none is shown`;
  if (found.matches(':disabled')) return 'disabled';
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  // A dialog that opens moves, and WebKit finds what it has painted last.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const later = found.getBoundingClientRect();
  if (later.x !== x || later.y !== y) return 'moves';
  const middle: [number, number] = [x + width / 2, y + height / 2];
  const hit = document.elementFromPoint(...middle);
  const label = found.closest('label');
  if (hit && (found.contains(hit) || hit.contains(found) || label?.contains(hit))) return middle;
  return `covered by ${hit?.outerHTML.slice(0, 200)}`;
}

/** Sets a field as a person would have it, whatever the page listens for. */
function setField(selector: string, value: string): boolean {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  if (!field) return false;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  return field.value === value;
}

/** Gives a file of the site to a field for files, as a person chooses one of theirs. */
async function chooseFile(selector: string, name: string): Promise<void> {
  const files = new DataTransfer();
  files.items.add(new File([await (await fetch(name)).blob()], name));
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`no ${selector}`);
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The sights and steps of a person. Each step waits until it is possible. */
export class Visit {
  readonly tab: Tab;
  readonly site: Site;

  constructor(tab: Tab, site: Site) {
    this.tab = tab;
    this.site = site;
  }

  /** Opens a view, such as `play/chess`, and waits until it shows `ready`: the board of its game, unless given. */
  async open(address: string, ready?: string): Promise<void> {
    const [view, game] = address.split('/');
    await this.faultless();
    await this.tab.goto(`${this.site.address}#${address}`);
    await this.sees(`#main.is-${view}`);
    await this.sees(ready ?? `#main.is-${view} .stage.${game} .pieces .piece`);
  }

  /** Fails if anything has gone wrong in the page since it was loaded; another page begins a list of its own. */
  async faultless(): Promise<void> {
    const faults = () => (globalThis as unknown as { faults?: string[] }).faults ?? [];
    expect(await this.tab.evaluate(faults)).toEqual([]);
  }

  /** Goes on in the page as it is after a step that loads it anew. */
  async #anew(leave: () => void): Promise<void> {
    await this.faultless();
    await this.tab.evaluate(() => Object.assign(globalThis, { old: true }) && null);
    await this.tab.evaluate(leave);
    await this.gives(false, () => 'old' in globalThis);
    await this.sees('.pieces .piece');
  }

  reload(): Promise<void> {
    return this.#anew(() => void setTimeout(() => location.reload()));
  }

  async back(): Promise<void> {
    await this.tab.evaluate(() => history.back());
  }

  /** Puts the focus on an element. */
  async focus(selector: string): Promise<void> {
    await this.sees(selector);
    await this.tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);
  }

  /** Waits for code to give a value; while a page loads it gives none. */
  async gives<Args extends readonly Json[], Result>(
    wanted: NoInfer<Result> | RegExp,
    code: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<void> {
    const value = () =>
      this.tab.evaluate(code, ...args).catch((error: Error) => `none: ${error.message}`);
    const poll = expect.poll(value, { intervals: [50, 100, 200] });
    await (wanted instanceof RegExp ? poll.toMatch(wanted) : poll.toEqual(wanted));
  }

  /** Waits for the text of the first element that matches. */
  says(selector: string, text: string | RegExp): Promise<void> {
    const code = (css: string) => document.querySelector(css)?.textContent?.trim() ?? 'absent';
    return this.gives(text, code, selector);
  }

  /** Waits until so many elements match. */
  has(selector: string, count: number): Promise<void> {
    return this.gives(count, (css: string) => document.querySelectorAll(css).length, selector);
  }

  sees(selector: string): Promise<void> {
    return this.gives(true, (css: string) => document.querySelector(css) !== null, selector);
  }

  title(text: string | RegExp): Promise<void> {
    return this.says('h1', text);
  }

  moves(count: number): Promise<void> {
    return this.has('.move', count);
  }

  async click(selector: string, text: string | null = null): Promise<void> {
    let place: [number, number] | string = '';
    const clickable = async () => {
      place = await this.tab.evaluate(placeOf, selector, text).catch(String);
      return typeof place === 'string' ? place : 'clickable';
    };
    await expect.poll(clickable, { message: `${selector} ${text ?? ''}` }).toBe('clickable');
    const [x, y] = place as unknown as [number, number];
    await this.tab.clickAt(x, y);
  }

  /** Clicks whatever has this name. */
  press(name: string): Promise<void> {
    return this.click('button, a, summary, [role=tab], [role=menuitem]', name);
  }

  /** Fills a text field, or chooses from a list. */
  async fill(selector: string, value: string): Promise<void> {
    await this.gives(true, setField, selector, value);
  }

  /** Chooses a file for a field; the site gets it first. */
  async choose(selector: string, name: string, text: string): Promise<void> {
    writeFileSync(join(this.site.folder, name), text);
    await this.sees(selector);
    await this.tab.evaluate(chooseFile, selector, name);
  }

  /** Sets up a position in the endgame view. */
  async ending(fen: string): Promise<void> {
    await this.press('Game');
    await this.fill('input[name=fen]', fen);
    await this.focus('input[name=fen]');
    await this.tab.press('Enter');
    await this.press('Moves');
  }

  /** Clicks squares of the board in turn. */
  async squares(...names: string[]): Promise<void> {
    for (const name of names) await this.click(`.stage [data-square="${name}"]`);
  }

  /** Starts a game; two people play unless a level is given. */
  async newGame({ level, fen }: { level?: number; fen?: string } = {}): Promise<void> {
    await this.press('New game');
    await this.sees('[role=dialog] input[name=level], dialog input[name=level]');
    if (level === undefined) await this.click('dialog label', 'Two players');
    else await this.fill('input[name=level]', String(level));
    if (fen !== undefined) {
      await this.fill('select[name=beginning]', 'fen');
      await this.fill('input[name=fen]', fen);
    }
    await this.press('Start');
    await this.has('dialog[open]', 0);
  }
}

/** The page without a service worker, which would keep all its files and reload it once. */
function keepNoFiles(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

export interface Journey {
  /** Whether the page may keep its files for use without network. */
  readonly keepsFiles: boolean;
  readonly site: Site;
  readonly visit: Visit;
}

export const test = base.extend<Journey, Engine>({
  keepsFiles: [false, { option: true }],
  family: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ family }, use) => {
      const engine = await startBrowser(family);
      if (!engine) throw new Error(`no browser of the family ${family} is installed`);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ keepsFiles }, use) => {
    const site = new Site();
    site.runFirst(prepare);
    if (!keepsFiles) site.runFirst(keepNoFiles);
    await site.start();
    await use(site);
    await site.remove();
  },
  visit: async ({ engine, site }, use, { annotations }) => {
    annotations.push({ type: 'browser', description: engine.version });
    const visit = new Visit(await engine.open(), site);
    await use(visit);
    await visit.faultless();
  },
});
