import { lossOf } from '@chariot/engine/analysis';
import type { Turn } from '@chariot/engine/client';
import type { NotatedMove, View } from '@chariot/protocol';
import { evaluate, type Judged } from '../shared/engine/evaluate.ts';
import { shortened } from '../shared/game/game.ts';
import type { LessonSource } from '../shared/game/handover.ts';
import { styled } from '../shared/game/looks.ts';

/** Nodes per position of the game, and around a suspected mistake. */
const NODES = { first: 40_000, second: 300_000 };

export interface Mistake {
  /** Position before the mistake. */
  view: View;
  played: NotatedMove;
  /** The engine's evaluation of that position. */
  best: Judged;
}

/** Mistakes of a side, in game order; `null` if the search was stopped or failed. */
export async function findMistakes(
  turn: Turn,
  { game, side }: LessonSource,
  tell: (done: number) => void,
): Promise<readonly Mistake[] | null> {
  const views: View[] = [];
  const judged: Judged[] = [];
  const last = game.moves.length;
  // Backwards: the transposition table then helps with earlier positions.
  for (let ply = last; ply >= 0; ply -= 1) {
    const reply = await turn.ask('view', styled(shortened(game, ply)));
    if ('error' in reply) return null;
    const found = await evaluate(turn, reply.view, NODES.first);
    if (!found) return null;
    views[ply] = reply.view;
    judged[ply] = found;
    tell((0.8 * (last - ply + 1)) / (last + 1));
  }

  const suspects = game.moves.flatMap((_, ply) => {
    const [view, before, after] = [views[ply], judged[ply], judged[ply + 1]];
    if (!view || !before || !after || view.toMove !== side) return [];
    return isMistake(view, before, after, game.moves[ply]) ? [ply] : [];
  });
  const mistakes: Mistake[] = [];
  for (const [done, ply] of suspects.entries()) {
    const [view, next] = [views[ply], views[ply + 1]];
    const played = next?.history.at(-1);
    if (!view || !next || !played) continue;
    const best = await evaluate(turn, view, NODES.second);
    const after = best && (await evaluate(turn, next, NODES.second));
    if (!best || !after) return null;
    if (isMistake(view, best, after, played.uci)) mistakes.push({ view, played, best });
    tell(0.8 + (0.2 * (done + 1)) / suspects.length);
  }
  return mistakes;
}

function isMistake(view: View, before: Judged, after: Judged, move: string | undefined): boolean {
  const isBest = before.line[0]?.uci === move;
  const { moveClass } = lossOf(view.toMove, before.score, after.score, isBest);
  return moveClass === 'mistake' || moveClass === 'blunder';
}
