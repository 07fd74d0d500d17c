import { Button } from '@chariot/board/ui';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../i18n/index.ts';

interface FenFieldProps {
  fen: string;
  setUp(text: string): void;
}

export function FenField({ fen, setUp }: FenFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement | null>(null);
  const sent = useRef(false);
  const text = words.value;

  useLayoutEffect(() => {
    void fen;
    setCopied(false);
    // A draft survives a move of the computer; a submitted one has become the position.
    if (sent.current || document.activeElement !== field.current) setDraft(null);
    sent.current = false;
  }, [fen]);

  const copy = async (input: HTMLInputElement | null): Promise<void> => {
    input?.select();
    try {
      await navigator.clipboard.writeText(fen);
      setCopied(true);
    } catch {
      // Clipboard denied: the text is selected for copying by hand.
    }
  };

  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft === null) return;
        sent.current = true;
        setUp(draft);
      }}
    >
      <label>
        <span class="field-name">{text.position}</span>
        <input
          name="fen"
          ref={field}
          type="text"
          autocomplete="off"
          spellcheck={false}
          placeholder={text.fenPlaceholder}
          value={draft ?? fen}
          onInput={(event) => {
            sent.current = false;
            setDraft(event.currentTarget.value);
          }}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      {draft === null || draft === fen ? (
        <Button
          onClick={(event) => void copy(event.currentTarget.form?.querySelector('input') ?? null)}
        >
          {copied ? text.copied : text.copy}
        </Button>
      ) : (
        <button type="submit" class="quiet">
          {text.setPosition}
        </button>
      )}
    </form>
  );
}
