import { createEngine } from '@chariot/engine';
import { defineBoard } from './element/index.ts';

export type {
  AttributeName,
  BeforeMoveDetail,
  BoardDetails,
  BoardProperties,
  BoardValues,
  BoardView,
  Dests,
  EndDetail,
  FailureDetail,
  MoveDetail,
  Mover,
  PieceImages,
  PlaceDetail,
  PlacedPiece,
  PositionDetail,
  ShapesDetail,
  SquareParts,
} from './element/index.ts';
export { ChariotBoard } from './element/index.ts';

defineBoard(createEngine);
