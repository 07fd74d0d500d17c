import type { SideName } from '@chariot/protocol';

/** Moves in UCI, with spaces between them. */
export type MoveList = string;

/** An opening that books teach, as moves. Its words are in `i18n`. */
export interface OpeningLesson {
  id: string;
  /** The side that chooses it for its repertoire. */
  side: SideName;
  /** From the usual start to the position that defines the opening. */
  moves: MoveList;
  /** Two to four main lines from that position, 8 to 16 plies each. */
  continuations: readonly MoveList[];
}

/** The moves of a list, one by one. */
export const movesOf = (list: MoveList): string[] => list.split(' ');
