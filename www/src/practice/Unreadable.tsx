import type { PracticeState } from '../shared/practice/state.ts';
import type { KeptStorage } from '../shared/practice/storage.ts';
import { download } from '../shared/ui/download.ts';
import { practiceWords } from './i18n/index.ts';

/** A message that practice data could not be read, with the data as a file. */
export function Unreadable({ storage }: { storage: KeptStorage<PracticeState> }) {
  const texts = storage.unreadable.value;
  const text = practiceWords.value;
  if (texts.length === 0) return null;
  return (
    <div class="message is-error" role="alert">
      <p>{text.unreadable}</p>
      <div class="buttons lesson-buttons">
        <button
          type="button"
          class="quiet"
          onClick={() =>
            download('chariot-practice-unreadable.txt', 'text/plain', `${texts.join('\n')}\n`)
          }
        >
          {text.exportUnreadable}
        </button>
        <button type="button" class="quiet" onClick={() => storage.discard()}>
          {text.discardUnreadable}
        </button>
      </div>
    </div>
  );
}
