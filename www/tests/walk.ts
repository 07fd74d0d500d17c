// The page as a state machine: what is seen of a state, what leads to another, and what holds in all.

import type { Page } from '@playwright/test';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The sight of a person once nothing is busy. */
export interface Sight {
  readonly address: string;
  /** Key of the entry in the browser's history. */
  readonly entry: string;
  /** The last entries of the browser's history with their addresses, the current one marked. */
  readonly history: string;
  /** View and game of the address, such as `play/chess`. */
  readonly asked: string;
  /** View and game on the screen. */
  readonly shown: string;
  readonly heading: string;
  /** Squares with pieces on the main board, with the side; sorted. */
  readonly pieces: readonly string[];
  /** The same by the FEN that the view says it shows, if any. */
  readonly told: readonly string[] | null;
  readonly moves: string;
  /** Whether the board shows the position after the last move. */
  readonly isLast: boolean;
  readonly hasError: boolean;
  /** Whether a part of the page could not be loaded. */
  readonly hasFailedPart: boolean;
  readonly hasDialog: boolean;
  /** Words that no person should read, such as `undefined`. */
  readonly odd: string;
  /** Markup of an element that is still busy after a long wait. */
  readonly busy: string;
}

/** Waits until nothing is busy, then looks. Runs in the page. */
async function lookInPage(patience: number): Promise<Sight> {
  const BUSY = '#main [aria-busy=true], #main .is-busy, #main [role=progressbar]';
  const end = performance.now() + patience;
  const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));
  const isThere = () => {
    if (document.querySelector('#main [role=alert]')) return true;
    if (!document.querySelector('#main h1, #main h2')) return false;
    // Lessons and the editor may have an empty board.
    if (!/^#(play|puzzles|endgame|analysis)(?!.*edit)/.test(location.hash)) return true;
    return !document.querySelector('#main .stage:not(:has(.piece))');
  };
  // Three calm moments in a row: a request leaves in a turn of its own.
  for (let calm = 0; calm < 3 && performance.now() < end; ) {
    await pause(15);
    calm = document.querySelector(BUSY) || !isThere() ? 0 : calm + 1;
  }
  const main = document.querySelector<HTMLElement>('#main');
  const view = /is-(\w+)/.exec(main?.className ?? '')?.[1] ?? '';
  const board = document.querySelector('#main .stage');
  const game = ['chess', 'xiangqi'].find((name) => board?.classList.contains(name)) ?? '';
  const [path = '', query = ''] = location.hash.slice(1).split('?');
  const [askedView = '', askedGame = ''] = path.split('/');
  const pieces = [...(board?.querySelectorAll<HTMLElement>('.pieces .piece') ?? [])];
  const occupied = (fen: string): string[] => {
    const rows = (fen.split(/[ _]/)[0] ?? '').split('/');
    return rows.flatMap((row, y) => {
      let x = 0;
      return [...row.matchAll(/\d+|[a-z]/gi)].flatMap(([sign]) => {
        if (/\d/.test(sign)) x += Number(sign);
        else {
          x += 1;
          const side = sign === sign.toUpperCase() ? 'first' : 'second';
          return [`${'abcdefghi'[x - 1]}${rows.length - y} ${side}`];
        }
        return [];
      });
    });
  };
  const inAddress = askedView === 'endgame' ? new URLSearchParams(query).get('fen') : null;
  const field = document.querySelector<HTMLInputElement>('#main input[name=fen]')?.value;
  const tells = /^#(endgame|analysis)(?!.*edit)/.test(location.hash);
  const told = tells ? field || inAddress : null;
  const moves = [...document.querySelectorAll('#main .move')];
  const text = main?.innerText ?? '';
  type Entry = { readonly key: string; readonly index: number; readonly url: string };
  type Navigation = { readonly currentEntry: Entry; entries(): Entry[] };
  const { navigation } = globalThis as unknown as { navigation: Navigation };
  const { key, index } = navigation.currentEntry;
  const near = navigation.entries().slice(Math.max(0, index - 3), index + 2);
  return {
    address: location.hash,
    entry: key,
    history: near
      .map(
        (one) => `${one.index === index ? '*' : ''}${one.key.slice(0, 4)}${new URL(one.url).hash}`,
      )
      .join(' '),
    asked: `${askedView}/${askedGame}`,
    shown: `${view}/${game}`,
    heading: main?.querySelector('h1, h2')?.textContent ?? '',
    pieces: pieces
      .map((one) => `${one.dataset.piece} ${one.classList.contains('first') ? 'first' : 'second'}`)
      .sort(),
    told: told ? occupied(told).sort() : null,
    moves: moves.map((one) => one.textContent).join(' '),
    isLast: moves.at(-1)?.matches('[aria-current], :has([aria-current])') ?? true,
    hasError: document.querySelector('#main [role=alert]:not(:empty), #main .is-error') !== null,
    hasFailedPart: document.querySelector('#main .message.is-error > button') !== null,
    hasDialog: document.querySelector('dialog[open]') !== null,
    odd: /\b(undefined|NaN)\b|\[object/.exec(text)?.[0] ?? '',
    busy: document.querySelector(BUSY)?.outerHTML.slice(0, 200) ?? (isThere() ? '' : 'no view'),
  };
}

/** Milliseconds after which something that is still busy counts as waiting for ever. */
const PATIENCE = 30_000;

export const look = (page: Page): Promise<Sight> => page.evaluate(lookInPage, PATIENCE);

/**
 * The fault of a state by itself; empty if there is none. The address of an ending names its last position even while one
 * looks at an earlier one. Error messages are right after refused addresses and typed moves.
 */
export function wrongIn(sight: Sight, looksBack: boolean): string {
  if (sight.busy) return `waits for ever: ${sight.busy}`;
  if (sight.odd) return `says ${sight.odd}`;
  if (sight.hasFailedPart) return 'has a part that could not be loaded';
  if (!sight.heading && !sight.hasError) return 'has no heading';
  const [view = '', game = ''] = sight.asked.split('/');
  const [shownView, shownGame] = sight.shown.split('/');
  if (VIEWS.includes(view) && view !== shownView) return `shows ${shownView}`;
  if (GAMES.some((known) => known === game) && shownGame && game !== shownGame)
    return `shows ${shownGame}`;
  const agrees = sight.told && !sight.hasError && !(view === 'endgame' && looksBack);
  if (agrees && `${sight.told}` !== `${sight.pieces}`)
    return `has other pieces: ${sight.pieces} and not ${sight.told}`;
  return '';
}

export const VIEWS = [
  'play',
  'puzzles',
  'learn',
  'endgame',
  'openings',
  'analysis',
  'games',
  'think',
  'practice',
  'about',
  'today',
];
export const GAMES = ['chess', 'xiangqi'] as const;

/** Clicks one of the controls that are seen, the one at `share` of all; resolves to its name. Runs in the page. */
export function clickInPage(share: number): string {
  // Controls that open windows, files or other languages, or forget the work of a person.
  const AVOIDED =
    /export|save|download|print|share|copy|import|file|install|picture|delete|clear|forget|remove|publish|reload|full screen/i;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const all = (dialog ?? document.querySelector('#main') ?? document).querySelectorAll<HTMLElement>(
    'button, a[href^="#"], [role=tab], summary, input[type=checkbox], input[type=radio], select',
  );
  const named = [...all].map((one) => ({
    one,
    name: one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.innerText,
  }));
  const seen = named.filter(
    ({ one, name }) =>
      one.checkVisibility() &&
      !one.matches(':disabled, [name=language], [aria-disabled=true]') &&
      !AVOIDED.test(`${name} ${one.title}`),
  );
  const chosen = seen[Math.floor(share * seen.length)];
  if (!chosen) return 'nothing';
  const { one, name } = chosen;
  if (one instanceof HTMLSelectElement) {
    one.selectedIndex = Math.floor(((share * 997) % 1) * one.options.length);
    one.dispatchEvent(new Event('change', { bubbles: true }));
  } else one.click();
  return name.trim().replace(/\s+/g, ' ').slice(0, 40);
}

/**
 * Plays a move by two presses on the main board: the piece and the target at these shares of all. Resolves to their squares.
 * Runs in the page, where it takes a tenth of the time of clicks by the browser.
 */
export async function moveInPage([piece, target]: readonly [number, number]): Promise<string> {
  const stage = document.querySelector('#main .stage');
  const press = (square: string) => {
    const element = stage?.querySelector(`[data-square="${square}"]`);
    if (!element) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = { clientX: x + width / 2, clientY: y + height / 2, pointerId: 1 };
    const mouse = { ...place, isPrimary: true, button: 0, bubbles: true, cancelable: true };
    element.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, buttons: 1 }));
    element.dispatchEvent(new PointerEvent('pointerup', mouse));
  };
  const one = (all: NodeListOf<HTMLElement> | undefined, share: number) =>
    all?.[Math.floor(share * all.length)];
  const from = one(stage?.querySelectorAll('.pieces .piece'), piece)?.dataset.piece;
  if (!from) return 'nowhere';
  press(from);
  const targets = () => stage?.querySelectorAll<HTMLElement>('.is-target, .is-capture');
  for (let frames = 0; frames < 20 && !targets()?.length; frames += 1)
    await new Promise(requestAnimationFrame);
  const to = one(targets(), target)?.dataset.square;
  if (to) press(to);
  return `${from}${to ?? ''}`;
}
