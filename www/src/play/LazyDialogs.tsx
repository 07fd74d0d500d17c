import { useRef } from 'preact/hooks';
import { lazily } from '../shared/ui/lazily.tsx';
import { dialogs } from './characters/loaded.ts';
import type { PlayStore } from './store.ts';

export type DialogName = 'new' | 'resign' | 'draw' | 'history';

export interface DialogsProps {
  store: PlayStore;
  open: DialogName | null;
  close(): void;
}

const Dialogs = lazily<DialogsProps>(async () => (await dialogs()).PlayDialogs);

/** The open dialog. The script of all dialogs is fetched on first use. */
export function LazyDialogs(props: DialogsProps) {
  const wanted = useRef(false);
  wanted.current ||= props.open !== null;
  // Closed dialogs stay mounted: closing returns the focus.
  return wanted.current ? <Dialogs {...props} /> : null;
}
