import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { load, oneOf, save } from '../ui/storage.ts';
import { type Chinese, type Language, preferred, TAGS } from './languages.ts';

/** The words of one part of the page. */
export interface Dictionary<W> {
  /** In the chosen language, or in English until that has come. */
  words: ReadonlySignal<W>;
  /** The language they are in. */
  shown: ReadonlySignal<Language>;
  /** Resolves when the words of the chosen language have loaded, or failed to. */
  ready(): Promise<void>;
}

/** The chosen language. */
export const language = signal<Language>(
  load('language', (value) => oneOf(TAGS, value)) ?? preferred(navigator.languages),
);

effect(() => save('language', language.value));

/** Words of which English is at hand, and Chinese fetched when it is first chosen. */
export function dictionary<W>(
  english: W,
  fetchChinese: () => Promise<{ zh: Chinese<W> }>,
): Dictionary<W> {
  const chinese = signal<Record<Exclude<Language, 'en'>, W> | null>(null);
  let fetching: Promise<void> | null = null;
  const ready = (): Promise<void> => {
    if (language.value === 'en') return Promise.resolve();
    fetching ??= fetchChinese().then(
      ({ zh }) => {
        chinese.value = { 'zh-Hans': zh((word) => word), 'zh-Hant': zh((_, word) => word) };
      },
      () => {
        fetching = null;
      },
    );
    return fetching;
  };
  effect(() => void ready());
  const shown = computed(() => (chinese.value ? language.value : 'en'));
  const words = computed(() =>
    shown.value === 'en' ? english : (chinese.value?.[shown.value] ?? english),
  );
  return { words, shown, ready };
}
