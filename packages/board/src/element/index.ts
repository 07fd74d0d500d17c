import { ChariotBoard } from './element.tsx';
import { type CreateEngine, SharedEngines } from './engines.ts';

/** The name of the element. */
const NAME = 'chariot-board';

/** Defines `<chariot-board>`, whose boards start their engines so; where there are no elements, as on a server, nothing. */
export function defineBoard(createEngine: CreateEngine): void {
  ChariotBoard.engines = new SharedEngines(createEngine);
  const { customElements } = globalThis;
  // Scripts of two versions in one page must not fail.
  if (customElements && !customElements.get(NAME)) customElements.define(NAME, ChariotBoard);
}

export type { AttributeName, BoardView } from './attributes.ts';
export { type BoardProperties, ChariotBoard } from './element.tsx';
export type {
  BoardDetails,
  EndDetail,
  FailureDetail,
  MoveDetail,
  Mover,
  PositionDetail,
} from './events.ts';
