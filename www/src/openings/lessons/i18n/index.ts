import type { GameName } from '@chariot/protocol';
import { type Dictionary, dictionary } from '../../../shared/i18n/dictionary.ts';
import type { LessonWords } from './words.ts';

/** The words of a game's lessons, by their ids. */
export type WordsOfLessons = Readonly<Record<string, LessonWords>>;

const MAKE: Readonly<Record<GameName, () => Dictionary<WordsOfLessons>>> = {
  chess: () =>
    dictionary<WordsOfLessons>({
      en: () => import('./chess/en.ts'),
      'zh-Hans': () => import('./chess/zh.ts?Hans'),
      'zh-Hant': () => import('./chess/zh.ts?Hant'),
    }),
  xiangqi: () =>
    dictionary<WordsOfLessons>({
      en: () => import('./xiangqi/en.ts'),
      'zh-Hans': () => import('./xiangqi/zh.ts?Hans'),
      'zh-Hant': () => import('./xiangqi/zh.ts?Hant'),
    }),
};

const made: Partial<Record<GameName, Dictionary<WordsOfLessons>>> = {};

/** The words of a game's lessons in the chosen language, fetched from the first call on. */
export function lessonWords(game: GameName): Dictionary<WordsOfLessons> {
  made[game] ??= MAKE[game]();
  return made[game];
}
