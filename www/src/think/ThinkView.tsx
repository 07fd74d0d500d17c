import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../shared/i18n/index.ts';
import { EngineFailed } from '../shared/ui/Failed.tsx';
import { Dialog } from '../shared/ui/forms.tsx';
import { Chapter } from './Chapter.tsx';
import { CHAPTERS, type ChapterName, chapterIn } from './chapters.ts';
import { thinkWords } from './i18n/index.ts';
import { PositionPanel } from './PositionPanel.tsx';
import type { ThinkStore } from './store.ts';
import { Texts } from './Texts.tsx';

/** A page of chapters about one position. */
export function ThinkView({ store }: { store: ThinkStore }) {
  const text = thinkWords.value;
  const attempt = useSignal(0);
  const isChoosing = useSignal(false);
  useAddressedChapter();
  return (
    <article class="think" aria-label={words.value.views.think}>
      <header class="think-head">
        <h1>{words.value.views.think}</h1>
        <p>{text.lead}</p>
      </header>
      <EngineFailed
        engine={store.engine}
        onRetry={() => {
          attempt.value += 1;
        }}
      />
      <div class="think-bar">
        <nav class="think-contents" aria-label={text.contents}>
          {CHAPTERS.map((name) => (
            <a key={name} href={addressOfChapter(store, name)}>
              {text.chapters[name]}
            </a>
          ))}
        </nav>
        <button
          type="button"
          class="quiet think-choose"
          onClick={() => {
            isChoosing.value = true;
          }}
        >
          {text.choosePosition}
        </button>
      </div>
      <Dialog
        title={text.choosePosition}
        open={isChoosing.value}
        close={() => {
          isChoosing.value = false;
        }}
      >
        <PositionPanel store={store} />
      </Dialog>
      {CHAPTERS.map((name) => (
        // A new attempt remounts the chapters, which ask again.
        <Chapter key={`${name} ${attempt.value}`} name={name} store={store} />
      ))}
      <Texts />
    </article>
  );
}

function addressOfChapter({ game }: ThinkStore, name: ChapterName): string {
  return `#think/${game}/${name}`;
}

/** Events by which a user moves the page. */
const MOVES_THE_PAGE = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the chapter in the address, now and at each change, and stays there while chapters
 * above it grow.
 */
function useAddressedChapter(): void {
  useEffect(() => {
    let chapter: HTMLElement | null = null;
    const stay = (): void => chapter?.scrollIntoView();
    const letGo = (): void => {
      chapter = null;
    };
    const go = (): void => {
      const name = chapterIn(location.hash);
      chapter = name ? document.getElementById(name) : null;
      stay();
      chapter?.focus({ preventScroll: true });
    };
    const grown = new ResizeObserver(stay);
    for (const name of CHAPTERS) {
      const above = document.getElementById(name);
      if (above) grown.observe(above);
    }
    go();
    addEventListener('hashchange', go);
    for (const move of MOVES_THE_PAGE) addEventListener(move, letGo, { passive: true });
    return () => {
      grown.disconnect();
      removeEventListener('hashchange', go);
      for (const move of MOVES_THE_PAGE) removeEventListener(move, letGo);
    };
  }, []);
}
