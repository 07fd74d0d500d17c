import { effect, signal } from '@preact/signals';
import { GAMES } from '../game/games.ts';
import type { GameName } from '../generated/wasm.js';
import { load, oneOf, save } from './storage.ts';

/** The views of the page, by the name in the address. */
export const VIEWS = ['play', 'analysis', 'endgame'] as const;
/** One of them. */
export type ViewName = (typeof VIEWS)[number];

/** The games each view has. */
export const GAMES_OF: Readonly<Record<ViewName, readonly GameName[]>> = {
  play: GAMES,
  analysis: GAMES,
  endgame: GAMES,
};

/** What is looked at. */
export interface Route {
  view: ViewName;
  game: GameName;
}

/** The address of a view, with a game or with the one played last. */
export function addressOf(view: ViewName, game?: GameName): string {
  return game === undefined ? `#${view}` : `#${view}/${game}`;
}

/** The view and game that the address names: `#play/xiangqi`. What it leaves out is as it was last. */
function current(): Route {
  const [name, wanted] = location.hash.slice(1).split('/');
  const view = oneOf(VIEWS, name) ?? 'play';
  const games = GAMES_OF[view];
  const game =
    oneOf(games, wanted) ?? load('game', (value) => oneOf(games, value)) ?? games[0] ?? 'chess';
  return { view, game };
}

/** What the address names. */
export const route = signal<Route>(current());

addEventListener('hashchange', () => {
  route.value = current();
});

effect(() => {
  save('game', route.value.game);
});
