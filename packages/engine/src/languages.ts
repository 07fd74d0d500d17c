/** The languages, by their BCP 47 tag, each with its own name for itself. */
export const LANGUAGES = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' } as const;
/** One of them. */
export type Language = keyof typeof LANGUAGES;

/** Their tags. */
export const TAGS = Object.keys(LANGUAGES) as Language[];

/** A word in both scripts of Chinese: gives the one that is wanted. In a `zh.ts` only what OpenCC gets wrong needs a pair. */
export type ScriptChoice = <T extends string>(simplified: T, traditional: T) => T;
/** Words in Chinese. */
export type Chinese<W> = (t: ScriptChoice) => W;

/** The first language the browser asks for that we have, else English. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    if (/^(zh|yue)-(hant|tw|hk|mo)\b/i.test(tag) || /^yue$/i.test(tag)) return 'zh-Hant';
    if (/^(zh|yue)\b/i.test(tag)) return 'zh-Hans';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}
