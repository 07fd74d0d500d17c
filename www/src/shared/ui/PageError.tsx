import { signal } from '@preact/signals';
import { words } from '../i18n/index.ts';

const seen = signal(false);
const show = (event: Event): void => {
  // A browser says so where a box that is watched changes its size again in the same frame: it tells of that in the next.
  const isNotice = event instanceof ErrorEvent && event.message.startsWith('ResizeObserver loop');
  if (!isNotice) seen.value = true;
};

addEventListener('error', show);
addEventListener('unhandledrejection', show);

/** Reports an uncaught error; the page stays usable. */
export function PageError() {
  if (!seen.value) return null;
  return (
    <div class="banner" role="alert">
      <span>{words.value.pageError}</span>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          seen.value = false;
        }}
      >
        {words.value.dismiss}
      </button>
    </div>
  );
}
