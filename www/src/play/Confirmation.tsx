import { words } from '../shared/i18n/index.ts';
import { dialogWords } from './i18n/index.ts';
import type { PlayStore } from './store.ts';

interface ConfirmationProps {
  store: PlayStore;
  about: 'resign' | 'draw';
  close(): void;
}

/** Confirms a resignation or a draw offer. */
export function Confirmation({ store, about, close }: ConfirmationProps) {
  const text = dialogWords.value;
  const offer = store.match.players.value.side === 'both' ? text.agree : text.offer;
  return (
    <div class="buttons">
      <button type="button" class="quiet" onClick={close}>
        {text.keepPlaying}
      </button>
      <button
        type="button"
        class="primary"
        onClick={() => {
          close();
          if (about === 'resign') store.resign();
          else void store.offerDraw();
        }}
      >
        {about === 'resign' ? words.value.resign : offer}
      </button>
    </div>
  );
}
