import { signal } from '@preact/signals';
import type { Game, SideName } from '../protocol/index.ts';
import { addressOf } from '../ui/route.ts';

/** A game that is to be analysed. */
export interface Handover {
  game: Game;
  /** Number of moves to the position that is looked at; the last one if absent. */
  ply?: number;
  below: SideName;
  /** True if the whole game is to be looked through at once. */
  review?: boolean;
}

/** What the analysis view has to open next. */
export const forAnalysis = signal<Handover | null>(null);

/** Opens the analysis of a game. */
export function analyse(handover: Handover): void {
  forAnalysis.value = handover;
  location.hash = addressOf('analysis', handover.game.game);
}
