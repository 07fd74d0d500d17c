import { words } from '../shared/i18n/index.ts';
import { Dialog } from '../shared/ui/forms.tsx';
import { lazily } from '../shared/ui/lazily.tsx';
import { Confirmation } from './Confirmation.tsx';
import './dialogs.css';
import { dialogWords } from './i18n/index.ts';
import type { DialogsProps } from './LazyDialogs.tsx';
import { NewGameForm } from './NewGameForm.tsx';

const History = lazily(async () => (await import('./history/History.tsx')).History);

export { dialogWordsReady } from './i18n/index.ts';

/** The dialogs of a game; when none is open an empty one returns the focus. */
export function PlayDialogs({ store, open, close }: DialogsProps) {
  const text = dialogWords.value;
  const both = store.match.players.value.side === 'both';
  const titles = {
    new: words.value.newGame,
    resign: text.resignSure,
    draw: both ? text.drawAgreed : text.drawSure,
    history: words.value.history,
  };
  return (
    <Dialog title={open ? titles[open] : ''} open={open !== null} close={close}>
      {open === 'new' && <NewGameForm store={store} close={close} />}
      {open === 'history' && <History store={store} close={close} />}
      {(open === 'resign' || open === 'draw') && (
        <Confirmation store={store} about={open} close={close} />
      )}
    </Dialog>
  );
}
