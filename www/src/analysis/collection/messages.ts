import type { GameQuery, GameRow } from './gameIndex.ts';
import type { PackedGame } from './packed.ts';
import type { FileFault } from './reader.ts';

/** What the page can ask of a file that was read. */
export type Question =
  | { find: GameQuery }
  /** Rows of what was found last. */
  | { rows: { from: number; count: number } }
  /** One of what was found last. */
  | { game: number };

/** What it is answered, under the name of the question. */
export interface Answers {
  find: number;
  rows: readonly GameRow[];
  game: { place: number; packed: PackedGame };
}

export type ToReader =
  | { type: 'open'; files: readonly Blob[] }
  | { type: 'ask'; id: number; question: Question };

export type FromReader =
  | { type: 'progress'; fraction: number; games: number }
  | { type: 'ready'; games: number }
  | { type: 'fault'; fault: FileFault }
  | { type: 'answer'; id: number; answer: Answers[keyof Answers] }
  | { type: 'failed'; id: number };
