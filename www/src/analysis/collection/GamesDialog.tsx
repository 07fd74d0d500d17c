import { Latest } from '@chariot/game/values';
import { useEffect, useState } from 'preact/hooks';
import { type Collection, collection } from '../../shared/collection/collection.ts';
import { useKeys } from '../../shared/keys/keys.ts';
import { announce } from '../../shared/ui/announce.tsx';
import { Dialog } from '../../shared/ui/forms.tsx';
import { IconButton } from '../../shared/ui/Icon.tsx';
import { analysisWords } from '../i18n/index.ts';
import { importText } from '../import.ts';
import type { AnalysisStore } from '../store.ts';
import { GameList } from './GameList.tsx';

interface GamesDialogProps {
  store: AnalysisStore;
  open: boolean;
  close(): void;
}

export function GamesDialog({ store, open, close }: GamesDialogProps) {
  const [error, setError] = useState('');
  const { value: file } = collection;
  useEffect(() => {
    if (!open) setError('');
  }, [open]);
  if (!file) return null;
  const choose = async (index: number): Promise<void> => {
    const problem = await showGame(store, file, index);
    setError(problem ?? '');
    if (!problem) close();
  };
  return (
    <Dialog title={file.name || analysisWords.value.gameList} open={open} close={close}>
      {error && (
        <div class="message is-error" role="alert">
          {error}
        </div>
      )}
      <GameList collection={file} choose={(index) => void choose(index)} />
    </Dialog>
  );
}

interface GameBarProps {
  store: AnalysisStore;
  list(): void;
}

/** Place of the shown game in the open file, with buttons to step through the games. */
export function GameBar(props: GameBarProps) {
  const { value: file } = collection;
  return file ? <OpenFile file={file} {...props} /> : null;
}

function OpenFile({ file, store, list }: GameBarProps & { file: Collection }) {
  const [error, setError] = useState('');
  const text = analysisWords.value;
  const shown = file.shown.value;
  const index = shown?.index ?? -1;
  const step = async (by: 1 | -1): Promise<void> => {
    const next = (file.shown.value?.index ?? -1) + by;
    if (next < 0 || next >= file.found.value) return;
    setError((await showGame(store, file, next)) ?? '');
  };
  useKeys({ previousGame: () => void step(-1), nextGame: () => void step(1) });
  useEffect(() => {
    void store.at.value;
    setError('');
  }, [store.at.value]);
  return (
    <>
      <nav class="game-bar" aria-label={file.name || text.gameList}>
        <IconButton
          icon="previous"
          label={text.previousGame}
          disabled={index <= 0}
          onClick={() => void step(-1)}
        />
        <button type="button" class="quiet game-bar-list" onClick={list}>
          {shown && store.leafing.value
            ? text.gameOf(shown.place + 1, file.size.value)
            : text.gameCount(file.size.value)}
        </button>
        <IconButton
          icon="next"
          label={text.nextGame}
          disabled={index + 1 >= file.found.value}
          onClick={() => void step(1)}
        />
        <IconButton
          icon="remove"
          label={text.closeFile}
          onClick={() => {
            file.close();
            collection.value = null;
          }}
        />
      </nav>
      {error && (
        <div class="message is-error" role="alert">
          {error}
        </div>
      )}
    </>
  );
}

/** Latest request wins. */
const latest = new Latest();

/** Shows a found game by index; resolves to an error message on failure. */
async function showGame(
  store: AnalysisStore,
  file: Collection,
  index: number,
): Promise<string | null> {
  const isCurrent = latest.begin();
  const game = await file.game(index);
  if (!isCurrent()) return null;
  if (!game) return analysisWords.value.fileGone;
  // Set even if the game fails to open: the next one may open.
  file.shown.value = { index, place: game.place };
  const problem = await importText(store, game.parsed, { leafing: true });
  if (!problem) announce(analysisWords.value.gameOf(game.place + 1, file.size.value));
  return problem;
}
