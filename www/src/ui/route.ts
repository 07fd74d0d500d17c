import { effect, signal } from '@preact/signals';
import { GAME_NAMES, GAMES } from '../games/index.ts';
import { preferred } from '../i18n/languages.ts';
import type { GameName } from '../protocol/index.ts';
import { load, oneOf, save } from './storage.ts';

/** The views of the page, by the name in the address. */
export const VIEWS = ['play', 'analysis', 'endgame', 'think'] as const;
/** One of them. */
export type ViewName = (typeof VIEWS)[number];

/** The games of a view. */
export function gamesOf(view: ViewName): readonly GameName[] {
  return GAME_NAMES.filter((game) => GAMES[game].views?.includes(view) ?? true);
}

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

/** The view and game named by the address (`#play/xiangqi`); what it leaves out stays as it was. */
function current(): Route {
  const [path = '', query = ''] = location.hash.slice(1).split('?');
  const [name, wanted] = path.split('/');
  const view = oneOf(VIEWS, name) ?? 'play';
  const games = gamesOf(view);
  const [first] = games;
  const game =
    oneOf(games, wanted) ?? load('game', (value) => oneOf(games, value)) ?? usual(games) ?? first;
  if (!game) throw new Error(`no game has the view ${view}`);
  return { view, game, query };
}

/** The game of those who speak the browser's language. */
function usual(games: readonly GameName[]): GameName | undefined {
  const spoken = preferred(navigator.languages);
  return games.find((game) => GAMES[game].startsIn?.includes(spoken));
}

/** The route of the current address. */
export const route = signal<Route>(current());

addEventListener('hashchange', () => {
  route.value = current();
});

effect(() => {
  save('game', route.value.game);
});
