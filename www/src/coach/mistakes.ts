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
  /** The engine's evaluation of that position; `null` until the mistake is shown. */
  best: Judged | null;
}

/** Evaluates the position of a mistake as thoroughly as the moves tried in it; `null` if stopped or failed. */
export async function bestOf(turn: Turn, { view, best }: Mistake): Promise<Judged | null> {
  return best ?? evaluate(turn, view, NODES.second);
}

/** Mistakes of a side, in game order; `null` if the search was stopped or failed. */
export async function findMistakes(
  turn: Turn,
  source: LessonSource,
  tell: (done: number) => void,
): Promise<readonly Mistake[] | null> {
  return source.reviewed
    ? reviewedMistakes(turn, source, source.reviewed, tell)
    : searchMistakes(turn, source, tell);
}

/** The mistakes of a review, without a search: its scores may be too shallow to measure other moves by. */
async function reviewedMistakes(
  turn: Turn,
  { game, side }: LessonSource,
  reviewed: readonly number[],
  tell: (done: number) => void,
): Promise<readonly Mistake[] | null> {
  const mistakes: Mistake[] = [];
  for (const [done, ply] of reviewed.entries()) {
    const [before, after] = await Promise.all([
      turn.ask('view', styled(shortened(game, ply))),
      turn.ask('view', styled(shortened(game, ply + 1))),
    ]);
    if ('error' in before || 'error' in after) return null;
    const played = after.view.history.at(-1);
    if (before.view.toMove !== side || !played) continue;
    mistakes.push({ view: before.view, played, best: null });
    tell((done + 1) / reviewed.length);
  }
  return mistakes;
}

async function searchMistakes(
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
