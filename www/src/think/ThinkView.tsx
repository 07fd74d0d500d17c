import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
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
        <p class="think-units">{text.units(words.value.games[store.game].sides.first)}</p>
      </header>
      <EngineFailed
        engine={store.engine}
        onRetry={() => {
          attempt.value += 1;
        }}
      />
      <div class="think-bar">
        <Contents key={attempt.value} store={store} />
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
        <div class="buttons">
          <button
            type="button"
            class="primary"
            onClick={() => {
              isChoosing.value = false;
            }}
          >
            {words.value.done}
          </button>
        </div>
      </Dialog>
      {CHAPTERS.map((name) => (
        // A new attempt remounts the chapters, which ask again.
        <Chapter key={`${name} ${attempt.value}`} name={name} store={store} />
      ))}
      <Texts />
    </article>
  );
}

/** The bar of chapters, with a mark at the one that is read. */
function Contents({ store }: { store: ThinkStore }) {
  const text = thinkWords.value;
  const bar = useRef<HTMLElement | null>(null);
  const read = useReadChapter(bar);
  return (
    <nav class="think-contents" aria-label={text.contents} ref={bar}>
      {CHAPTERS.map((name) => (
        <a
          key={name}
          href={addressOfChapter(store, name)}
          aria-current={name === read ? 'location' : undefined}
          onClick={() => {
            // The address stays the same, so nothing else would go there.
            if (chapterIn(location.hash) === name) document.getElementById(name)?.scrollIntoView();
          }}
        >
          {text.chapters[name]}
        </a>
      ))}
    </nav>
  );
}

/** The chapter at the upper third of the window; its name is kept in view in the bar. */
function useReadChapter(bar: RefObject<HTMLElement | null>): ChapterName | undefined {
  const [read, setRead] = useState<ChapterName | undefined>(undefined);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
        setRead((before) => CHAPTERS.find((name) => name === now) ?? before);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const name of CHAPTERS) {
      const chapter = document.getElementById(name);
      if (chapter) observer.observe(chapter);
    }
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const mark = read && bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (mark) bar.current?.scrollTo({ left: mark.offsetLeft - bar.current.offsetLeft });
  }, [read, bar]);
  return read;
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
