import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../shared/ui/forms.tsx';
import { analysisWords } from '../i18n/index.ts';
import type { AnalysisStore } from '../store.ts';
import { collection } from './collection.ts';
import { GameList } from './GameList.tsx';
import { showGame } from './show.ts';

interface GamesDialogProps {
  store: AnalysisStore;
  open: boolean;
  close(): void;
}

/** The games of the open file, to choose one. */
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
