import type { GameName } from '../protocol/index.ts';
import { board as chess } from './chess/board.ts';
import type { GameOnBoard } from './game.ts';
import { board as xiangqi } from './xiangqi/board.ts';

/** The games, as far as a board needs them. */
export const BOARDS: Readonly<Record<GameName, GameOnBoard>> = { chess, xiangqi };
