import { type Estimate, underRule } from '@chariot/board/endings';
import { share } from '@chariot/engine/analysis';
import { sideAfter } from '@chariot/game';
import type { DistanceToMate, OutcomeName, ProbeResult, SideName, View } from '@chariot/protocol';

export type MoveJudgement =
  /** As good as any: the shortest win, the longest defence, or the draw kept. */
  | { kind: 'best'; value: DistanceToMate }
  /** The result is kept, but the mover mates this many moves later, or is mated this many sooner. */
  | { kind: 'slower'; by: number; value: DistanceToMate; best: DistanceToMate }
  /** The win or the draw is gone. */
  | { kind: 'thrown'; value: DistanceToMate; best: DistanceToMate }
  /** By the engine's estimate, not exact. `thrown`: the result that is probably gone; `null` if no change is clear. */
  | { kind: 'estimated'; thrown: 'win' | 'draw' | null }
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
const DEEP_ENOUGH = 8;
/** Winning chances of a position that is probably won, and the most of one that is probably not. */
const WON = 0.95;
const NOT_WON = 0.65;

/**
 * Judges a move by the engine's estimate of its position; `null` if there was none. `result`: the known result of the
 * position, if any. Only a change of the result counts: smaller ones come from the search as often as from the move.
 */
export function judgeByEngine(
  estimate: Estimate | null,
  uci: string,
  result: OutcomeName | null = null,
): MoveJudgement {
  const lines = estimate?.lines ?? [];
  const best = lines[0];
  const played = lines.find(({ pv }) => pv[0]?.uci === uci);
  if (!best || !played || Math.min(best.depth, played.depth) < DEEP_ENOUGH)
    return { kind: 'unknown' };
  const before = result ?? probableResult(share(best.score));
  const after = share(played.score);
  if (before === 'win' && after <= NOT_WON) return { kind: 'estimated', thrown: 'win' };
  if (before === 'draw' && after <= 1 - WON) return { kind: 'estimated', thrown: 'draw' };
  return { kind: 'estimated', thrown: null };
}

/** Result by winning chances, for the same side; `null` if they leave it open. */
export function probableResult(chances: number): OutcomeName | null {
  if (chances >= WON) return 'win';
  if (chances <= 1 - WON) return 'loss';
  return chances <= NOT_WON && chances >= 1 - NOT_WON ? 'draw' : null;
}

/** Grade of a judgement; `null` if it does not count. */
export function gradeOf(judgement: MoveJudgement): Grade | null {
  switch (judgement.kind) {
    case 'unknown':
      return null;
    case 'estimated':
      return judgement.thrown && 'thrown';
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
