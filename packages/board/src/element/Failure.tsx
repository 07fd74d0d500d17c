import { sentencesOf } from '@chariot/engine/errors';
import { useEffect, useState } from 'preact/hooks';
import type { BoardSession } from './session.ts';

/** What went wrong, in the language of the board if its sentences can be had, else in English. */
export function Failure({ session }: { session: BoardSession }) {
  const failure = session.failure.value;
  const spoken = session.spoken.value;
  const game = session.settings.value?.game;
  const [said, say] = useState({ failure, text: '' });
  useEffect(() => {
    const { errors } = spoken;
    if (!failure || !game || !errors || failure.facts.length === 0) return;
    let isCurrent = true;
    const tell = async (): Promise<void> => {
      const sentences = await errors();
      const text = sentencesOf(failure.facts, sentences, spoken.words.games[game]);
      if (isCurrent) say({ failure, text });
    };
    // The English sentence stands.
    tell().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [failure, spoken, game]);
  if (!failure) return null;
  return (
    <div class="message is-error" part="error" role="alert">
      <strong>{(said.failure === failure && said.text) || failure.message}</strong>{' '}
      <button type="button" class="quiet" part="button" onClick={() => void session.begin()}>
        {spoken.words.retry}
      </button>
    </div>
  );
}
