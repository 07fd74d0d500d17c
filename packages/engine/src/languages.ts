/** The languages by BCP 47 tag, each with its own name for itself. */
export const LANGUAGES = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' } as const;
/** A language, by its BCP 47 tag. */
export type Language = keyof typeof LANGUAGES;

/** All languages, by tag. */
export const TAGS = Object.keys(LANGUAGES) as Language[];

/**
 * Chooses between a simplified and a traditional word. In a `zh.ts` only what OpenCC gets wrong
 * needs a pair.
 */
export type ScriptChoice = <T extends string>(simplified: T, traditional: T) => T;
/** Words in Chinese, for either script. */
export type Chinese<W> = (t: ScriptChoice) => W;

/** The first of the browser's languages that we have, else English. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    if (/^(zh|yue)-(hant|tw|hk|mo)\b/i.test(tag) || /^yue$/i.test(tag)) return 'zh-Hant';
    if (/^(zh|yue)\b/i.test(tag)) return 'zh-Hans';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}
