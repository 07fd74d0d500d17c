import type { GameText } from '@chariot/game';
import { text as chess } from '@chariot/game/texts/chess';
import { text as xiangqi } from '@chariot/game/texts/xiangqi';
import type { GameName } from '@chariot/protocol';

/** How each game is written in PGN. */
export const TEXTS: Readonly<Record<GameName, GameText>> = { chess, xiangqi };
