import { useRef } from 'preact/hooks';
import { lazily } from '../shared/ui/lazily.tsx';
import type { PlayStore } from './store.ts';

export type DialogName = 'new' | 'resign' | 'draw' | 'history';

export interface DialogsProps {
  store: PlayStore;
  open: DialogName | null;
  close(): void;
}

/** The script of the dialogs, and of the characters chosen there. */
export const dialogs = () => import('./PlayDialogs.tsx');

const Dialogs = lazily<DialogsProps>(async () => {
  const { PlayDialogs, dialogWordsReady } = await dialogs();
  await dialogWordsReady();
  return PlayDialogs;
});

/** The open dialog. The script of all dialogs is fetched on first use. */
export function LazyDialogs(props: DialogsProps) {
  const wanted = useRef(false);
  wanted.current ||= props.open !== null;
  // Closed dialogs stay mounted: closing returns the focus.
  return wanted.current ? <Dialogs {...props} /> : null;
}
