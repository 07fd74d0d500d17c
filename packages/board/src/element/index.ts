import { ChariotBoard } from './element.tsx';
import { type CreateEngine, SharedEngines } from './engines.ts';

const NAME = 'chariot-board';

/**
 * Defines `<chariot-board>`, whose boards use `createEngine`. Does nothing where there are no
 * elements, as on a server.
 */
export function defineBoard(createEngine: CreateEngine): void {
  ChariotBoard.engines = new SharedEngines(createEngine);
  const { customElements } = globalThis;
  // Two versions of the script in one page must not fail.
  if (customElements && !customElements.get(NAME)) customElements.define(NAME, ChariotBoard);
}

export type { AttributeName, BoardView } from './attributes.ts';
export { type BoardProperties, type BoardValues, ChariotBoard } from './element.tsx';
export type {
  BeforeMoveDetail,
  BoardDetails,
  EndDetail,
  FailureDetail,
  MoveDetail,
  Mover,
  PlaceDetail,
  PositionDetail,
  ShapesDetail,
} from './events.ts';
export type { Dests, PieceImages, SquareParts } from './given.ts';
export type { PlacedPiece } from './placement.ts';
