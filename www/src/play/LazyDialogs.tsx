import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import type { PlayStore } from './store.ts';

/** The dialogs of a game. */
export type DialogName = 'new' | 'resign' | 'draw';

type Dialogs = typeof import('./PlayDialogs.tsx');

/** `failed`: the script could not be fetched. */
const loaded = signal<Dialogs | 'failed' | null>(null);

/** Fetches the dialogs unless that is done. */
function fetchDialogs(): void {
  if (loaded.value !== null && loaded.value !== 'failed') return;
  import('./PlayDialogs.tsx').then(
    async (dialogs) => {
      await dialogs.dialogWordsReady();
      loaded.value = dialogs;
    },
    () => {
      loaded.value = 'failed';
    },
  );
}

/** Which dialog of which game. */
export interface DialogsProps {
  store: PlayStore;
  /** The one that is open. */
  open: DialogName | null;
  close(): void;
}

/** The open dialog; the script of the dialogs is fetched when it is first needed. */
export function LazyDialogs({ store, open, close }: DialogsProps) {
  const dialogs = loaded.value;
  useEffect(() => {
    if (open) fetchDialogs();
  }, [open]);
  if (!dialogs) return null;
  if (dialogs !== 'failed') return <dialogs.PlayDialogs store={store} open={open} close={close} />;
  if (!open) return null;
  return (
    <div class="message is-error" role="alert">
      <strong>{words.value.partFailed}</strong>{' '}
      <button type="button" class="quiet" onClick={fetchDialogs}>
        {words.value.retry}
      </button>
    </div>
  );
}
