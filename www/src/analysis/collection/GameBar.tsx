import { useEffect, useState } from 'preact/hooks';
import { useKeys } from '../../shared/keys/keys.ts';
import { IconButton } from '../../shared/ui/Icon.tsx';
import { analysisWords } from '../i18n/index.ts';
import type { AnalysisStore } from '../store.ts';
import { type Collection, collection } from './collection.ts';
import { showGame } from './show.ts';

interface GameBarProps {
  store: AnalysisStore;
  /** Shows the list of games. */
  list(): void;
}

/** Which game of a file is shown, and the way to the others; nothing if no file is open. */
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
