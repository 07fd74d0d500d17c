import { words } from '../i18n/index.ts';
import type { RequestError } from '../protocol/index.ts';

interface MessagesProps {
  fault: { about: 'fen' | 'move' | 'position'; fault: RequestError } | null;
  notices: readonly string[];
  /** Offered if the engine failed. */
  retry?: () => void;
}

/** What went wrong, and what was adjusted in a FEN. */
export function Messages({ fault, notices, retry }: MessagesProps) {
  const text = words.value;
  const engine = fault?.fault.kind === 'ENGINE';
  return (
    <>
      {fault && (
        <div class="message is-fault" role="alert">
          <strong>{engine ? text.engineFailed : text.faultTitles[fault.about]}</strong>{' '}
          <span lang="en">{fault.fault.message}</span>
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
