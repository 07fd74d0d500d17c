import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../shared/i18n/index.ts';
import { lazily } from '../shared/ui/lazily.tsx';
import { CHAPTERS, type ChapterName, type ChapterProps, FETCH_CHAPTER } from './chapters.ts';
import { useNear } from './hooks.ts';
import { thinkWords } from './i18n/index.ts';

const BODIES = Object.fromEntries(
  CHAPTERS.map((name) => [name, lazily(FETCH_CHAPTER[name])]),
) as Readonly<Record<ChapterName, ComponentType<ChapterProps>>>;

/** From below the bar to half a screen ahead: chapters before the addressed one would only keep the engine busy. */
const AHEAD = '-64px 0px 50% 0px';

/** A chapter: its title, and its body once nearly in view. */
export function Chapter({ name, store }: ChapterProps & { name: ChapterName }) {
  const section = useRef<HTMLElement | null>(null);
  const near = useNear(section, AHEAD);
  const Body = BODIES[name];
  return (
    <section
      class="think-chapter"
      id={name}
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${name}-title`}
    >
      <h2 id={`${name}-title`}>{thinkWords.value.chapters[name]}</h2>
      <p class="think-idea">{thinkWords.value.ideas[name]}</p>
      {near ? <Body store={store} /> : <p class="think-wait">{words.value.loading}</p>}
    </section>
  );
}
