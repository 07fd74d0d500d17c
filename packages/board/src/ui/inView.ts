import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * Keeps the current entry of a list in view when `current` changes and when the list grows or
 * shrinks. Does nothing while `current` is `null`.
 */
export function useCurrentInView(list: RefObject<HTMLElement | null>, current: unknown): void {
  useEffect(() => {
    const box = list.current;
    if (current === null || !box) return;
    const observer = new ResizeObserver(() => showCurrent(box));
    observer.observe(box);
    showCurrent(box);
    return () => observer.disconnect();
  }, [list, current]);
}

/** Scrolls the list only: scrollIntoView would also move the page on a phone. */
function showCurrent(box: HTMLElement): void {
  const entry = box.querySelector<HTMLElement>('[aria-current]');
  if (!entry) return;
  const { offsetTop, offsetHeight } = entry;
  const end = offsetTop + offsetHeight;
  if (offsetTop < box.scrollTop) box.scrollTop = offsetTop;
  else if (end > box.scrollTop + box.clientHeight) box.scrollTop = end - box.clientHeight;
}
