import { words } from '../i18n/index.ts';

interface EditorButtonsProps {
  /** The position; `null` while there is no legal one. */
  fen: string | null;
  /** What using it is called. */
  label: string;
  use(fen: string): void;
  leave(): void;
}

/** Ends the board editor: leaves it, or uses the position. */
export function EditorButtons({ fen, label, use, leave }: EditorButtonsProps) {
  return (
    <>
      <button type="button" class="quiet" onClick={leave}>
        {words.value.cancel}
      </button>
      <button
        type="button"
        class="primary"
        disabled={fen === null}
        onClick={() => fen !== null && use(fen)}
      >
        {label}
      </button>
    </>
  );
}
