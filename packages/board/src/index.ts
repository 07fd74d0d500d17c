import { createEngine } from '@chariot/engine';
import { defineBoard } from '../../../www/src/element/index.ts';

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
} from '../../../www/src/element/index.ts';
export { ChariotBoard } from '../../../www/src/element/index.ts';

defineBoard(createEngine);
