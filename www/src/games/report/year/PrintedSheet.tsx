import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

interface PrintedSheetProps {
  ended(): void;
  children: ComponentChildren;
}

/** Prints its sheet in place of the page, then calls `ended`. */
export function PrintedSheet({ ended, children }: PrintedSheetProps) {
  useEffect(() => {
    const seen = (): void => {
      if (!document.hidden) ended();
    };
    addEventListener('afterprint', ended);
    // Not every browser tells the end; coming back to the page is one.
    addEventListener('focus', seen);
    document.addEventListener('visibilitychange', seen);
    try {
      print();
    } catch {
      ended();
    }
    return () => {
      removeEventListener('afterprint', ended);
      removeEventListener('focus', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [ended]);
  return <div class="own-games-sheet">{children}</div>;
}
