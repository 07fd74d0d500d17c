import { Button } from '@chariot/board/ui';
import type { EngineClient } from '@chariot/engine/client';
import type { GameName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../i18n/index.ts';

interface EngineFailedProps {
  /** The game of the page's own engine, which may not have been fetched before the network went. */
  game?: GameName;
  engine: Pick<EngineClient, 'state' | 'retry'>;
  /** Called on a retry. */
  onRetry?: () => void;
}

/** Reports an engine that could not be started, with a button to retry. */
export function EngineFailed({ game, engine, onRetry }: EngineFailedProps) {
  const text = words.value;
  const state = engine.state.value;
  const retry = (): void => {
    engine.retry();
    onRetry?.();
  };
  const isFailed = state.kind === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is made anew each time
  useEffect(() => {
    if (!isFailed) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isFailed, engine]);
  if (!isFailed) return null;
  return (
    <div class="banner" role="alert">
      <span>
        {game && !navigator.onLine
          ? text.notFetched(text.games[game].name)
          : `${text.engineFailed} ${whyFailed(state.message)}`}
      </span>
      <Button onClick={retry}>{text.retry}</Button>
    </div>
  );
}

/** The cause of an engine failure, as far as a player can act on it. */
function whyFailed(cause: string): string {
  if (typeof WebAssembly === 'undefined') return words.value.noWebAssembly;
  return /HTTP \d+/.exec(cause)?.[0] ?? '';
}

const seen = signal(false);
const show = (event: Event): void => {
  // Harmless notice: a watched element was resized twice in a frame, and its observer hears of it in the next.
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
