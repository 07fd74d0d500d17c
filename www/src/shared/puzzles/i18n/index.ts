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

/** Names that say of a mate that it is one: `smothered mate`, but not `elbow horse`. */
const SAYS_MATE = /mate|杀|殺/i;

/** Names of the themes of a puzzle; `mate` only if no other says so. */
export function motifNames(motifs: readonly string[]): string[] {
  const others = motifs.filter((motif) => motif !== 'mate').map(motifName);
  const saysMate = others.some((name) => SAYS_MATE.test(name));
  return saysMate ? others.filter(Boolean) : motifs.map(motifName).filter(Boolean);
}
