import { Button } from '@chariot/board/ui';
import './dialogs.css';

export { present } from './characters/present.tsx';
export { dialogWordsReady } from './i18n/index.ts';

import { words } from '../shared/i18n/index.ts';
import { Dialog } from '../shared/ui/forms.tsx';
import { lazily } from '../shared/ui/lazily.tsx';
import { dialogWords } from './i18n/index.ts';
import type { DialogsProps } from './LazyDialogs.tsx';
import { NewGameForm } from './NewGameForm.tsx';
import type { PlayStore } from './store.ts';

const History = lazily(async () => (await import('./history/History.tsx')).History);

/** The dialogs of a game. With none open, an empty dialog returns the focus. */
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

interface ConfirmationProps {
  store: PlayStore;
  about: 'resign' | 'draw';
  close(): void;
}

function Confirmation({ store, about, close }: ConfirmationProps) {
  const text = dialogWords.value;
  const offer = store.match.players.value.side === 'both' ? text.agree : text.offer;
  return (
    <div class="buttons">
      <Button onClick={close}>{text.keepPlaying}</Button>
      <Button
        primary
        onClick={() => {
          close();
          if (about === 'resign') store.resign();
          else store.offerDraw();
        }}
      >
        {about === 'resign' ? words.value.resign : offer}
      </Button>
    </div>
  );
}
