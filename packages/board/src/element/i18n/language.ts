import type { ErrorWords } from '@chariot/engine/errors';
import { type Language, preferred } from '@chariot/engine/languages';
import { en as boardEnglish } from '../../words/en.ts';
import type { BoardWords } from '../../words/words.ts';
import { en } from './en.ts';
import type { ElementWords } from './words.ts';

/** A board's words in one language. */
export interface Spoken {
  language: Language;
  words: BoardWords;
  own: ElementWords;
  /** Sentences for errors, fetched when first needed; `null` for the engine's own, in English. */
  errors: (() => Promise<ErrorWords>) | null;
}

/** Never fetched. */
export const ENGLISH: Spoken = {
  language: 'en',
  words: boardEnglish,
  own: en,
  errors: null,
};

const FETCHED: Readonly<Record<Language, () => Promise<Spoken>>> = {
  en: async () => ENGLISH,
  'zh-Hans': () =>
    spoken(
      'zh-Hans',
      import('../../words/zh-Hans.ts'),
      import('./zh-Hans.ts'),
      () => import('@chariot/engine/errors/zh-Hans'),
    ),
  'zh-Hant': () =>
    spoken(
      'zh-Hant',
      import('../../words/zh-Hant.ts'),
      import('./zh-Hant.ts'),
      () => import('@chariot/engine/errors/zh-Hant'),
    ),
};

interface Script<Words> {
  default: Words;
}

async function spoken(
  language: Language,
  words: Promise<Script<BoardWords>>,
  own: Promise<Script<ElementWords>>,
  errors: () => Promise<Script<ErrorWords>>,
): Promise<Spoken> {
  const [{ default: said }, { default: besides }] = await Promise.all([words, own]);
  return { language, words: said, own: besides, errors: async () => (await errors()).default };
}

/** Words in the language of a tag such as `zh-TW`; English if unknown or not available. */
export async function spokenIn(tag: string | undefined): Promise<Spoken> {
  return FETCHED[preferred(tag === undefined ? [] : [tag])]().catch(() => ENGLISH);
}
