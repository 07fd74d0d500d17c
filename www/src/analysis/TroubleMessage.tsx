import { Button } from '@chariot/board/ui';
import { shortened } from '@chariot/game/values';
import { ErrorSentences } from '../shared/errors/ErrorSentences.tsx';
import { Messages, Passing } from '../shared/game/Messages.tsx';
import { analysisWords } from './i18n/index.ts';
import type { AnalysisStore } from './store.ts';

/** Reports errors and what was kept, and offers to undo the last action. */
export function TroubleMessage({ store }: { store: AnalysisStore }) {
  const trouble = store.trouble.value;
  const text = analysisWords.value;
  const undo = store.undo.value;
  const known = trouble && 'error' in trouble && trouble.about !== 'text' ? trouble : null;
  return (
    <>
      <Messages game={store.game} trouble={known} notices={store.notices.value} />
      {trouble?.about === 'link' && (
        <div class="message is-error" role="alert">
          {text.linkErrors[trouble.reason]}
        </div>
      )}
      {trouble?.about === 'moves' && (
        <div class="message is-error" role="alert">
          <strong>
            {text.badMove(
              shortened(trouble.bad.move.text, 30),
              trouble.bad.move.place ? text.at(trouble.bad.move.place) : '',
            )}
          </strong>{' '}
          <ErrorSentences game={store.game} error={trouble.bad.error} /> {text.kept(trouble.kept)}
        </div>
      )}
      {trouble?.about === 'text' && (
        <div class="message is-error" role="alert">
          <strong>{text.pgnErrors[trouble.error.kind]}</strong> ({text.at(trouble.error.place)}).{' '}
          {text.kept([...(store.tree.value?.nodes() ?? [])].length - 1)}
        </div>
      )}
      <Passing about={undo}>
        {undo && (
          <>
            {text.done[undo.done]}{' '}
            <Button onClick={() => void store.bringBack()}>{text.bringBack[undo.done]}</Button>
          </>
        )}
      </Passing>
    </>
  );
}
