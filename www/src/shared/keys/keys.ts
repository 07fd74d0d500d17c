import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { KeyName } from './hear.ts';

/** Whether the sheet of keys is open. */
export const sheetOpen = signal(false);

/** Current actions of keys. An action that returns `false` leaves the key to the browser. */
export type KeyActions = Readonly<Partial<Record<KeyName, () => unknown>>>;

/** Sources of key actions, latest first. The listener is fetched after the page. */
export const sources = signal<readonly (() => KeyActions)[]>([]);

/** Activates key actions until the returned function is called. Later sources take precedence. */
export function listen(actions: () => KeyActions): () => void {
  sources.value = [actions, ...sources.peek()];
  return () => {
    sources.value = sources.peek().filter((one) => one !== actions);
  };
}

/** Like {@link listen}, while a component is shown. */
export function useKeys(actions: KeyActions): void {
  const now = useRef(actions);
  now.current = actions;
  // A layout effect: keys work as soon as the view is visible.
  useLayoutEffect(() => listen(() => now.current), []);
}
