import { useSignal } from '@preact/signals';
import { FileButton } from '../../shared/ui/FileButton.tsx';
import { bound, Dialog, FormButtons } from '../../shared/ui/forms.tsx';
import { trainerWords } from './i18n/index.ts';
import type { TrainerStore } from './store.ts';

interface ImportDialogProps {
  store: TrainerStore;
  open: boolean;
  close(): void;
}

/** Reads a repertoire from PGN, typed or from a file. */
export function ImportDialog({ store, open, close }: ImportDialogProps) {
  const text = trainerWords.value;
  const draft = useSignal('');
  const { value, onChange } = bound(draft);
  const take = async (pgn: string): Promise<void> => {
    close();
    draft.value = '';
    await store.importText(pgn);
  };
  return (
    <Dialog title={text.importTitle} open={open} close={close}>
      <form
        class="dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          void take(draft.value);
        }}
      >
        <p>{text.importHelp}</p>
        <label>
          <span class="field-name">{text.importText}</span>
          <textarea
            name="repertoire"
            class="text-field"
            rows={7}
            spellcheck={false}
            autocomplete="off"
            required
            value={value}
            onInput={(event) => onChange(event.currentTarget.value)}
          />
        </label>
        <FileButton
          label={text.importFile}
          name="repertoire-file"
          accept=".pgn,.txt"
          take={async ([file]) => take(await file.text())}
        />
        <FormButtons submit={text.importYes} cancel={close} />
      </form>
    </Dialog>
  );
}
