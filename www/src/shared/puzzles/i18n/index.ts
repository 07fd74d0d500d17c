import { dictionary } from '../../i18n/index.ts';
import { tutorWords } from '../../tutor/i18n/index.ts';
import { en } from './en.ts';

const puzzles = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words of the puzzles in the chosen language. */
export const puzzleWords = puzzles.words;
/** Resolves when they have come. */
export const puzzleWordsReady = puzzles.ready;

/** The name of what a puzzle is about; empty if there is none. */
export function motifName(motif: string): string {
  const names: Readonly<Record<string, string>> = {
    ...tutorWords.value.mateNames,
    ...puzzleWords.value.motifs,
  };
  return names[motif] ?? '';
}
