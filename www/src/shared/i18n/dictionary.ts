import { type Language, preferred, TAGS } from '@chariot/engine/languages';
import { oneOf } from '@chariot/game/values';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { load, save } from '../ui/storage.ts';

export interface Dictionary<W> {
  /** Texts in the chosen language, or in another until that has loaded; none before `ready`. */
  words: ReadonlySignal<W>;
  /** Language of `words`. */
  shown: ReadonlySignal<Language>;
  /** Resolves when the chosen language has loaded, or failed to while another is there. */
  ready(): Promise<void>;
}

/** Sources of the texts. English is bundled or fetched; the others are fetched on demand. */
interface Sources<W> {
  en: W | (() => Promise<{ en: W }>);
  'zh-Hans': () => Promise<{ default: unknown }>;
  'zh-Hant': () => Promise<{ default: unknown }>;
}

export const language = signal<Language>(
  load('language', (value) => oneOf(TAGS, value)) ?? preferred(navigator.languages),
);

effect(() => save('language', language.value));

/** Texts whose languages are fetched when first chosen. */
export function dictionary<W extends object>({ en, ...chinese }: Sources<W>): Dictionary<W> {
  const fetch = async (tag: Language): Promise<W> => {
    if (tag !== 'en') return (await chinese[tag]()).default as W;
    return typeof en === 'function' ? (await en()).en : en;
  };
  const known = signal<Partial<Record<Language, W>>>(typeof en === 'function' ? {} : { en });
  const fetching = new Map<Language, Promise<void>>();
  const ready = (): Promise<void> => {
    const tag = language.value;
    const come =
      fetching.get(tag) ??
      fetch(tag).then(
        (words) => {
          known.value = { ...known.peek(), [tag]: words };
        },
        (error) => {
          fetching.delete(tag);
          if (Object.keys(known.peek()).length === 0) throw error;
        },
      );
    fetching.set(tag, come);
    return come;
  };
  effect(() => void ready().catch(() => {}));
  const shown = computed(() => {
    const tags = Object.keys(known.value) as Language[];
    return oneOf(tags, language.value) ?? tags[0] ?? 'en';
  });
  return { words: computed(() => known.value[shown.value] as W), shown, ready };
}
