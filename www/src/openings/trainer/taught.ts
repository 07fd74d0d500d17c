import type { GameName, SideName } from '@chariot/protocol';
import { lessonWords } from '../lessons/i18n/index.ts';
import { lessonsOf } from '../lessons/index.ts';
import { movesOf, type OpeningLesson } from '../lessons/lesson.ts';

/** An opening that can be chosen for a repertoire. */
export interface TaughtOpening {
  id: string;
  /** The moves to it, in coordinates. */
  moves: readonly string[];
  /** How it goes on, from the start position. */
  lines: readonly (readonly string[])[];
}

/** The openings that are taught to a side, in the order of the lessons; resolves once their words have come too. */
export async function taughtOpenings(
  game: GameName,
  side: SideName,
): Promise<readonly TaughtOpening[]> {
  const [lessons] = await Promise.all([lessonsOf(game), lessonWords(game).ready()]);
  return lessons.filter((lesson) => lesson.side === side).map(taught);
}

function taught({ id, moves, continuations }: OpeningLesson): TaughtOpening {
  const lines = continuations.map((line) => [...movesOf(moves), ...movesOf(line)]);
  return { id, moves: movesOf(moves), lines };
}
