import { Messages } from '../game/Messages.tsx';
import { analysisWords } from './i18n/index.ts';
import type { AnalysisStore } from './store.ts';

/** What went wrong, where, and what was kept; and the way back to what was there before. */
export function TroubleMessage({ store }: { store: AnalysisStore }) {
  const trouble = store.trouble.value;
  const text = analysisWords.value;
  const known = trouble && 'error' in trouble && trouble.about !== 'text' ? trouble : null;
  return (
    <>
      <Messages trouble={known} notices={store.notices.value} />
      {trouble?.about === 'link' && (
        <div class="message is-error" role="alert">
          {text.linkErrors[trouble.reason]}
        </div>
      )}
      {trouble?.about === 'moves' && (
        <div class="message is-error" role="alert">
          <strong>
            {text.badMove(
              trouble.bad.move.text,
              trouble.bad.move.place ? text.at(trouble.bad.move.place) : '',
            )}
          </strong>{' '}
          <span lang="en">{trouble.bad.message}</span> {text.kept(trouble.kept)}
        </div>
      )}
      {trouble?.about === 'text' && (
        <div class="message is-error" role="alert">
          <strong>{text.pgnErrors[trouble.error.kind]}</strong> ({text.at(trouble.error.place)}).{' '}
          {text.kept([...(store.tree.value?.nodes() ?? [])].length - 1)}
        </div>
      )}
      {store.replaced.value && (
        <div class="message" role="status">
          {text.replaced}{' '}
          <button type="button" class="quiet" onClick={() => void store.bringBack()}>
            {text.bringBack}
          </button>
        </div>
      )}
    </>
  );
}
