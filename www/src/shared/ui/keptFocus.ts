import type { Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface KeptFocus<T extends HTMLElement> {
  /** Of the element, with `tabIndex` -1, that takes the focus over. */
  ref: Ref<T>;
  /** Of the element whose parts come and go. */
  onFocusIn(event: FocusEvent): void;
}

/** Passes the focus on when the focused part of an element disappears, so that the keyboard keeps its place. */
export function useKeptFocus<T extends HTMLElement>(): KeptFocus<T> {
  const ref = useRef<T>(null);
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) ref.current?.focus();
  });
  return {
    ref,
    onFocusIn: ({ target }) => {
      last.current = target instanceof HTMLElement ? target : null;
    },
  };
}
