import { chess } from './chess/en.ts';
import type { BasicsWords } from './words.ts';
import { xiangqi } from './xiangqi/en.ts';

export const en: BasicsWords = {
  chapters: {
    pieces: 'The pieces',
    king: 'Check and mate',
    rules: 'Special rules',
    material: 'What pieces are worth',
    tactics: 'First tactics',
    play: 'A first game',
  },
  chess,
  xiangqi,
};
