import { useSignal } from '@preact/signals';
import { FileButton } from '../../shared/ui/FileButton.tsx';
import { bound, Dialog, FormButtons } from '../../shared/ui/forms.tsx';
import { trainerWords } from './i18n/index.ts';

interface ImportDialogProps {
  title: string;
  /** Use of the PGN. */
  help: string;
  submit: string;
  open: boolean;
  close(): void;
  /** Called with the PGN. */
  take(pgn: string): Promise<void>;
}

/** Takes PGN, typed or from a file. */
export function ImportDialog({ title, help, submit, open, close, take }: ImportDialogProps) {
  const text = trainerWords.value;
  const draft = useSignal('');
  const { value, onChange } = bound(draft);
  const pass = async (pgn: string): Promise<void> => {
    close();
    draft.value = '';
    await take(pgn);
  };
  return (
    <Dialog title={title} open={open} close={close}>
      <form
        class="dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          void pass(draft.value);
        }}
      >
        <p>{help}</p>
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
          take={async ([file]) => pass(await file.text())}
        />
        <FormButtons submit={submit} cancel={close} />
      </form>
    </Dialog>
  );
}
