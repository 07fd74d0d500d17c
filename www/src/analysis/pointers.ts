import { underRule } from '@chariot/board/endings';
import type { Pointer } from '@chariot/board/parts';
import { forFirst, shortScore } from '@chariot/engine/analysis';
import type {
  DistanceToMate,
  NotatedMove,
  ProbeResult,
  SearchReport,
  View,
} from '@chariot/protocol';

/** The sources of arrows. */
interface ArrowSources {
  view: View;
  /** The engine's lines for this position, the best first. */
  lines: readonly SearchReport[];
  probe: ProbeResult | null;
  /** The best move by a review, in coordinates. */
  best: string;
  /** What the opponent threatens, if that is wanted. */
  threat: NotatedMove | undefined;
}

/** Arrows of the best moves with their scores, under that of a threat. */
export function pointersFor(sources: ArrowSources): Pointer[] {
  const { threat } = sources;
  const danger: Pointer[] = threat ? [{ from: threat.from, to: threat.to, tone: 'bad' }] : [];
  return [...bestMoves(sources), ...danger];
}

/** From the engine if it is on, else from the tables or a review. */
function bestMoves({ view, lines, probe, best }: ArrowSources): Pointer[] {
  if (lines.length > 0) {
    const pointers = lines.flatMap(({ pv, score }, i): Pointer[] => {
      const [move] = pv;
      if (!move) return [];
      const badge = shortScore(forFirst(score, view.toMove));
      return [{ from: move.from, to: move.to, badge, tone: i === 0 ? 'accent' : 'even' }];
    });
    return distinct(pointers);
  }
  const known = probe?.moves[0];
  const reached = known && underRule(known);
  if (reached) {
    const { from, to } = known.move;
    return [{ from, to, badge: badgeOf(reached), tone: 'accent' }];
  }
  const move = view.moves.find(({ uci }) => uci === best);
  return move ? [{ from: move.from, to: move.to, tone: 'accent' }] : [];
}

/** One arrow for several promotions. */
function distinct(pointers: readonly Pointer[]): Pointer[] {
  const arrows = new Set<string>();
  const kept = pointers.filter(({ from, to }) => {
    const arrow = `${from}${to}`;
    return !arrows.has(arrow) && arrows.add(arrow);
  });
  // The best is drawn last, over the others.
  return kept.reverse();
}

function badgeOf(value: DistanceToMate): string {
  return value.kind === 'draw' ? '=' : String(value.moves);
}
