import { forFirst } from '@chariot/engine/analysis';
import type { NotatedMove, SearchReport, SearchScore, View } from '@chariot/protocol';
import { continues } from '../shared/game/game.ts';

/** What a search has found out about a position. */
export interface Known {
  report: SearchReport;
  /** For the first side. */
  score: SearchScore;
  /** The best play from the position. */
  line: readonly NotatedMove[];
}

/**
 * What `found` says of the position that is shown: it was searched itself, or the best move found has just been played
 * and the rest of the line goes on from here. `null` for any other position, whose evaluation it is not.
 */
export function knownOf(
  shown: View | null,
  found: { report: SearchReport; view: View } | null,
): Known | null {
  if (!shown || !found || !continues(shown.game, found.view.game)) return null;
  const { report, view } = found;
  const later = shown.game.moves.slice(view.game.moves.length);
  const isLine = later.length === 0 || (later.length === 1 && later[0] === report.pv[0]?.uci);
  if (!isLine) return null;
  return {
    report,
    score: forFirst(report.score, view.toMove),
    line: report.pv.slice(later.length),
  };
}
