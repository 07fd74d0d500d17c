import { share } from '@chariot/engine/analysis';
import type { BookMove, SideName } from '@chariot/protocol';

/** Quality of a book move, by its score. */
export type Verdict = 'sound' | 'dubious' | 'losing';

/** Largest loss of winning chances of a sound move; beyond it begin inaccuracies (`MOVE_CLASSES`). */
const SOUND = 0.06;
/** Least loss of winning chances of a losing move, that of a blunder. */
const LOSING = 0.19;
/** Highest score of a losing move, in centipawns for the mover. */
const LOST = -120;
/** A frequent move is played in at least one game out of this many. */
const FREQUENT = 10;

const chances = (centipawns: number): number => share({ kind: 'centipawns', value: centipawns });

/** Judges a move by its score and the best score, both in centipawns for the mover. */
export function verdictOf(
  score: number | undefined,
  best: number | undefined,
): Verdict | undefined {
  if (score === undefined || best === undefined) return undefined;
  const loss = chances(best) - chances(score);
  if (loss >= LOSING && score <= LOST) return 'losing';
  return loss > SOUND ? 'dubious' : 'sound';
}

/**
 * Best score among a position's moves, in centipawns for the mover; `undefined` if scores are too few to compare: fewer
 * than two, or a frequent move has none.
 */
export function bestScoreOf(moves: readonly BookMove[]): number | undefined {
  const all = gamesIn(moves);
  const isAnyMissing = moves.some(
    ({ games, score }) => score === undefined && games * FREQUENT >= all,
  );
  const scores = moves.flatMap(({ score }) => score ?? []);
  return scores.length < 2 || isAnyMissing ? undefined : Math.max(...scores);
}

function gamesIn(moves: readonly BookMove[]): number {
  return moves.reduce((sum, { games }) => sum + games, 0);
}

/** Displayed figures of a book move. */
export interface BookFigures {
  /** Share of the position's games, 0 to 1. */
  share: number;
  /** Shares of results, 0 to 1. */
  results: readonly [first: number, draws: number, second: number];
  /** In centipawns for the first side. */
  score: number | undefined;
  verdict: Verdict | undefined;
}

/** Figures of a position's moves, with `toMove` to move. */
export function figuresOf(moves: readonly BookMove[], toMove: SideName): readonly BookFigures[] {
  const all = gamesIn(moves);
  const best = bestScoreOf(moves);
  return moves.map(({ games, wins, draws, losses, score }) => {
    const ended = Math.max(1, wins + draws + losses);
    const [mine, theirs] = [wins / ended, losses / ended];
    const own = toMove === 'first';
    return {
      share: games / Math.max(1, all),
      results: [own ? mine : theirs, draws / ended, own ? theirs : mine],
      score: score === undefined || own ? score : -score,
      verdict: verdictOf(score, best),
    };
  });
}

/** A share in whole percent: `45%`, `<1%`. */
export function percentOf(share: number): string {
  if (share > 0 && share < 0.01) return '<1%';
  return `${Math.round(share * 100)}%`;
}
