import type { GameName, SideName } from '@chariot/protocol';

/** What the sides of each game are called in English. */
export const SIDES: Readonly<Record<GameName, Readonly<Record<SideName, string>>>> = {
  chess: { first: 'White', second: 'Black' },
  xiangqi: { first: 'Red', second: 'Black' },
};

/** The games that can be played. */
export const GAMES = Object.keys(SIDES) as readonly string[] as readonly [GameName, ...GameName[]];
