import type { GameName, SideName } from '@chariot/protocol';

/** Names of the sides of each game, in English. */
export const SIDES: Readonly<Record<GameName, Readonly<Record<SideName, string>>>> = {
  chess: { first: 'White', second: 'Black' },
  xiangqi: { first: 'Red', second: 'Black' },
};

export const GAMES = Object.keys(SIDES) as readonly string[] as readonly [GameName, ...GameName[]];
