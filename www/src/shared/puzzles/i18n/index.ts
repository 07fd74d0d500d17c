import { dictionary } from '../../i18n/index.ts';
import { tutorWords } from '../../tutor/i18n/index.ts';
import { en } from './en.ts';

const puzzles = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const puzzleWords = puzzles.words;
export const puzzleWordsReady = puzzles.ready;

/** Name of a theme; empty if it has none. */
export function motifName(motif: string): string {
  const names: Readonly<Record<string, string>> = {
    ...tutorWords.value.mateNames,
    ...puzzleWords.value.motifs,
  };
  const name = names[motif] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}
