// The page as a person sees it once nothing is busy, and what holds in every state. Runs in the page.

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

/** Milliseconds after which something that is still busy counts as waiting for ever. */
const PATIENCE = 30_000;
/** Milliseconds between two looks for something busy. */
const MOMENT = 4;
/** Looks that patience lasts at least: a machine that hardly runs the page makes few in its time. */
const LEAST_LOOKS = 3_000;
/** A large ending is solved for minutes, with its progress shown, while one goes on. */
const BUSY = '#main [aria-busy=true], #main .is-busy:not(.large-solving), #main [role=progressbar]';

const pause = (millis: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, millis));

/** Waits until nothing is busy, then looks. */
export async function look(): Promise<Sight> {
  const end = performance.now() + PATIENCE;
  // Three calm moments in a row: a request leaves in a turn of its own.
  for (let calm = 0, looks = 0; calm < 3; looks += 1) {
    if (performance.now() > end && looks > LEAST_LOOKS) break;
    await pause(MOMENT);
    calm = document.querySelector(BUSY) || !isThere() ? 0 : calm + 1;
  }
  const main = document.querySelector<HTMLElement>('#main');
  const view = /is-(\w+)/.exec(main?.className ?? '')?.[1] ?? '';
  const board = document.querySelector('#main .stage');
  const game = GAMES.find((name) => board?.classList.contains(name)) ?? '';
  const [askedView = '', askedGame = ''] = location.hash.slice(1).split('?')[0]?.split('/') ?? [];
  const pieces = [...(board?.querySelectorAll<HTMLElement>('.pieces .piece') ?? [])];
  const told = toldFen();
  const moves = [...document.querySelectorAll('#main .move')];
  return {
    address: location.hash,
    ...entries(),
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
    odd: /\b(undefined|NaN)\b|\[object/.exec(main?.innerText ?? '')?.[0] ?? '',
    busy: document.querySelector(BUSY)?.outerHTML.slice(0, 200) ?? (isThere() ? '' : 'no view'),
  };
}

function isThere(): boolean {
  if (document.querySelector('#main [role=alert]')) return true;
  if (!document.querySelector('#main h1, #main h2')) return false;
  // Lessons and the editor may have an empty board.
  if (!/^#(play|puzzles|endgame|analysis)(?!.*edit)/.test(location.hash)) return true;
  return !document.querySelector('#main .stage:not(:has(.piece))');
}

/** The FEN that the view says it shows. */
function toldFen(): string | null {
  if (!/^#(endgame|analysis)(?!.*edit)/.test(location.hash)) return null;
  const field = document.querySelector<HTMLInputElement>('#main input[name=fen]')?.value;
  if (field || !location.hash.startsWith('#endgame')) return field || null;
  return new URLSearchParams(location.hash.split('?')[1]).get('fen');
}

/** The squares of a FEN that have a piece, with its side. */
function occupied(fen: string): string[] {
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
}

interface Entry {
  readonly key: string;
  readonly index: number;
  readonly url: string;
}

/** The browser's history, which TypeScript does not know yet. */
const { navigation } = globalThis as unknown as {
  navigation: { readonly currentEntry: Entry; entries(): Entry[] };
};
const hashOf = ({ url }: Entry): string => new URL(url).hash;

export const currentEntry = (): string => navigation.currentEntry.key;

/** The address of an entry of the browser's history; undefined if there is no such entry. */
export function addressAt(key: string | undefined): string | undefined {
  const entry = navigation.entries().find((one) => one.key === key);
  return entry && hashOf(entry);
}

/** Goes back or forward, and waits for the entry: the browser takes its time on a busy machine. */
export async function travel(step: -1 | 1, key: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  history.go(step);
  while (navigation.currentEntry.key !== key && performance.now() < end) await pause(MOMENT);
}

/** The entries of the browser's history after the one with this key, up to the current one. */
export function entriesAfter(key: string | undefined): { key: string; address: string }[] {
  const all = navigation.entries();
  const { index } = navigation.currentEntry;
  const from = all.findIndex((one) => one.key === key);
  return all
    .slice(from < 0 ? index : from + 1, index + 1)
    .map((one) => ({ key: one.key, address: hashOf(one) }));
}

function entries(): Pick<Sight, 'entry' | 'history'> {
  const { key, index } = navigation.currentEntry;
  const near = navigation.entries().slice(Math.max(0, index - 3), index + 2);
  const mark = (entry: Entry): string => (entry.index === index ? '*' : '');
  const written = near.map((one) => `${mark(one)}${one.key.slice(0, 4)}${hashOf(one)}`);
  return { entry: key, history: written.join(' ') };
}

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
