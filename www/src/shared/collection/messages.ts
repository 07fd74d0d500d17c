import type { ParsedMove } from '@chariot/game';
import type { PgnGame } from '@chariot/game/pgn';
import type { GameQuery, GameRow } from './gameIndex.ts';
import type { FileFault } from './reader.ts';

/** Questions about a file that was read. */
export type Question =
  | { find: GameQuery }
  /** Rows of the last search. */
  | { rows: { from: number; count: number } }
  /** A game of the last search. */
  | { game: number };

/** Answers, by the name of the question. */
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

/** A game flattened for `postMessage`: browsers refuse objects nested as deeply as a game. */
export interface PackedGame {
  game: Omit<PgnGame, 'next'>;
  /** Moves, each after its parent; `parent` is an index, −1 for the start. */
  moves: readonly { parent: number; move: Omit<ParsedMove, 'next'> }[];
}

export function pack({ next, ...game }: PgnGame): PackedGame {
  const moves: { parent: number; move: Omit<ParsedMove, 'next'> }[] = [];
  const waiting: { parent: number; next: readonly ParsedMove[] }[] = [{ parent: -1, next }];
  for (let i = 0; i < waiting.length; i += 1) {
    const { parent, next: siblings } = waiting[i] ?? { parent: -1, next: [] };
    for (const { next: following, ...move } of siblings) {
      if (following.length > 0) waiting.push({ parent: moves.length, next: following });
      moves.push({ parent, move });
    }
  }
  return { game, moves };
}

export function unpack({ game, moves }: PackedGame): PgnGame {
  const unpacked: PgnGame = { ...game, next: [] };
  const made: ParsedMove[] = [];
  for (const { parent, move } of moves) {
    const again: ParsedMove = { ...move, next: [] };
    (made[parent]?.next ?? unpacked.next).push(again);
    made.push(again);
  }
  return unpacked;
}
