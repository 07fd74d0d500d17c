import type { Game, MoveStyle, RequestError, SideName } from '@chariot/protocol';
import { effect, signal } from '@preact/signals';
import { addressOf, route } from '../ui/route.ts';

/** A game handed over to the analysis. */
export interface Handover {
  game: Game;
  /** How its moves are written; coordinates if absent. */
  read?: MoveStyle;
  /** Plies to the position to show; the last position if absent. */
  ply?: number;
  below: SideName;
  /** Tags: players, date, result and others. */
  tags?: ReadonlyMap<string, string>;
  /** Milliseconds left for each side, by number of plies played, of a game with a clock. */
  times?: readonly (Readonly<Record<SideName, number>> | null | undefined)[];
  /** Whether to review the whole game at once. */
  review?: boolean;
}

/** The game being played, for views that can replace it. */
export interface Playing {
  /** Whether a game is in progress, which a new one would replace. */
  isInProgress(): boolean;
  /** Begins a game from a position, without a clock. */
  playFrom(start: string, side: SideName | 'both'): Promise<void>;
  /**
   * Begins a game from the usual start against a level of the computer, without a clock; the person plays first. An
   * error changes nothing.
   */
  playAgainst(level: number): Promise<RequestError | null>;
  /** Begins a game in which these moves have been made, in coordinates, without a clock. */
  playLine(moves: readonly string[], side: SideName): Promise<void>;
}

/** The game that the analysis view opens next. */
export const forAnalysis = signal<Handover | null>(null);

export function analyse(handover: Handover): void {
  forAnalysis.value = handover;
  location.hash = addressOf('analysis', handover.game.game);
}

/** A game to learn from: its mistakes, those of one side first. */
export interface LessonSource {
  game: Game;
  side: SideName;
  /** Plies before each mistake of both sides, if the game is reviewed. */
  reviewed?: readonly number[];
}

/** The lesson shown in place of the view; `null` for none. */
export const openLesson = signal<LessonSource | null>(null);

let place = '';
effect(() => {
  const { view, game } = route.value;
  // The rest of the address follows the position and does not mean that the person left.
  if (place !== `${view}/${game}`) openLesson.value = null;
  place = `${view}/${game}`;
});
