import type { Game, ThinkContent, ThinkName, ThinkReplyTo, View } from '@chariot/protocol';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { askThink } from '../shared/engine/thinkEngine.ts';
import type { ThinkStore } from './store.ts';

/** The state of an answer: partial until `isDone`, `null` if the engine failed. */
export interface Answer<T> {
  value: T | null;
  isDone: boolean;
}

/**
 * Asks about the position whenever the question changes, and cancels the question before. `null`
 * asks nothing. Reports must have the form of the reply, and are shown as they come.
 */
export function useAnswer<Name extends ThinkName>(
  store: ThinkStore,
  name: Name,
  content: ThinkContent<Name> | null,
): Answer<ThinkReplyTo<Name>> {
  const [answer, setAnswer] = useState<Answer<ThinkReplyTo<Name>>>(NOTHING);
  const key = JSON.stringify(content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is compared by what it says
  useEffect(() => {
    setAnswer(NOTHING);
    if (!content) return;
    const turn = store.engine.begin();
    const show = (value: unknown, isDone: boolean): void =>
      setAnswer({ value: value as ThinkReplyTo<Name>, isDone });
    void askThink(turn, name, content, (report) => show(report, false)).then((reply) => {
      if (!turn.isOver) show('error' in (reply as object) ? null : reply, true);
    });
    return () => turn.end();
  }, [store, name, key]);
  return answer;
}

const NOTHING = { value: null, isDone: false };

/** The position after the moves of `game`; the previous one until the engine answers. */
export function useViewOf(store: ThinkStore, game: Game): View | null {
  const [view, setView] = useState<View | null>(null);
  const key = JSON.stringify(game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game is compared by what it says
  useEffect(() => {
    let wanted = true;
    void store.engine.ask('view', game).then((reply) => {
      if (wanted && !('error' in reply)) setView(reply.view);
    });
    return () => {
      wanted = false;
    };
  }, [store, key]);
  return view;
}

/** Whether an element has been in view, or within `margin` of it. */
export function useNear(element: RefObject<Element | null>, margin: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (!place || near) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [element, near, margin]);
  return near;
}

/** Like `useAnswer`, but waits for the engine's network, or its failure to load. */
export function useJudged<Name extends ThinkName>(
  store: ThinkStore,
  name: Name,
  content: ThinkContent<Name> | null,
): Answer<ThinkReplyTo<Name>> {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void store.engine.learnNetwork(store.game).then(() => setReady(true));
  }, [store]);
  return useAnswer(store, name, ready ? content : null);
}
