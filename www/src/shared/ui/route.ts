import { preferred } from '@chariot/engine/languages';
import { oneOf } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { effect, signal } from '@preact/signals';
import { GAME_NAMES, GAMES } from '../games/index.ts';
import { load, save } from './storage.ts';

/** Views that every window has room to list. */
export const MAIN = ['play', 'puzzles', 'learn', 'endgame'] as const;
/** Views that only a wide window lists beside them. */
export const FURTHER = ['openings', 'analysis', 'games', 'think'] as const;
/** All views, by name in the address. */
export const VIEWS = ['today', ...MAIN, ...FURTHER, 'practice', 'about', 'friend'] as const;
export type ViewName = (typeof VIEWS)[number];

export const isMain = (view: ViewName): boolean => oneOf(MAIN, view) !== undefined;

export interface Route {
  view: ViewName;
  game: GameName;
  /** Text after `?`, for the view to read. */
  query: string;
}

/** Address of a view, with a game or the last one. */
export function addressOf(view: ViewName, game?: GameName): string {
  return game === undefined ? `#${view}` : `#${view}/${game}`;
}

/** Key of the session storage: this tab was opened on a first visit. */
const NEWCOMER = 'chariot.newcomer';

/** The view of an address that names none: a game on the first visit, then what waits today. */
const landing: ViewName = isNewcomer() ? 'play' : 'today';

function isNewcomer(): boolean {
  try {
    if (lastGame() === undefined) sessionStorage.setItem(NEWCOMER, '1');
    return sessionStorage.getItem(NEWCOMER) !== null;
  } catch {
    // A browser without storage knows of no earlier visit.
    return true;
  }
}

function lastGame(): GameName | undefined {
  return load('game', (value) => oneOf(GAME_NAMES, value));
}

/**
 * View and game in the address (`#play/xiangqi`); absent parts stay as they were. Slightly ahead of `route`, which
 * follows with the browser's event.
 */
export function addressed(): Route {
  const [path = '', query = ''] = location.hash.slice(1).split('?');
  const [name, wanted] = path.split('/');
  const game = oneOf(GAME_NAMES, wanted) ?? lastGame() ?? usual();
  return { view: oneOf(VIEWS, name) ?? landing, game, query };
}

/** The customary game of the browser's language. */
function usual(): GameName {
  const spoken = preferred(navigator.languages);
  return GAME_NAMES.find((game) => GAMES[game].startsIn?.includes(spoken)) ?? GAME_NAMES[0];
}

export const route = signal<Route>(addressed());

/** The address that `route` follows. The browser's own may be ahead until its event. */
let followed = location.hash;

/** Whether the address is open: no change of it waits for its event. */
export const isFollowed = (): boolean => location.hash === followed;

addEventListener('hashchange', () => {
  followed = location.hash;
  route.value = addressed();
});

/**
 * Changes the address to `address` (`#view/game…`) without opening it, for a view that shows its state there. Nothing
 * happens while an address that somebody has just gone to waits to be opened.
 */
export function showAddress(address: string, step: 'replace' | 'push' = 'replace'): void {
  if (!isFollowed() || address === followed) return;
  if (step === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  followed = location.hash;
}

effect(() => {
  save('game', route.value.game);
});
