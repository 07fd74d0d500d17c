import type { Page } from '@playwright/test';
import { expect, test } from './support.ts';
import {
  clickInPage,
  GAMES,
  look,
  moveInPage,
  randomFrom,
  type Sight,
  VIEWS,
  wrongIn,
} from './walk.ts';

/** `npm run walk` takes more walks, and longer ones. */
const WALKS = Number(process.env.WALKS ?? 1);
const STEPS = Number(process.env.WALK_STEPS ?? 200);
const SEED = Number(process.env.WALK_SEED ?? 1);

/** Steps of the walk that every test takes. */
const SHORT = 60;

/** Addresses that lead to a state of their own, and some that lead nowhere. */
const ADDRESSES = [
  ...VIEWS.flatMap((view) => GAMES.map((game) => `#${view}/${game}`)),
  '#endgame/chess/KRK?fen=8/8/8/3k4/8/8/8/R3K3_w_-_-_0_1',
  '#endgame/chess/KQK?fen=8/8/8/3k4/8/8/8/Q3K3_b_-_-_0_1',
  '#endgame/chess/KBNK',
  '#endgame/chess/KPK',
  '#endgame/xiangqi/KRKAA',
  '#endgame/chess/KXK',
  '#endgame/chess/KRK?fen=kk6/8/8/8/8/8/8/K6R_w_-_-_0_1',
  '#analysis/chess/rubbish',
  '#analysis/chess?edit',
  '#think/chess/horizon',
  '#learn/chess/rules',
  '#nowhere/chess',
  '#play/go',
  '#',
];
const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'Escape',
  'Enter',
  '?',
];

/** Milliseconds within which the state after a step has to be right, on a busy machine. */
const SETTLING = 4_000;

/** Steps by which nothing but the view changes. */
const LEADS = new Set(['view', 'game', 'back', 'forward', 'address', 'reload']);

/** A person who goes through the page at random, and remembers. */
class Walk {
  readonly trail: string[] = [];
  readonly #page: Page;
  readonly #random: () => number;
  /** Whether any move was played on a board. */
  hasMoved = false;
  /** Addresses by entry of the browser's history, and the entry that one stands on. */
  #entries: { key: string; address: string }[] = [];
  #at = -1;
  /** Whether one may be looking at an earlier position than the one in the address. */
  #looksBack = false;
  /** Addresses that one left while looking at an earlier position. */
  readonly #left = new Set<string>();
  /** The moves of each game that is played. */
  readonly #played = new Map<string, string>();

  constructor(page: Page, seed: number) {
    this.#page = page;
    this.#random = randomFrom(seed);
  }

  /** Resolves to the fault after a step; empty if there is none. */
  async step(before: Sight): Promise<{ after: Sight; wrong: string }> {
    const [kind, detail] = await this.#act(before);
    this.trail.push(`${kind} ${detail}`);
    const beforeStep = this.#looksBack;
    // The engine may not have answered yet on a busy machine.
    for (const end = Date.now() + SETTLING; ; ) {
      const after = await look(this.#page);
      this.#looksBack = beforeStep;
      const between = this.#wrongBetween(kind, before, after);
      const looks = kind === 'key' || kind === 'click';
      const stays = after.address === before.address;
      this.#looksBack = stays ? beforeStep || looks : this.#left.has(after.address);
      const wrong = wrongIn(after, this.#looksBack) || between;
      if (wrong && !after.busy && Date.now() < end) continue;
      if (this.#looksBack) this.#left.add(after.address);
      this.#remember(after);
      return { after, wrong };
    }
  }

  #one<T>(all: readonly T[]): T {
    return all[Math.floor(this.#random() * all.length)] as T;
  }

  async #act({ hasDialog, address }: Sight): Promise<[kind: string, detail: string]> {
    const page = this.#page;
    const chance = this.#random();
    if (hasDialog && chance < 0.3) {
      await page.keyboard.press('Escape');
      return ['key', 'Escape'];
    }
    if (hasDialog || chance < 0.35)
      return ['click', await page.evaluate(clickInPage, this.#random())];
    if (chance < 0.55) return ['move', await this.#move()];
    if (chance < 0.63) return this.#follow('view', '.views a');
    if (chance < 0.68) return this.#follow('game', '.game-switch a:not([aria-current])');
    if (chance < 0.76 && this.#at > 0) return this.#travel('back', -1);
    if (chance < 0.82 && this.#at < this.#entries.length - 1) return this.#travel('forward', 1);
    if (chance < 0.89) {
      const key = this.#one(KEYS);
      await page.keyboard.press(key);
      return ['key', key];
    }
    if (chance < 0.91) {
      await page.reload();
      return ['reload', ''];
    }
    const other = this.#one(ADDRESSES);
    // One that a person edits.
    const edited = address.replace(/\/K[A-Z]+K[A-Z]*\?/, `/${this.#one(['KRK', 'KQK', 'KPK'])}?`);
    const next = this.#random() < 0.2 ? edited : other;
    await page.evaluate((hash) => {
      location.hash = hash;
    }, next);
    return ['address', next];
  }

  /** Presses a piece and one of its targets. */
  async #move(): Promise<string> {
    const squares = await this.#page.evaluate(moveInPage, [
      this.#random(),
      this.#random(),
    ] as const);
    this.hasMoved ||= /^\w\d+\w\d+$/.test(squares);
    return squares;
  }

  async #follow(kind: string, selector: string): Promise<[string, string]> {
    const name = await this.#page.evaluate(
      ([css, share]) => {
        const all = [...document.querySelectorAll<HTMLElement>(css)];
        const link = all[Math.floor(share * all.length)];
        link?.click();
        return link?.textContent ?? 'nothing';
      },
      [selector, this.#random()] as const,
    );
    return [kind, name.trim()];
  }

  async #travel(kind: string, step: -1 | 1): Promise<[string, string]> {
    const wanted = this.#entries[this.#at + step];
    await this.#page.evaluate(async (delta) => {
      const arrived = new Promise((resolve) =>
        addEventListener('popstate', resolve, { once: true }),
      );
      history.go(delta);
      await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, 2_000))]);
    }, step);
    return [kind, wanted?.address ?? ''];
  }

  #wrongBetween(kind: string, before: Sight, after: Sight): string {
    const step = { back: -1, forward: 1 }[kind];
    if (step !== undefined) {
      const wanted = this.#entries[this.#at + step];
      if (after.entry !== wanted?.key)
        return `${kind} leads elsewhere: ${before.history} became ${after.history} and not ${wanted?.key.slice(0, 4)}`;
      // Some addresses are completed a little later; the one of an analysis takes all its moves.
      if (!after.asked.startsWith('analysis') && !after.address.startsWith(wanted.address))
        return `${kind} leads to ${after.address} and not to ${wanted.address}`;
    }
    // The computer may have to answer yet.
    const played = this.#played.get(after.shown);
    const stayed = before.shown === after.shown && kind !== 'reload';
    if (LEADS.has(kind) && !stayed && !after.moves.startsWith(played ?? ''))
      return `the game changed from ${played} to ${after.moves}`;
    return '';
  }

  #remember(sight: Sight): void {
    const { entry, address } = sight;
    if (sight.shown.startsWith('play/')) {
      if (sight.isLast) this.#played.set(sight.shown, sight.moves);
      else this.#played.delete(sight.shown);
    }
    const known = this.#entries.findIndex(({ key }) => key === entry);
    if (known < 0) this.#entries = this.#entries.slice(0, this.#at + 1);
    this.#at = known < 0 ? this.#entries.length : known;
    this.#entries[this.#at] = { key: entry, address };
  }
}

const walks = Array.from({ length: WALKS }, (_, i) => ({
  seed: SEED + i,
  steps: STEPS,
  tag: process.env.WALKS ? [] : ['@long'],
}));
if (!process.env.WALKS) walks.push({ seed: SEED, steps: SHORT, tag: [] });

for (const { seed, steps, tag } of walks) {
  test(`a random walk (seed ${seed}, ${steps} steps): title, pieces, moves and address agree, and nothing waits for ever`, {
    tag,
  }, async ({ page }) => {
    test.setTimeout(120_000 + steps * 5_000);
    await page.addInitScript(() => {
      localStorage.setItem('chariot.answersAtOnce', 'true');
      // Pondering would take all the time that the walk needs.
      if (!localStorage.getItem('chariot.ponder')) localStorage.setItem('chariot.ponder', 'false');
    });
    const walk = new Walk(page, seed);
    await page.goto('./#play/chess');
    let sight = await look(page);
    const wrong: string[] = [];
    for (let step = 1; step <= steps; step += 1) {
      const next = await walk.step(sight);
      sight = next.after;
      if (next.wrong)
        wrong.push(
          `step ${step}: ${sight.address} ${next.wrong}, after ${walk.trail.slice(-6).join(', ')}`,
        );
    }
    expect(wrong).toEqual([]);
    expect(walk.hasMoved).toBe(true);
  });
}
