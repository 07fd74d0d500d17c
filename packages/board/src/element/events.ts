import type { ErrorFact, NotatedMove, SideName, TerminationName } from '@chariot/engine';
import type { Shape } from '@chariot/game';

/** The maker of a move: the user, the engine, or the program (`play`, or the reply of a puzzle). */
export type Mover = 'person' | 'engine' | 'program';

/** The user wants to make a move. `preventDefault()` refuses it. */
export interface BeforeMoveDetail {
  from: string;
  /** `null` off the board, in the view `free`. */
  to: string | null;
  /** The legal move; absent in the view `free`, which knows no rules. */
  move?: NotatedMove;
}

/** A piece was moved, placed or removed, in the view `free`. */
export interface PlaceDetail {
  /** The square it left; absent for a piece that was placed. */
  from?: string;
  /** Its square now; absent for a piece that was removed. */
  to?: string;
  /** The placement after it, as in a FEN. */
  fen: string;
  by: Mover;
}

/** The user has drawn or wiped arrows and circles. */
export interface ShapesDetail {
  shapes: readonly Shape[];
}

/** A move was played. */
export interface MoveDetail {
  move: NotatedMove;
  /** FEN after the move. */
  fen: string;
  by: Mover;
}

/** A game is over, or a puzzle is solved. */
export interface EndDetail {
  /** `solved`: the puzzle. */
  termination: TerminationName | 'solved';
  /** The winner; absent for a draw and for a puzzle. */
  winner?: SideName;
  /** In English: `threefold repetition`. */
  description: string;
  /** Wrong moves in the puzzle. */
  mistakes?: number;
}

/** Another position is displayed. */
export interface PositionDetail {
  fen: string;
  /** Moves from the start of the game, in coordinates. */
  moves: readonly string[];
}

/** Something failed; the board shows it in words. */
export interface FailureDetail {
  /** `ATTRIBUTE`, `PROPERTY`, `PGN`, or the kind of the engine's error: `BOARD`, `ILLEGAL_MOVE`, … */
  kind: string;
  message: string;
}

/** The details of a board's events, by event. */
export interface BoardDetails {
  beforemove: BeforeMoveDetail;
  place: PlaceDetail;
  shapes: ShapesDetail;
  move: MoveDetail;
  end: EndDetail;
  position: PositionDetail;
  failure: FailureDetail;
}

/** Sends an event; false if a listener has prevented what it announces. */
export type Emit = <Name extends keyof BoardDetails>(
  name: Name,
  detail: BoardDetails[Name],
) => boolean;

/** A failure and its reason. */
export class BoardFailure extends Error {
  readonly kind: string;
  /** The engine's facts about it. */
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

/** Any thrown value as a failure. An error of the engine has a kind and facts. */
export function failureOf(error: unknown): BoardFailure {
  if (error instanceof BoardFailure) return error;
  const { kind = 'ENGINE', facts = [] } = Object(error) as Partial<BoardFailure>;
  return new BoardFailure(kind, error instanceof Error ? error.message : String(error), facts);
}
