import { Button } from '@chariot/board/ui';
import { useSignal } from '@preact/signals';
import { tutorWordsReady } from '../shared/tutor/i18n/index.ts';
import { announce } from '../shared/ui/announce.tsx';
import { analysisWords } from './i18n/index.ts';
import type { AnalysisStore } from './store.ts';

/** Saves the review as a page of its own; the code comes with the first one. */
export function PublishButton({ store }: { store: AnalysisStore }) {
  const text = analysisWords.value;
  const state = useSignal<number | 'failed' | null>(null);
  const write = async (): Promise<void> => {
    if (typeof state.value === 'number') return;
    state.value = 0;
    try {
      const [{ publish }] = await Promise.all([
        import('./published/publish.tsx'),
        tutorWordsReady(),
      ]);
      const isWritten = await publish(store, (share) => {
        state.value = share;
      });
      state.value = isWritten ? null : 'failed';
    } catch {
      state.value = 'failed';
    }
    if (state.value === 'failed') announce(analysisWords.value.publishFailed);
  };
  const isWriting = typeof state.value === 'number';
  return (
    <>
      <Button aria-disabled={isWriting} onClick={() => void write()}>
        {isWriting ? text.publishing(Math.floor(100 * Number(state.value))) : text.publish}
      </Button>
      {state.value === 'failed' && <p role="alert">{text.publishFailed}</p>}
    </>
  );
}
