import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { KeyName } from './hear.ts';

/** True while the sheet of keys is open. */
export const sheetOpen = signal(false);

/** What keys do now; `false`: nothing this time, so that the browser may use the key. */
export type KeyActions = Readonly<Partial<Record<KeyName, () => unknown>>>;

/** What keys do, what came last first. Who hears them is fetched after the page. */
export const sources = signal<readonly (() => KeyActions)[]>([]);

/** Lets keys do something until the returned function is called; what came last goes first. */
export function listen(actions: () => KeyActions): () => void {
  sources.value = [actions, ...sources.peek()];
  return () => {
    sources.value = sources.peek().filter((one) => one !== actions);
  };
}

/** As {@link listen}, as long as a component is shown. */
export function useKeys(actions: KeyActions): void {
  const now = useRef(actions);
  now.current = actions;
  // Whoever sees the view may press its keys.
  useLayoutEffect(() => listen(() => now.current), []);
}
