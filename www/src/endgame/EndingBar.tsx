import { useSignal } from '@preact/signals';
import { Dialog } from '../shared/ui/forms.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import { EndingName, Pieces } from './EndingLabel.tsx';
import { endgameWords } from './i18n/index.ts';
import { Picker } from './Picker.tsx';
import type { EndgameStore } from './store.ts';

/** The ending that is shown; a click chooses another. */
export function EndingBar({ store }: { store: EndgameStore }) {
  const choosing = useSignal(false);
  const text = endgameWords.value;
  const { game } = store.state;
  const material = store.state.ending.value;
  const close = (): void => {
    choosing.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="ending-bar"
        aria-haspopup="dialog"
        onClick={() => {
          choosing.value = true;
        }}
      >
        <span class="visually-hidden">{text.chooseEnding}: </span>
        <Pieces game={game} material={material} />
        <span class="ending-name">
          <EndingName store={store} material={material} />
        </span>
        <span class="ending-code">{material}</span>
        <Icon name="more" />
      </button>
      <Dialog title={text.chooseEnding} open={choosing.value} close={close}>
        <Picker store={store} close={close} />
      </Dialog>
    </>
  );
}
