import { Button } from '@chariot/board/ui';
import { type Signal, useSignal } from '@preact/signals';
import { gamesWords } from './i18n/index.ts';
import type { GamesStore } from './store.ts';

/** Separates names in a field: a comma may be part of one. */
const SEPARATOR = /[;；]/;

export function namesIn(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** A field for names of a player. */
export function NamesField({ label, value }: { label: string; value: Signal<string> }) {
  return (
    <label class="own-games-name">
      <span>{label}</span>
      <input
        type="text"
        name="names"
        autocomplete="off"
        spellcheck={false}
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

/** Your names, and a way to put them right. */
export function Names({ store }: { store: GamesStore }) {
  const text = gamesWords.value;
  const names = store.names.value;
  const isOpen = useSignal(false);
  const field = useSignal('');
  if (names.length === 0) return null;
  const close = (): void => {
    isOpen.value = false;
  };
  if (!isOpen.value) {
    return (
      <div class="own-games-row own-games-names">
        <span>{text.youAre(names)}</span>
        <Button
          onClick={() => {
            field.value = names.join('; ');
            isOpen.value = true;
          }}
        >
          {text.changeNames}
        </Button>
      </div>
    );
  }
  return (
    <form
      class="own-games-who"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        void store.correct(namesIn(field.value));
      }}
    >
      <NamesField label={text.yourNames} value={field} />
      <p>{text.namesHelp}</p>
      <div class="own-games-buttons">
        <button type="submit" class="primary" disabled={namesIn(field.value).length === 0}>
          {text.saveNames}
        </button>
        <Button onClick={close}>{text.cancel}</Button>
      </div>
    </form>
  );
}
