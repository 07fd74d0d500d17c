import type { GameName, NoticeFact, RequestError } from '@chariot/protocol';
import { errorIn, noticesIn } from '../errors/ErrorSentences.tsx';
import { words } from '../i18n/index.ts';
import { Passing } from '../ui/Passing.tsx';

interface MessagesProps {
  game: GameName;
  trouble: { about: 'fen' | 'move' | 'position'; error: RequestError } | null;
  notices: readonly NoticeFact[];
  /** Offered if the engine failed. */
  retry?: () => void;
}

/** What went wrong, and what was adjusted in a FEN. */
export function Messages({ game, trouble, notices, retry }: MessagesProps) {
  const text = words.value;
  const engine = trouble?.error.kind === 'ENGINE';
  // An alert is read out as a whole: it waits for its sentence.
  const wrong = trouble && (engine ? '' : errorIn(game, trouble.error));
  const adjusted = noticesIn(game, notices);
  return (
    <>
      {trouble && wrong !== undefined && (
        <div class="message is-error" role="alert">
          <strong>{engine ? text.engineFailed : text.errorTitles[trouble.about]}</strong> {wrong}
          {engine && retry && (
            <button type="button" class="quiet" onClick={retry}>
              {text.retry}
            </button>
          )}
        </div>
      )}
      <Passing about={adjusted && notices}>
        {text.notices} {adjusted}
      </Passing>
    </>
  );
}
