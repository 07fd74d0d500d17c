import type { EngineClient } from '@chariot/engine/client';
import type { GameName, ProbeResult, View } from '@chariot/protocol';
import type { Tables } from '../engine/tables.ts';
import type { EndingLesson, TabledEnding } from '../games/course.ts';

/** Random positions that are looked at for one of the lesson: of 60 two at least will do (measured). */
const TRIES = 300;

/** The position of an ending, whose tables are ready: won, and as the ending teaches it. */
export async function exampleOf(
  engine: Pick<EngineClient, 'ask'>,
  tables: Pick<Tables, 'complete'>,
  game: GameName,
  { material, longest, lesson }: Pick<TabledEnding, 'material' | 'longest' | 'lesson'>,
  share: number,
): Promise<string | undefined> {
  const [shortest, most] = lesson?.moves ?? [0, longest];
  const moves = Math.ceil(shortest + (most - shortest) * share);
  for (let tries = 0; lesson && tries < TRIES; tries += 1) {
    const start = await wonIn(engine, game, material, moves);
    if (start === undefined) break;
    const position = { game, start, moves: [] };
    await tables.complete(position);
    const view = await engine.ask('view', position);
    const probe = await engine.ask('probe', position);
    if (!('error' in view || 'error' in probe) && shows(lesson, view.view, probe.result)) {
      return start;
    }
  }
  // Fewer moves where no position takes so many.
  for (let fewer = moves; fewer > 0; fewer -= 1) {
    const start = await wonIn(engine, game, material, fewer);
    if (start !== undefined) return start;
  }
  return undefined;
}

/** A random position with the first side to move that wins in so many moves. */
async function wonIn(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  material: string,
  moves: number,
): Promise<string | undefined> {
  const wanted = { strong: 'first', toMove: 'first', result: 'win', moves } as const;
  const reply = await engine.ask('randomPosition', { game, material, ...wanted });
  return 'error' in reply ? undefined : reply.fen;
}

function shows({ only, on }: EndingLesson, { pieces }: View, { moves }: ProbeResult): boolean {
  const wins = moves.filter(({ dtm }) => dtm?.kind === 'win');
  const [from] = wins.map(({ move }) => move.from);
  const isOnly =
    wins.length === 1 && pieces.some(({ square, kind }) => square === from && kind === only);
  const stands = pieces.some(
    ({ square, side, kind }) =>
      side === on?.side && kind === on.kind && Number(square.slice(1)) === on.rank,
  );
  return (!only || isOnly) && (!on || stands);
}
