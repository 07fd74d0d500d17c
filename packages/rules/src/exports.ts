// Exports for every platform; `browser.ts`, `node.ts` and `embedded.ts` add `createRules`.

export type {
  BoardPiece,
  CastlingMove,
  ErrorFact,
  GameName,
  SideName,
  TerminationName,
} from '@chariot/protocol';
export { RulesError, type RulesErrorKind, type TextPlace } from './error.ts';
export {
  type AnyMove,
  Game,
  type Move,
  type MoveOptions,
  type MoveSquares,
  type PlayOptions,
  type Status,
} from './game.ts';
export type { Notation } from './games.ts';
export type {
  GameRecord,
  MoveNotes,
  RecordedMove,
  WritableGame,
  WritableMove,
} from './records.ts';
export { Rules, type RulesOptions, type WasmSource, type WriteOptions } from './rules.ts';
