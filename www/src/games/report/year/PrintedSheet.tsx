import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

/** Prints its sheet in place of the page, then sets `isPrinting` to false. */
export function PrintedSheet(props: { isPrinting: Signal<boolean>; children: ComponentChildren }) {
  const { isPrinting, children } = props;
  useEffect(() => {
    const end = (): void => {
      isPrinting.value = false;
    };
    addEventListener('afterprint', end);
    print();
    return () => removeEventListener('afterprint', end);
  }, [isPrinting]);
  return <div class="own-games-sheet">{children}</div>;
}
