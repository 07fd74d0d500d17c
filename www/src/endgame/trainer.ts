import type { DistanceToMate, MoveDtm, ProbeResult } from '../protocol/index.ts';

/** How good a move was, for the side that made it. */
export type MoveJudgement =
  /** As good as any: the shortest win, the longest defence, or the draw kept. */
  | { kind: 'best'; value: DistanceToMate }
  /** The result is kept, but the mate comes this many moves later, or the mover is mated this many moves sooner. */
  | { kind: 'slower'; by: number; value: DistanceToMate; best: DistanceToMate }
  /** The win or the draw is gone. */
  | { kind: 'thrown'; value: DistanceToMate; best: DistanceToMate }
  /** No table knows the move. */
  | { kind: 'unknown' };

/** A judgement and the moves that would have been best, in words. */
export interface TrainerFeedback {
  judgement: MoveJudgement;
  played: string;
  best: readonly string[];
}

/** The score of the training so far. */
export interface TrainerScore {
  best: number;
  slower: number;
  thrown: number;
  /** Best moves in a row up to now. */
  streak: number;
}

export const NO_SCORE: TrainerScore = { best: 0, slower: 0, thrown: 0, streak: 0 };

const RANK = { win: 2, draw: 1, loss: 0 } as const;

/** Judges a move by the probed moves of the position it was made in, which are sorted best first. */
export function judge(probe: ProbeResult, uci: string): MoveJudgement {
  const value = probe.moves.find(({ move }) => move.uci === uci)?.dtm;
  const best = probe.moves[0]?.dtm;
  if (!value || !best) return { kind: 'unknown' };
  if (RANK[value.kind] < RANK[best.kind]) return { kind: 'thrown', value, best };
  const by = value.kind === 'draw' || best.kind === 'draw' ? 0 : Math.abs(value.moves - best.moves);
  return by === 0 ? { kind: 'best', value } : { kind: 'slower', by, value, best };
}

/** The moves that are as good as the first. */
export function bestMoves(probe: ProbeResult): MoveDtm[] {
  const best = probe.moves[0]?.dtm;
  if (!best) return [];
  return probe.moves.filter(({ dtm: value }) => value && sameValue(value, best));
}

/** Adds a judged move. */
export function scored(score: TrainerScore, { kind }: MoveJudgement): TrainerScore {
  if (kind === 'unknown') return score;
  return { ...score, [kind]: score[kind] + 1, streak: kind === 'best' ? score.streak + 1 : 0 };
}

function sameValue(a: DistanceToMate, b: DistanceToMate): boolean {
  return a.kind === b.kind && (a.kind === 'draw' || b.kind === 'draw' || a.moves === b.moves);
}
