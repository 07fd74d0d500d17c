import type { GameInAnalysis } from '@chariot/game';
import { text } from '@chariot/game/texts/chess';
import { fields } from './setup.ts';

export const analysis: GameInAnalysis = { fields, text };
