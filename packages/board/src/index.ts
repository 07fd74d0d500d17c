import { createEngine } from '@chariot/engine';
import { defineBoard } from './element/index.ts';

export type {
  AttributeName,
  BoardDetails,
  BoardProperties,
  BoardView,
  EndDetail,
  FailureDetail,
  MoveDetail,
  Mover,
  PositionDetail,
} from './element/index.ts';
export { ChariotBoard } from './element/index.ts';

defineBoard(createEngine);
