import { Button } from '@chariot/board/ui';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { nodeAt } from '../../shared/repertoire/repertoire.ts';
import { Dialog } from '../../shared/ui/forms.tsx';
import { lessonWords } from '../lessons/i18n/index.ts';
import { trainerWords } from './i18n/index.ts';
import type { TrainerStore } from './store.ts';
import { type TaughtOpening, taughtOpenings } from './taught.ts';
import { lineText } from './texts.ts';

interface ChooseDialogProps {
  store: TrainerStore;
  open: boolean;
  close(): void;
}

/** Openings that books teach, each to be added to the repertoire. */
export function ChooseDialog({ store, open, close }: ChooseDialogProps) {
  const text = trainerWords.value;
  const all = useSignal<readonly TaughtOpening[]>([]);
  const isFailed = useSignal(false);
  const { game, side } = store;
  const isFull = store.news.value?.kind === 'full';
  useEffect(() => {
    isFailed.value = false;
    if (!open) return;
    all.value = [];
    taughtOpenings(game, side).then(
      (taught) => {
        all.value = taught;
        void store.texts.fetch(taught.map(({ moves }) => moves));
      },
      () => {
        isFailed.value = true;
      },
    );
  }, [open, store, game, side, all, isFailed]);
  const add = async ({ lines }: TaughtOpening): Promise<void> => {
    if (!(await store.addMoves(lines))) isFailed.value = true;
  };
  return (
    <Dialog title={text.chooseTitle} open={open} close={close}>
      {(isFailed.value || isFull) && (
        <p class="message is-error" role="alert">
          {isFull ? text.news.full : text.chooseFailed}
        </p>
      )}
      <ul class="taught-openings">
        {all.value.map((opening) => {
          const { id, moves, lines } = opening;
          const { title, text: idea } = lessonWords(game).words.value[id] ?? {
            title: id,
            text: '',
          };
          const isAdded = lines.every((line) => nodeAt(store.root.value, line) !== undefined);
          return (
            <li key={id}>
              <details>
                <summary>
                  <h3>{title}</h3>
                </summary>
                <p>{idea}</p>
                <p class="taught-line">{lineText(store.texts, moves)}</p>
              </details>
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
