import { Button } from '@chariot/board/ui';
import { useSignal } from '@preact/signals';
import { Dialog, FormButtons } from '../shared/ui/forms.tsx';
import { gamesWords } from './i18n/index.ts';
import type { GamesStore } from './store.ts';

/** A button that takes games as text. */
export function PasteButton({ store }: { store: GamesStore }) {
  const text = gamesWords.value;
  const isOpen = useSignal(false);
  const draft = useSignal('');
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <>
      <Button
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {text.paste}
      </Button>
      <Dialog title={text.paste} open={isOpen.value} close={close}>
        <form
          class="dialog-form"
          onSubmit={(event) => {
            event.preventDefault();
            close();
            const file = new File([draft.value], text.paste);
            draft.value = '';
            void store.open([file]);
          }}
        >
          <label>
            <span class="field-name">{text.pasteText[store.game]}</span>
            <textarea
              name="pasted-games"
              class="text-field"
              rows={7}
              spellcheck={false}
              autocomplete="off"
              required
              value={draft.value}
              onInput={(event) => {
                draft.value = event.currentTarget.value;
              }}
            />
          </label>
          <FormButtons submit={text.readThem} cancel={close} />
        </form>
      </Dialog>
    </>
  );
}
