import type { GameName, SideName } from '@chariot/protocol';

/** How lessons speak of a game's pieces and squares. */
interface LessonRules {
  /** Kings off the board stand on squares of these, unseen. Any two go together that the rules allow. */
  unseenKings: Readonly<Record<SideName, readonly string[]>>;
  /** Whether players name squares. Otherwise they name pieces by their file. */
  namesSquares: boolean;
  /** Kinds of pieces that stay on squares of one colour. */
  colourBound: readonly string[];
  /** Kinds of pieces with a way to go that only captures. */
  capturesAside: readonly string[];
}

export const LESSON_RULES: Readonly<Record<GameName, LessonRules>> = {
  chess: {
    unseenKings: {
      first: ['a1', 'h1', 'e1', 'h4', 'a5', 'c1', 'g2', 'b4', 'd3'],
      second: ['h8', 'a8', 'd8', 'a4', 'h5', 'f8', 'b7', 'g5', 'e6'],
    },
    namesSquares: true,
    colourBound: ['B'],
    capturesAside: ['P'],
  },
  xiangqi: {
    unseenKings: {
      first: ['d1', 'f1', 'e1', 'd3', 'f3', 'e2', 'd2'],
      second: ['f10', 'd10', 'e10', 'f8', 'd8', 'e9', 'f9'],
    },
    namesSquares: false,
    colourBound: [],
    capturesAside: [],
  },
};
