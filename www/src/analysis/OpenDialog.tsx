import { Button } from '@chariot/board/ui';
import { recognise } from '@chariot/game/pgn';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Collection, collection } from '../shared/collection/collection.ts';
import type { FileFault } from '../shared/collection/reader.ts';
import { menuOf } from '../shared/games/sites.ts';
import { words } from '../shared/i18n/index.ts';
import { FileButton } from '../shared/ui/FileButton.tsx';
import { Dialog } from '../shared/ui/forms.tsx';
import type { AnalysisWords } from './i18n/en.ts';
import { analysisWords } from './i18n/index.ts';
import { importText } from './import.ts';
import type { AnalysisStore } from './store.ts';

interface OpenDialogProps {
  store: AnalysisStore;
  open: boolean;
  dropped: string | readonly File[] | null;
  close(): void;
  /** Opens the list of the file's games. */
  list(): void;
}

/** Longest dropped text shown in the field, in characters. */
const LONGEST_SHOWN = 20_000;
/** Longest file that may be a position or a link, in bytes. */
const SHORT_FILE = 1_000;

/** Imports games or a position from a text or a file. */
export function OpenDialog({ store, open, dropped, close, list }: OpenDialogProps) {
  const [draft, setDraft] = useState('');
  const [reading, setReading] = useState<Collection | null>(null);
  const [error, setError] = useState('');
  const current = useRef<Collection | null>(null);
  const text = analysisWords.value;

  const read = (file: Collection | null): void => {
    if (current.current !== collection.peek()) current.current?.close();
    current.current = file;
    setReading(file);
  };
  const report = (problem: string | null): void => {
    if (problem) setError(problem);
    else close();
  };
  const readGames = async (given: string | readonly File[]): Promise<void> => {
    const names = typeof given === 'string' ? [] : given.map(({ name }) => name);
    const file = new Collection(names.join(', '));
    read(file);
    const fault = await file.read(typeof given === 'string' ? [new Blob([given])] : given);
    if (current.current !== file) return;
    if (!fault && file.size.value > 1) {
      collection.peek()?.close();
      collection.value = file;
      setReading(null);
      list();
      return;
    }
    const game = fault ? null : await file.game(0);
    if (current.current !== file) return;
    read(null);
    if (game) report(await importText(store, game.parsed));
    else setError(faultText(text, fault ?? { kind: 'gone' }));
  };
  const take = async (given: string | readonly File[]): Promise<void> => {
    setError('');
    const found = recognise(typeof given === 'string' ? given : await shortText(given));
    if (found.kind === 'position') report(await importText(store, found.fen));
    else if (found.kind === 'moves') await readGames(given);
    else if (isOurs(found.link)) {
      location.hash = found.link.hash;
      close();
    } else setError(text.openLink(found.link.host, menuOf(found.link.host)));
  };
  const latest = useRef(take);
  latest.current = take;
  const stop = useRef(read);
  stop.current = read;

  useEffect(() => {
    if (!open) {
      setDraft('');
      setError('');
      stop.current(null);
    } else if (dropped !== null) {
      setDraft(typeof dropped === 'string' && dropped.length <= LONGEST_SHOWN ? dropped : '');
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
        {store.undo.value?.done === 'opened' && (
          <Button
            onClick={() => {
              void store.bringBack();
              close();
            }}
          >
            {text.bringBack.opened}
          </Button>
        )}
        {reading && <Reading file={reading} cancel={() => read(null)} />}
        <div class="buttons">
          <FileButton label={text.openFile} name="file" multiple take={take} />
          <Button onClick={close}>{words.value.cancel}</Button>
          <button type="submit" class="primary" disabled={draft.trim() === '' || reading !== null}>
            {text.openButton}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Reading({ file, cancel }: { file: Collection; cancel(): void }) {
  const text = analysisWords.value;
  const fraction = file.fraction.value;
  return (
    <div class="reviewing reading">
      <label>
        <span>
          {text.reading(
            Math.floor(fraction * 100),
            file.size.value > 0 ? text.gameCount(file.size.value) : '',
          )}
        </span>
        <progress value={fraction} max={1} />
      </label>
      <Button onClick={cancel}>{words.value.cancel}</Button>
    </div>
  );
}

/** The text of a single short file; empty if unreadable, like a folder. */
async function shortText([file, ...others]: readonly File[]): Promise<string> {
  if (!file || others.length > 0 || file.size > SHORT_FILE) return '';
  return file.text().catch(() => '');
}

function isOurs(link: URL): boolean {
  return link.origin === location.origin && link.pathname === location.pathname && link.hash !== '';
}

function faultText(text: AnalysisWords, fault: FileFault): string {
  switch (fault.kind) {
    case 'nothing':
      return text.openNothing;
    case 'gone':
      return text.fileGone;
    case 'tooLarge':
      return text.openTooLarge;
    case 'unreadable':
      return text.openUnreadable(fault.name);
    default:
      return fault satisfies never;
  }
}
