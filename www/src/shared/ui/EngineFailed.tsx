import type { EngineClient } from '@chariot/engine/client';
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
      <button
        type="button"
        class="quiet"
        onClick={() => {
          engine.retry();
          onRetry?.();
        }}
      >
        {text.retry}
      </button>
    </div>
  );
}

/** As much of the cause of a failed engine as a player can act on. */
function whyFailed(cause: string): string {
  if (typeof WebAssembly === 'undefined') return words.value.noWebAssembly;
  return /HTTP \d+/.exec(cause)?.[0] ?? '';
}
