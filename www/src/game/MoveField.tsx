import { useState } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import type { GameName } from '../protocol/index.ts';
import { examplesOf } from './looks.ts';

interface MoveFieldProps {
  game: GameName;
  disabled: boolean;
  /** Resolves when the move has been played or refused. */
  play(text: string): Promise<void>;
}

/** A field for a move in any notation of the game. */
export function MoveField({ game, disabled, play }: MoveFieldProps) {
  const [draft, setDraft] = useState('');
  const text = words.value;
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        const move = draft.trim();
        if (disabled || move === '') return;
        setDraft('');
        void play(move);
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
          onInput={(event) => setDraft(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="quiet" disabled={disabled || draft.trim() === ''}>
        {text.playMove}
      </button>
    </form>
  );
}
