// The boards and sets of pieces of each game.

export { board as chess } from './games/chess.ts';
export type {
  BoardSize,
  BoardTheme,
  CoordinateStyle,
  GameOnBoard,
  Looks,
  LooksOffer,
  PieceSet,
} from './games/game.ts';
export { usualLooks } from './games/game.ts';
export { board as xiangqi } from './games/xiangqi.ts';
