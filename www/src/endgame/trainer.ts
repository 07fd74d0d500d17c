import { type Estimate, underRule } from '@chariot/board/endings';
import { share } from '@chariot/engine/analysis';
import { sideAfter } from '@chariot/game';
import type { DistanceToMate, ProbeResult, SideName, View } from '@chariot/protocol';

export type MoveJudgement =
  /** As good as any: the shortest win, the longest defence, or the draw kept. */
  | { kind: 'best'; value: DistanceToMate }
  /** The result is kept, but the mover mates this many moves later, or is mated this many sooner. */
  | { kind: 'slower'; by: number; value: DistanceToMate; best: DistanceToMate }
  /** The win or the draw is gone. */
  | { kind: 'thrown'; value: DistanceToMate; best: DistanceToMate }
  /** Judged by the engine, not exactly: winning chances lost, 0 to 1. */
  | { kind: 'estimated'; grade: Grade; loss: number }
  /** Known to no table, and not searched by the engine. */
  | { kind: 'unknown' };

/** Categories of the score. */
export type Grade = 'best' | 'slower' | 'thrown';

/** A judgement and the best moves in words. */
export interface TrainerFeedback {
  judgement: MoveJudgement;
  played: string;
  best: readonly string[];
}

export interface TrainerScore {
  best: number;
  slower: number;
  thrown: number;
  /** Best moves in a row up to now. */
  streak: number;
}

export const NO_SCORE: TrainerScore = { best: 0, slower: 0, thrown: 0, streak: 0 };

const RANK = { win: 2, draw: 1, loss: 0 } as const;

/** Judges a move by the probed moves of its position, sorted best first. */
export function judge(probe: ProbeResult, uci: string): MoveJudgement {
  const value = underRule(probe.moves.find(({ move }) => move.uci === uci) ?? {});
  const best = underRule(probe.moves[0] ?? {});
  if (!value || !best) return { kind: 'unknown' };
  if (RANK[value.kind] < RANK[best.kind]) return { kind: 'thrown', value, best };
  const by = value.kind === 'draw' || best.kind === 'draw' ? 0 : Math.abs(value.moves - best.moves);
  return by === 0 ? { kind: 'best', value } : { kind: 'slower', by, value, best };
}

/** Depth in plies from which an estimate counts. */
const DEEP_ENOUGH = 4;
/** Winning chances that a good move may lose, and a move that is not bad. */
const GOOD = 0.03;
const NOT_BAD = 0.15;

/** Judges a move by the engine's estimate of its position; `null` if there was none. */
export function judgeByEngine(estimate: Estimate | null, uci: string): MoveJudgement {
  const lines = estimate?.lines ?? [];
  const best = lines[0];
  const played = lines.find(({ pv }) => pv[0]?.uci === uci);
  if (!best || !played || !estimate || estimate.depth < DEEP_ENOUGH) return { kind: 'unknown' };
  const loss = Math.max(0, share(best.score) - share(played.score));
  const grade = loss <= GOOD ? 'best' : loss <= NOT_BAD ? 'slower' : 'thrown';
  return { kind: 'estimated', grade, loss };
}

/** Grade of a judgement; `null` if it does not count. */
export function gradeOf(judgement: MoveJudgement): Grade | null {
  switch (judgement.kind) {
    case 'unknown':
      return null;
    case 'estimated':
      return judgement.grade;
    default:
      return judgement.kind;
  }
}

/** The score after another judged move. */
export function scored(score: TrainerScore, judgement: MoveJudgement): TrainerScore {
  const grade = gradeOf(judgement);
  if (!grade) return score;
  return { ...score, [grade]: score[grade] + 1, streak: grade === 'best' ? score.streak + 1 : 0 };
}

/** Best result a side could reach from a position. */
export interface Par {
  /** Plies played before it. */
  plies: number;
  side: SideName;
  value: DistanceToMate;
}

/** Result of a training game, compared with best play. */
export type Summary =
  /** `best`: moves of the quickest win; absent if no win was forced. */
  | { kind: 'won'; moves: number; best?: number }
  /** Mated or stalemated after `moves` of the `best` possible. */
  | { kind: 'lasted'; moves: number; best: number }
  | { kind: 'held' }
  /** A draw from a lost position. */
  | { kind: 'saved' }
  /** A win in `best` moves became a draw. */
  | { kind: 'drawn'; best: number }
  /** A win or a draw became a loss. */
  | { kind: 'lost' };

/** The summary of a finished game; `null` while it goes on. */
export function summaryOf({ plies, side, value }: Par, view: View): Summary | null {
  const { result, history } = view;
  if (!result || history.length <= plies) return null;
  const moves = history.filter((_, ply) => ply >= plies && sideAfter(view, ply) === side).length;
  if (result.winner === side) {
    return value.kind === 'win'
      ? { kind: 'won', moves, best: value.moves }
      : { kind: 'won', moves };
  }
  if (result.winner) {
    return value.kind === 'loss' ? { kind: 'lasted', moves, best: value.moves } : { kind: 'lost' };
  }
  if (value.kind === 'win') return { kind: 'drawn', best: value.moves };
  return { kind: value.kind === 'draw' ? 'held' : 'saved' };
}
