import type { Game, SideName } from '@chariot/protocol';
import { effect, signal } from '@preact/signals';
import { addressOf, route } from '../ui/route.ts';

/** A game handed over to the analysis. */
export interface Handover {
  game: Game;
  /** Plies to the position to show; the last position if absent. */
  ply?: number;
  below: SideName;
  /** Who played, when, and how it ended, as a text of the game says it. */
  tags?: ReadonlyMap<string, string>;
  /** Milliseconds that each side had left, by number of moves made, of a game with a clock. */
  times?: readonly (Readonly<Record<SideName, number>> | null | undefined)[];
  /** True to review the whole game at once. */
  review?: boolean;
}

/** A game that is played, for views in which another can be begun. */
export interface Playing {
  /** True while the game goes on, which a new one would replace. */
  isInProgress(): boolean;
  /** Begins a game from a position, without a clock. */
  playFrom(start: string, side: SideName | 'both'): Promise<void>;
}

/** What the analysis view opens next. */
export const forAnalysis = signal<Handover | null>(null);

/** Opens the analysis of a game. */
export function analyse(handover: Handover): void {
  forAnalysis.value = handover;
  location.hash = addressOf('analysis', handover.game.game);
}

/** A game whose mistakes are to be learned from, those of one side first. */
export interface LessonSource {
  game: Game;
  side: SideName;
}

/** The lesson that is shown in place of the view; `null` if none is. */
export const openLesson = signal<LessonSource | null>(null);

let place = '';
effect(() => {
  const { view, game } = route.value;
  // The rest of the address follows the position, and says nothing of where the person went.
  if (place !== `${view}/${game}`) openLesson.value = null;
  place = `${view}/${game}`;
});
