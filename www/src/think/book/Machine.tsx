import { useSignal } from '@preact/signals';
import type { ChapterName, ChapterProps } from '../chapters.ts';
import { ladderWords } from '../i18n/index.ts';
import { Helps } from '../ladder/Helps.tsx';
import { MACHINES } from '../ladder/machines.ts';
import { PlayMachine } from '../ladder/PlayMachine.tsx';

/** The end of a chapter: where its idea helps, and a game against the machine that knows just this much. */
export function Machine({ store, chapter }: ChapterProps & { chapter: ChapterName }) {
  const isOpen = useSignal(false);
  const { erring } = MACHINES[chapter];
  const text = ladderWords.value;
  return (
    <>
      {erring && <Helps store={store} erring={erring} />}
      {isOpen.value ? (
        <PlayMachine store={store} chapter={chapter} />
      ) : (
        <div class="book-machine">
          <p>{text.plays[chapter]}</p>
          <button
            type="button"
            class="primary"
            onClick={() => {
              isOpen.value = true;
            }}
          >
            {text.play}
          </button>
        </div>
      )}
    </>
  );
}
