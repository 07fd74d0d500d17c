import type { GameName, SideName } from '@chariot/protocol';

/** An opening that can be chosen for a repertoire. */
export interface TaughtOpening {
  id: string;
  /** The side that chooses it. */
  side: SideName;
  /** The moves to it, in coordinates. */
  moves: readonly string[];
  /** How it goes on, from the start position. */
  lines: readonly (readonly string[])[];
  title: string;
  /** The idea, the plan, the trap, the typical ending. */
  text: string;
}

/** What a lesson says of the moves. */
interface LessonMoves {
  id: string;
  side: SideName;
  moves: string;
  continuations: readonly string[];
}

/** The openings of a game that are taught, in the order of the lessons. */
export async function taughtOpenings(game: GameName): Promise<readonly TaughtOpening[]> {
  return FIXTURE[game].map(({ title, ...lesson }) => taught(lesson, { title, text: '' }));
}

function taught(
  { id, side, moves, continuations }: LessonMoves,
  words: Pick<TaughtOpening, 'title' | 'text'>,
): TaughtOpening {
  const lines = continuations.map((line) => `${moves} ${line}`.split(' '));
  return { id, side, moves: moves.split(' '), lines, ...words };
}

const FIXTURE: Readonly<Record<GameName, readonly (LessonMoves & { title: string })[]>> = {
  chess: [
    {
      id: 'italian',
      side: 'first',
      moves: 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5',
      continuations: ['c2c3 g8f6 d2d3 d7d6'],
      title: 'Italian Game: Giuoco Piano',
    },
  ],
  xiangqi: [
    {
      id: 'sameDirection',
      side: 'first',
      moves: 'h3e3 h8e8',
      continuations: ['h1g3 h10g8 i1h1'],
      title: 'Same-direction Cannons',
    },
  ],
};
