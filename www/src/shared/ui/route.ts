import { preferred } from '@chariot/engine/languages';
import { oneOf } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { effect, signal } from '@preact/signals';
import { GAME_NAMES, GAMES } from '../games/index.ts';
import { load, save } from './storage.ts';

/** The views that the bar of the page offers. */
export const LISTED = ['play', 'analysis', 'endgame', 'think'] as const;
/** All views, by the name in the address. */
export const VIEWS = [...LISTED, 'learn', 'puzzles', 'practice'] as const;
/** One of them. */
export type ViewName = (typeof VIEWS)[number];

/** The view and the game that are shown. */
export interface Route {
  view: ViewName;
  game: GameName;
  /** What follows `?`, for the view to read. */
  query: string;
}

/** The address of a view, with a game or the last one. */
export function addressOf(view: ViewName, game?: GameName): string {
  return game === undefined ? `#${view}` : `#${view}/${game}`;
}

/**
 * The view and game named by the address (`#play/xiangqi`); what it leaves out stays as it was. It is a little ahead of
 * `route`, which follows with the event of the browser.
 */
export function addressed(): Route {
  const [path = '', query = ''] = location.hash.slice(1).split('?');
  const [name, wanted] = path.split('/');
  const game =
    oneOf(GAME_NAMES, wanted) ?? load('game', (value) => oneOf(GAME_NAMES, value)) ?? usual();
  return { view: oneOf(VIEWS, name) ?? 'play', game, query };
}

/** The game of those who speak the browser's language. */
function usual(): GameName {
  const spoken = preferred(navigator.languages);
  return GAME_NAMES.find((game) => GAMES[game].startsIn?.includes(spoken)) ?? GAME_NAMES[0];
}

/** The route of the current address. */
export const route = signal<Route>(addressed());

addEventListener('hashchange', () => {
  route.value = addressed();
});

effect(() => {
  save('game', route.value.game);
});
