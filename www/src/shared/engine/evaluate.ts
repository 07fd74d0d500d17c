import { finalScore, forFirst } from '@chariot/engine/analysis';
import type { Turn } from '@chariot/engine/client';
import type { NotatedMove, SearchScore, View } from '@chariot/protocol';

/** An evaluated position. Scores are for the first side. */
export interface Judged {
  score: SearchScore;
  /** Best play; empty if the game is over. */
  line: readonly NotatedMove[];
  /** Score of the second best move; `null` if there is none or it was not requested. */
  second: SearchScore | null;
}

/** Searches a position for `nodes` nodes; `null` if stopped or failed. */
export async function evaluate(
  turn: Pick<Turn, 'search'>,
  view: View,
  nodes: number,
  lines = 1,
): Promise<Judged | null> {
  if (view.result)
    return { score: finalScore(view.result.winner, 'first'), line: [], second: null };
  let second: SearchScore | null = null;
  const reply = await turn.search({ game: view.game, limits: { nodes, lines } }, (report) => {
    if (report.rank === 2) second = forFirst(report.score, view.toMove);
  });
  if (!reply || 'error' in reply || !reply.best) return null;
  const line = reply.report?.pv ?? [];
  const score: SearchScore = reply.report?.score ?? { kind: 'centipawns', value: 0 };
  return {
    score: forFirst(score, view.toMove),
    line: line.length > 0 ? line : [reply.best],
    second,
  };
}
