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

interface ArrowSources {
  view: View;
  /** The engine's lines for this position, best first. */
  lines: readonly SearchReport[];
  probe: ProbeResult | null;
  /** The review's best move, in coordinates. */
  best: string;
  /** The opponent's threat, if switched on. */
  threat: NotatedMove | undefined;
}

/** Arrows for the best moves with their scores, drawn under the threat's. */
export function pointersFor(sources: ArrowSources): Pointer[] {
  const { threat } = sources;
  const danger: Pointer[] = threat ? [{ from: threat.from, to: threat.to, tone: 'bad' }] : [];
  return [...bestMoves(sources), ...danger];
}

/** Best moves by the engine if it is on, else by the tables or the review. */
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

/** A single arrow for all promotions on a square. */
function distinct(pointers: readonly Pointer[]): Pointer[] {
  const arrows = new Set<string>();
  const kept = pointers.filter(({ from, to }) => {
    const arrow = `${from}${to}`;
    return !arrows.has(arrow) && arrows.add(arrow);
  });
  // Draw the best move last, on top.
  return kept.reverse();
}

function badgeOf(value: DistanceToMate): string {
  return value.kind === 'draw' ? '=' : String(value.moves);
}
