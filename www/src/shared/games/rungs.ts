import type { GameName, RungName } from '@chariot/protocol';
import chess from './chess/rungs.json' with { type: 'json' };
import xiangqi from './xiangqi/rungs.json' with { type: 'json' };

/** A position in which a player of the ladder errs and the next does not. */
export interface RungMistake {
  lower: RungName;
  higher: RungName;
  fen: string;
  /** What each plays, in coordinates. */
  played: string;
  better: string;
  /** What the lower one's move costs: centipawns by the engine, or what it gives away by the endgame tables. */
  cost: number | 'win' | 'draw';
}

/** A position in which the engine gives away what it keeps with endgame tables. */
interface SpoiledEnding extends Omit<RungMistake, 'cost'> {
  /** What the position was to the side to move. */
  spoils: 'win' | 'draw';
  /** Plies down to which the engine errs. */
  deepest: number;
}

/** Games of two players: won, drawn and lost by the lower. */
export interface RungGames {
  lower: RungName;
  higher: RungName;
  results: readonly number[];
}

/** What `lab rungs` has found out about the players of the ladder, at this depth in plies. */
export interface RungFacts {
  depth: number;
  mistakes: readonly [RungMistake, ...RungMistake[]];
  endings: readonly [SpoiledEnding, ...SpoiledEnding[]];
  games: readonly RungGames[];
}

export const RUNG_FACTS = { chess, xiangqi } as unknown as Readonly<Record<GameName, RungFacts>>;

/** The mistakes of all players, from the lowest on. */
export function mistakesOf(game: GameName): readonly [RungMistake, ...RungMistake[]] {
  const { mistakes, endings } = RUNG_FACTS[game];
  return [...mistakes, ...endings.map((ending) => ({ ...ending, cost: ending.spoils }))];
}
