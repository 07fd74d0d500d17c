import { words } from '../i18n/index.ts';
import type { RequestError } from '../protocol/index.ts';

interface MessagesProps {
  trouble: { about: 'fen' | 'move' | 'position'; error: RequestError } | null;
  notices: readonly string[];
  /** Offered if the engine failed. */
  retry?: () => void;
}

/** What went wrong, and what was adjusted in a FEN. */
export function Messages({ trouble, notices, retry }: MessagesProps) {
  const text = words.value;
  const engine = trouble?.error.kind === 'ENGINE';
  return (
    <>
      {trouble && (
        <div class="message is-error" role="alert">
          <strong>{engine ? text.engineFailed : text.errorTitles[trouble.about]}</strong>{' '}
          <span lang="en">{trouble.error.message}</span>
          {engine && retry && (
            <button type="button" class="quiet" onClick={retry}>
              {text.retry}
            </button>
          )}
        </div>
      )}
      {notices.length > 0 && (
        <div class="message" role="status">
          {text.notices} <span lang="en">{notices.join(' ')}</span>
        </div>
      )}
    </>
  );
}
