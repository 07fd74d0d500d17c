// Exports for every platform; `browser/index.ts` and `node/index.ts` add `createEngine`.

export type {
  BoardPiece,
  DistanceToMate,
  ErrorFact,
  FinalResult,
  GameName,
  LineCount,
  MoveDtm,
  MoveStyle,
  NotatedMove,
  NoticeFact,
  ProbeResult,
  SearchReport,
  SearchScore,
  SideName,
  TerminationName,
} from '@chariot/protocol';
export type { SideReview } from './analysis/accuracy.ts';
export type { MoveClass } from './analysis/moveClasses.ts';
export type { Decision } from './decide.ts';
export type { Estimate, SolveProgress } from './endings.ts';
export type {
  Engine,
  EngineOptions,
  Limits,
  Position,
  Report,
  ReviewOptions,
  SolveOptions,
  Status,
  Stoppable,
} from './engine.ts';
export { EngineError, type ErrorKind } from './error.ts';
export type { Perft } from './perft.ts';
export type { GameReview, ReviewedMove } from './review.ts';
export type { WinDrawLoss } from './winRate.ts';
