import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../ui/controls.tsx';
import { textOfFile } from './fileText.ts';
import { analysisWords } from './i18n/index.ts';
import { importText } from './import.ts';
import type { PgnGame } from './pgn/read.ts';
import { playersOf, recognise } from './pgn/recognise.ts';
import type { AnalysisStore } from './store.ts';

interface OpenDialogProps {
  store: AnalysisStore;
  open: boolean;
  /** A text dropped on the page. */
  dropped: string | null;
  close(): void;
}

/** The longest dropped text that is shown in the field, in characters. */
const LONGEST_SHOWN = 20_000;

/** Imports a game or a position from text or a file. */
export function OpenDialog({ store, open, dropped, close }: OpenDialogProps) {
  const [draft, setDraft] = useState('');
  const [games, setGames] = useState<readonly PgnGame[]>([]);
  const [error, setError] = useState('');
  const text = analysisWords.value;

  const show = async (what: PgnGame | string | undefined): Promise<void> => {
    if (what === undefined) return;
    const problem = await importText(store, what);
    if (problem) setError(problem);
    else close();
  };
  const take = async (given: string): Promise<void> => {
    setError('');
    setGames([]);
    const found = recognise(given);
    switch (found.kind) {
      case 'tooLarge':
        setError(text.openTooLarge);
        break;
      case 'nothing':
        setError(text.openNothing);
        break;
      case 'position':
        await show(found.fen);
        break;
      case 'games':
        if (found.games.length > 1) setGames(found.games);
        else await show(found.games[0]);
        break;
      default:
        found satisfies never;
    }
  };
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    if (!open) {
      setDraft('');
      setGames([]);
      setError('');
    } else if (dropped !== null) {
      setDraft(dropped.length > LONGEST_SHOWN ? '' : dropped);
      void latest.current(dropped);
    }
  }, [open, dropped]);

  return (
    <Dialog title={text.openTitle} open={open} close={close}>
      <form
        class="dialog-form open-form"
        onSubmit={(event) => {
          event.preventDefault();
          void take(draft);
        }}
      >
        <p>{text.openHelp}</p>
        <label>
          <span class="visually-hidden">{text.openText}</span>
          <textarea
            name="game"
            class="text-field"
            rows={7}
            spellcheck={false}
            autocomplete="off"
            value={draft}
            onInput={(event) => setDraft(event.currentTarget.value)}
          />
        </label>
        {error && (
          <div class="message is-error" role="alert">
            {error}
          </div>
        )}
        {games.length > 0 && (
          <section class="open-games" aria-label={text.whichGame(games.length)}>
            <h3>{text.whichGame(games.length)}</h3>
            <ol>
              {games.map((game, i) => (
                <li key={`${i} of ${games.length}`}>
                  <button type="button" class="open-game" onClick={() => void show(game)}>
                    {text.gameName(i + 1, playersOf(game))}
                  </button>
                </li>
              ))}
            </ol>
          </section>
        )}
        <div class="dialog-buttons">
          <label class="quiet file-button">
            {text.openFile}
            <input
              type="file"
              name="file"
              class="visually-hidden"
              accept=".pgn,.txt,.fen,text/plain"
              onChange={async (event) => {
                const [file] = event.currentTarget.files ?? [];
                if (file) await take(await textOfFile(file));
              }}
            />
          </label>
          <button type="submit" class="primary" disabled={draft.trim() === ''}>
            {text.openButton}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
