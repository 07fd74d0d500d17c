import { MOVE_CLASSES, type MoveClass, meanAccuracy, opennessOf } from '@chariot/engine/analysis';
import type { GamePhase } from '../../shared/game/phase.ts';
import type { JudgedGame, JudgedMove, Mistake } from './judged.ts';

/** Winning chances lost by a mistake at least; lesser losses are inaccuracies. */
export const MISTAKE = leastLossOf('mistake');

/** A mistake with the game that it is from. */
export interface FoundMistake {
  game: JudgedGame;
  move: JudgedMove;
  mistake: Mistake;
}

/** The moves of a game added up. */
interface Summary {
  /** Winning chances lost in each phase, in percent of a game. */
  losses: Readonly<Record<GamePhase, number>>;
  /** 0 to 100, as a review in Analysis counts it. */
  accuracy: number;
  mistakes: readonly FoundMistake[];
}

/** Made once for each game: the next report of thousands of games reads no move again. */
const known = new WeakMap<JudgedGame, Summary>();

export function leastLossOf(wanted: MoveClass): number {
  return MOVE_CLASSES.find(({ moveClass }) => moveClass === wanted)?.loss ?? 1;
}

/** Winning chances that you lost by moves of a phase, in percent of a game. */
export function lossIn(game: JudgedGame, phase: GamePhase): number {
  return summaryOf(game).losses[phase];
}

/** Winning chances that you lost by moves and by time, in percent of a game. */
export function lossOfGame(game: JudgedGame): number {
  const { opening, middlegame, endgame } = summaryOf(game).losses;
  return opening + middlegame + endgame + 100 * (game.flagged ?? 0);
}

/** Accuracy of your moves in a game, 0 to 100. */
export function accuracyOfGame(game: JudgedGame): number {
  return summaryOf(game).accuracy;
}

/** Mistakes of games, the worst first. */
export function mistakesOf(games: readonly JudgedGame[]): FoundMistake[] {
  return games
    .flatMap((game) => summaryOf(game).mistakes)
    .sort((a, b) => b.move.loss - a.move.loss);
}

/** Adds up the moves of a game ahead of a report. */
export function summaryOf(game: JudgedGame): Summary {
  const summary = known.get(game) ?? summarised(game);
  known.set(game, summary);
  return summary;
}

function summarised(game: JudgedGame): Summary {
  const losses = { opening: 0, middlegame: 0, endgame: 0 };
  const mistakes: FoundMistake[] = [];
  for (const move of game.moves) {
    losses[move.phase] += 100 * move.loss;
    const { mistake } = move;
    if (mistake && move.loss >= MISTAKE) mistakes.push({ game, move, mistake });
  }
  const accuracy = meanAccuracy(
    game.moves.map(({ before, accuracy }) => ({ accuracy, openness: opennessOf(before) })),
  );
  return { losses, accuracy, mistakes };
}
