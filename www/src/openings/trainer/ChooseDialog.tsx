import { Button } from '@chariot/board/ui';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../shared/ui/forms.tsx';
import { trainerWords } from './i18n/index.ts';
import type { TrainerStore } from './store.ts';
import { type TaughtOpening, taughtOpenings } from './taught.ts';

interface ChooseDialogProps {
  store: TrainerStore;
  open: boolean;
  close(): void;
}

/** Openings that books teach, each to be added to the repertoire. */
export function ChooseDialog({ store, open, close }: ChooseDialogProps) {
  const text = trainerWords.value;
  const all = useSignal<readonly TaughtOpening[]>([]);
  const added = useSignal<ReadonlySet<string>>(new Set());
  const isFailed = useSignal(false);
  const { game, side } = store;
  useEffect(() => {
    added.value = new Set();
    isFailed.value = false;
    if (!open) return;
    taughtOpenings(game).then(
      (taught) => {
        all.value = taught.filter((one) => one.side === side);
      },
      () => {
        isFailed.value = true;
      },
    );
  }, [open, game, side, all, added, isFailed]);
  const add = async ({ title, lines }: TaughtOpening): Promise<void> => {
    if (await store.addWritten(lines)) added.value = new Set([...added.value, title]);
    else isFailed.value = true;
  };
  return (
    <Dialog title={text.chooseTitle} open={open} close={close}>
      {isFailed.value && (
        <p class="message is-error" role="alert">
          {text.chooseFailed}
        </p>
      )}
      <ul class="taught-openings">
        {all.value.map((opening) => {
          const { title, lines } = opening;
          const isAdded = added.value.has(title);
          return (
            <li key={title}>
              <h3>{title}</h3>
              {opening.text && <p>{opening.text}</p>}
              <p class="taught-line">{lines[0]?.join(' ')}</p>
              <Button
                aria-label={isAdded ? `${title}: ${text.chooseAdded}` : text.chooseAdd(title)}
                aria-disabled={isAdded}
                onClick={() => {
                  if (!isAdded) void add(opening);
                }}
              >
                {isAdded ? `✓ ${text.chooseAdded}` : text.importYes}
              </Button>
            </li>
          );
        })}
      </ul>
      <div class="buttons dialog-end">
        <button type="button" class="primary" onClick={close}>
          {text.done}
        </button>
      </div>
    </Dialog>
  );
}
