import type { ErrorFact, NotatedMove, SideName, TerminationName } from '@chariot/engine';

/** Who made a move: whoever sits at the board, the engine, or the program (the page's `play`, the reply of a puzzle). */
export type Mover = 'person' | 'engine' | 'program';

/** A move was played. */
export interface MoveDetail {
  move: NotatedMove;
  /** FEN of the position after it. */
  fen: string;
  by: Mover;
}

/** A game is over, or a puzzle is solved. */
export interface EndDetail {
  /** `solved`: the puzzle. */
  termination: TerminationName | 'solved';
  /** The side that won; absent for a draw and for a puzzle. */
  winner?: SideName;
  /** In English: `threefold repetition`. */
  description: string;
  /** Wrong moves on the way, of a puzzle. */
  mistakes?: number;
}

/** Another position is shown. */
export interface PositionDetail {
  fen: string;
  /** Moves from the start of the game to this position, in coordinates. */
  moves: readonly string[];
}

/** Something could not be done; the board says so in words. */
export interface FailureDetail {
  /** `ATTRIBUTE`, `PGN`, or the kind of the engine's error: `BOARD`, `ILLEGAL_MOVE`, … */
  kind: string;
  message: string;
}

/** The details of a board's events, by the name of the event. */
export interface BoardDetails {
  move: MoveDetail;
  end: EndDetail;
  position: PositionDetail;
  failure: FailureDetail;
}

/** Tells the page. */
export type Emit = <Name extends keyof BoardDetails>(
  name: Name,
  detail: BoardDetails[Name],
) => void;

/** What a board cannot do, and why. */
export class BoardFailure extends Error {
  readonly kind: string;
  /** What the engine says of it, as data. */
  readonly facts: readonly ErrorFact[];

  constructor(kind: string, message: string, facts: readonly ErrorFact[] = []) {
    super(message);
    this.kind = kind;
    this.facts = facts;
  }

  get detail(): FailureDetail {
    return { kind: this.kind, message: this.message };
  }
}

/** Whatever was thrown, as a failure. An error of the engine has a kind and facts. */
export function failureOf(error: unknown): BoardFailure {
  if (error instanceof BoardFailure) return error;
  const { kind = 'ENGINE', facts = [] } = Object(error) as Partial<BoardFailure>;
  return new BoardFailure(kind, error instanceof Error ? error.message : String(error), facts);
}
