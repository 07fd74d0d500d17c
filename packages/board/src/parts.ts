// The parts of a board, for pages that draw with Preact. They know positions and words, but no
// rule.

export { Board, type BoardProps } from './board/Board.tsx';
export { type BoardPlace, type Geometry, placeOf, rowsOf, squareAt } from './board/geometry.ts';
export type { HeatMark } from './board/HeatLayer.tsx';
export { type Hand, mayMove, NO_HAND, playHand } from './board/hand.ts';
export type { Pointer } from './board/Overlay.tsx';
export { PlayBoard, type PlayBoardProps } from './board/PlayBoard.tsx';
export { piecesIn, placementOf } from './board/placement.ts';
export { Stage, type StageProps, sizesOf } from './board/Stage.tsx';
export { Still } from './board/Still.tsx';
export type { Drawings, Skin, Speech } from './board/skin.ts';
