import { Button } from '@chariot/board/ui';
import type { EngineClient } from '@chariot/engine/client';
import { signal } from '@preact/signals';
import { words } from '../i18n/index.ts';

interface EngineFailedProps {
  engine: Pick<EngineClient, 'state' | 'retry'>;
  /** Told when it is tried again. */
  onRetry?: () => void;
}

/** Says that an engine could not be started, and starts over when asked to. */
export function EngineFailed({ engine, onRetry }: EngineFailedProps) {
  const text = words.value;
  const state = engine.state.value;
  if (state.kind !== 'failed') return null;
  return (
    <div class="banner" role="alert">
      <span>
        {text.engineFailed} {whyFailed(state.message)}
      </span>
      <Button
        onClick={() => {
          engine.retry();
          onRetry?.();
        }}
      >
        {text.retry}
      </Button>
    </div>
  );
}

/** As much of the cause of a failed engine as a player can act on. */
function whyFailed(cause: string): string {
  if (typeof WebAssembly === 'undefined') return words.value.noWebAssembly;
  return /HTTP \d+/.exec(cause)?.[0] ?? '';
}

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
      <Button
        onClick={() => {
          seen.value = false;
        }}
      >
        {words.value.dismiss}
      </Button>
    </div>
  );
}
