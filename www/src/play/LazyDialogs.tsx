import { useRef } from 'preact/hooks';
import { lazily } from '../shared/ui/lazily.tsx';
import type { PlayStore } from './store.ts';

/** The dialogs of a game. */
export type DialogName = 'new' | 'resign' | 'draw' | 'history';

/** Which dialog of which game. */
export interface DialogsProps {
  store: PlayStore;
  /** The one that is open. */
  open: DialogName | null;
  close(): void;
}

const Dialogs = lazily<DialogsProps>(async () => {
  const { PlayDialogs, dialogWordsReady } = await import('./PlayDialogs.tsx');
  await dialogWordsReady();
  return PlayDialogs;
});

/** The open dialog; the script of the dialogs is fetched when it is first needed. */
export function LazyDialogs(props: DialogsProps) {
  const wanted = useRef(false);
  wanted.current ||= props.open !== null;
  // Closed dialogs stay: closing one returns the focus.
  return wanted.current ? <Dialogs {...props} /> : null;
}
