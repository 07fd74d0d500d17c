import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { thinkWords } from './i18n/index.ts';

/** An instrument for whoever wants to look closer. Its content asks the engine nothing before it is opened. */
export function Closer({ title, children }: { title: string; children: ComponentChildren }) {
  const wasOpened = useSignal(false);
  return (
    <details
      class="think-closer"
      onToggle={() => {
        wasOpened.value = true;
      }}
    >
      <summary>{thinkWords.value.lookCloser(title)}</summary>
      {wasOpened.value && children}
    </details>
  );
}
