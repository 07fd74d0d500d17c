import type { ThinkContent, ThinkName, ThinkReplyTo } from '@chariot/protocol';
import { useEffect, useState } from 'preact/hooks';
import { type Answer, useAnswer } from '../answer.ts';
import type { ThinkStore } from '../store.ts';

/** As `useAnswer`, once the engine has the network that it judges with, or cannot have it. */
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
