import { signal } from '@preact/signals';

const words = signal('');

/** Says a sentence to users of screen readers. */
export function announce(sentence: string): void {
  // The same sentence twice is only read twice if the text changes.
  words.value = sentence === words.value ? `${sentence}\u00a0` : sentence;
}

/** The live region; stands once in the page. */
export function Announcer() {
  return (
    <div class="visually-hidden" role="status" aria-live="polite" data-testid="announcer">
      {words.value}
    </div>
  );
}
