import { signal } from '@preact/signals';

const words = signal('');

export function announce(sentence: string): void {
  // A repeated sentence is read again only if the text changes.
  words.value = sentence === words.value ? `${sentence}\u00a0` : sentence;
}

/** The live region; once per page. */
export function Announcer() {
  return (
    <div class="visually-hidden" role="status" aria-live="polite" data-testid="announcer">
      {words.value}
    </div>
  );
}
