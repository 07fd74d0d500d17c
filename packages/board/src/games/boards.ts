import type { GameName } from '@chariot/protocol';
import { board as chess } from './chess.ts';
import type { GameOnBoard } from './game.ts';
import { board as xiangqi } from './xiangqi.ts';

/** The games, as far as a board needs them. */
export const BOARDS: Readonly<Record<GameName, GameOnBoard>> = { chess, xiangqi };
