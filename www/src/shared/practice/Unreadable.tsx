import { download } from '../ui/download.ts';
import type { KeptStorage } from './storage.ts';

/** The message, in the chosen language. */
export interface UnreadableWords {
  unreadable: string;
  exportUnreadable: string;
  discardUnreadable: string;
}

interface UnreadableProps {
  storage: Pick<KeptStorage<unknown>, 'unreadable' | 'discard'>;
  text: UnreadableWords;
  /** Name of the file that the data is saved to. */
  file: string;
}

/** A message that stored data could not be read, with the data as a file. */
export function Unreadable({ storage, text, file }: UnreadableProps) {
  const texts = storage.unreadable.value;
  if (texts.length === 0) return null;
  return (
    <div class="message is-error" role="alert">
      <p>{text.unreadable}</p>
      <div class="buttons lesson-buttons">
        <button
          type="button"
          class="quiet"
          onClick={() => download(file, 'text/plain', `${texts.join('\n')}\n`)}
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
