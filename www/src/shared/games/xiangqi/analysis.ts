import type { GameInAnalysis } from '@chariot/game';
import { text } from '@chariot/game/texts/xiangqi';
import { fields } from './setup.ts';

export const analysis: GameInAnalysis = { fields, text };
