import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** True from the moment when an element comes into view, or nearly; `margin` says how nearly. */
export function useNear(element: RefObject<Element | null>, margin = '50% 0px'): boolean {
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
