import type { GameName } from '@chariot/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import { examplesOf } from './looks.ts';

interface MoveFieldProps {
  game: GameName;
  /** False until a position is shown. A move typed before is played in the first one. */
  ready: boolean;
  disabled: boolean;
  /** Resolves when the move has been played or refused. */
  play(text: string): Promise<void>;
}

/** Takes a move in any notation of the game. */
export function MoveField({ game, ready, disabled, play }: MoveFieldProps) {
  const [draft, setDraft] = useState('');
  const [entered, setEntered] = useState(false);
  /** Queues moves entered in quick succession. */
  const earlier = useRef(Promise.resolve());
  const text = words.value;
  const enter = (): void => {
    const move = draft.trim();
    setEntered(!ready);
    if (disabled || move === '') return;
    setDraft('');
    const next = (): Promise<void> => play(move);
    earlier.current = earlier.current.then(next, next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when a position is ready
  useEffect(() => {
    if (ready && entered) enter();
  }, [ready]);
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label>
        <span class="field-name">{text.typeMove}</span>
        <input
          name="move"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={text.typeMoveExample(examplesOf(game))}
          value={draft}
          onInput={(event) => {
            setDraft(event.currentTarget.value);
            setEntered(false);
          }}
        />
      </label>
      <button type="submit" class="quiet" disabled={(ready && disabled) || draft.trim() === ''}>
        {text.playMove}
      </button>
    </form>
  );
}
