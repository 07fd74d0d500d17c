import type { ErrorWords } from '@chariot/engine/errors/words';
import { type Language, preferred } from '@chariot/engine/languages';
import { en as boardEnglish } from '../../i18n/en.ts';
import type { BoardWords } from '../../i18n/words.ts';
import { en } from './en.ts';
import type { ElementWords } from './words.ts';

/** All that a board says, in one language. */
export interface Spoken {
  language: Language;
  words: BoardWords;
  own: ElementWords;
  /** The sentences of errors, fetched when they are first needed; `null` for those of the engine, which are English. */
  errors: (() => Promise<ErrorWords>) | null;
}

/** Always at hand. */
export const ENGLISH: Spoken = {
  language: 'en',
  words: boardEnglish,
  own: en,
  errors: null,
};

const FETCHED: Readonly<Record<Language, () => Promise<Spoken>>> = {
  en: async () => ENGLISH,
  'zh-Hans': async () => {
    const [words, own] = await Promise.all([
      import('../../i18n/zh.ts?Hans'),
      import('./zh.ts?Hans'),
    ]);
    return spoken('zh-Hans', words, own, () => import('@chariot/engine/errors/zh.ts?Hans'));
  },
  'zh-Hant': async () => {
    const [words, own] = await Promise.all([
      import('../../i18n/zh.ts?Hant'),
      import('./zh.ts?Hant'),
    ]);
    return spoken('zh-Hant', words, own, () => import('@chariot/engine/errors/zh.ts?Hant'));
  },
};

interface WordsFile {
  default: unknown;
}

function spoken(
  language: Language,
  words: WordsFile,
  own: WordsFile,
  errors: () => Promise<WordsFile>,
): Spoken {
  return {
    language,
    words: words.default as BoardWords,
    own: own.default as ElementWords,
    errors: async () => (await errors()).default as ErrorWords,
  };
}

/** What is said in the language of a tag such as `zh-TW`; English where there is none, or it cannot be fetched. */
export async function spokenIn(tag: string | undefined): Promise<Spoken> {
  return FETCHED[preferred(tag === undefined ? [] : [tag])]().catch(() => ENGLISH);
}
