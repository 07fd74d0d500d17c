import type { MateName, MotifName, OutcomeName, SideName } from '@chariot/protocol';
import type { GamePhase } from '../../shared/game/phase.ts';

/** Theme of a line: a tactical motif, a named mate, or a mate without a name. */
export type Theme = MotifName | MateName | 'mate';

/** A mistake of yours, as a position to practise. */
export interface Mistake {
  /** Position before the move. */
  fen: string;
  /** The move played, in coordinates and in notation. */
  played: string;
  text: string;
  /** The better line in coordinates, and its first move in notation. */
  best: readonly string[];
  bestText: string;
  /** Whether the best move is clearly better than every other. */
  alone: boolean;
  missed: readonly Theme[];
  allowed: readonly Theme[];
}

/** A move of yours. Winning chances are yours, 0 to 1. */
export interface JudgedMove {
  /** Plies before it. */
  ply: number;
  phase: GamePhase;
  /** Winning chances before the move, and those lost by it. */
  before: number;
  loss: number;
  /** 0 to 100, as in a review of Analysis: material given away in a decided game counts too. */
  accuracy: number;
  /** Seconds spent on it, and left after it, if the game has a clock. */
  seconds?: number;
  left?: number;
  /** Present from an inaccuracy on. */
  mistake?: Mistake;
}

/** An ending of the tables that came up in a game. Results are yours, with best play. */
export interface EndingPassage {
  /** Canonical name, the stronger side's pieces first. */
  material: string;
  /** Position of your first move in it. */
  fen: string;
  /** Result of that position. */
  worth: OutcomeName;
  /** Your first move that gave a better result away; `result` is what was left. */
  fault?: { fen: string; text: string; best: readonly string[]; result: OutcomeName };
}

/** A ply of the opening. */
export interface OpeningPly {
  uci: string;
  text: string;
  /** Key of the position after it. */
  key: string;
}

/** A reviewed game of yours. */
export interface JudgedGame {
  id: string;
  /** Your side. */
  side: SideName;
  /** Your result; `null` for a game without one. */
  result: OutcomeName | null;
  /** `2026.11.26`; empty if unknown. */
  date: string;
  opponent: string;
  rating?: number;
  opponentRating?: number;
  /** FEN of the start; absent for the usual one. */
  start?: string;
  /** The first plies of a game from the usual start. */
  opening: readonly OpeningPly[];
  /** The first move, in plies, that the book does not have; absent if unknown or none. */
  leftBook?: number;
  /** Your moves. */
  moves: readonly JudgedMove[];
  /** Squares on which your pieces were captured. */
  deaths: readonly string[];
  endings: readonly EndingPassage[];
  hasClock: boolean;
  /** Your winning chances when your flag fell; absent if it did not. */
  flagged?: number;
}

/** Whether a date names a day, so that games can be put in order by it. */
export function isDated(date: string): boolean {
  return /^\d{4}\.\d{2}\.\d{2}/.test(date);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
