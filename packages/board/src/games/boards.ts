import type { GameName } from '@chariot/protocol';
import { bundle } from '../pieces/chess.tsx';
import { CHESS_PIECES } from '../pieces/chess-pieces.ts';
import { board as chess } from './chess.ts';
import type { GameOnBoard } from './game.ts';
import { board as xiangqi } from './xiangqi.ts';

// A board in another page draws its usual pieces at once.
bundle('outline', CHESS_PIECES);

/** The games, as far as a board needs them. */
export const BOARDS: Readonly<Record<GameName, GameOnBoard>> = { chess, xiangqi };
