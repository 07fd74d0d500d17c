import type { RequestError, ThinkContent, ThinkName, ThinkReplyTo } from '@chariot/protocol';
import { useEffect, useState } from 'preact/hooks';
import { askThink } from '../shared/engine/think.ts';
import type { ThinkStore } from './store.ts';

/** What is known of an answer: `so far` while it is worked out. */
export interface Answer<T> {
  value: T | null;
  isDone: boolean;
  error: RequestError | null;
}

/**
 * Asks about the position whenever the question changes, and stops what was asked before. `null` asks nothing. A report
 * whose form is that of the reply is shown as it comes.
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
    const onReport = (value: unknown): void =>
      setAnswer({ value: value as ThinkReplyTo<Name>, isDone: false, error: null });
    void askThink(turn, name, content, onReport).then((reply) => {
      if (turn.isOver) return;
      if ('error' in (reply as object)) {
        const { error } = reply as { error: RequestError };
        setAnswer({ value: null, isDone: true, error });
      } else setAnswer({ value: reply as ThinkReplyTo<Name>, isDone: true, error: null });
    });
    return () => turn.end();
  }, [store, name, key]);
  return answer;
}

const NOTHING = { value: null, isDone: false, error: null };
