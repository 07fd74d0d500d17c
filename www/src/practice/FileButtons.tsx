import { useState } from 'preact/hooks';
import { dayOf } from '../shared/practice/state.ts';
import { usePersistence } from '../shared/storage/persist.ts';
import { announce } from '../shared/ui/announce.tsx';
import { download } from '../shared/ui/download.ts';
import { FileButton } from '../shared/ui/FileButton.tsx';
import { PracticeFileError, type PracticeFileProblem, readFile, writeFile } from './file.ts';
import { practiceWords } from './i18n/index.ts';
import { addLearned, learnedHere } from './learned.ts';

/** Largest file to read, in bytes. */
const LARGEST = 50e6;

/** Buttons that save everything learned to a file, and read such a file. */
export function FileButtons() {
  const [outcome, setOutcome] = useState<'none' | 'read' | PracticeFileProblem>('none');
  const isSafe = usePersistence();
  const text = practiceWords.value;
  const take = async (file: File): Promise<void> => {
    const problem = await takeFile(file);
    setOutcome(problem ?? 'read');
    if (!problem) announce(practiceWords.value.imported);
  };
  return (
    <div class="practice-file">
      <div class="buttons lesson-buttons">
        <button
          type="button"
          class="quiet"
          onClick={() => {
            const now = Date.now();
            const name = `chariot-practice-${dayOf(now)}.json`;
            download(name, 'application/json', writeFile(learnedHere(), now));
          }}
        >
          {text.exportAll}
        </button>
        <FileButton
          label={text.importFile}
          name="practice"
          accept=".json,application/json"
          take={([file]) => take(file)}
        />
      </div>
      {isSafe === false && <p>{text.mayBeDeleted}</p>}
      {outcome === 'read' && <p>{text.imported}</p>}
      {typeof outcome === 'object' && (
        <p class="message is-error" role="alert">
          {text.notImported} {text.fileProblem(outcome)}
        </p>
      )}
    </div>
  );
}

/**
 * Adds the contents of a file. Resolves to the reason if it cannot be read; then nothing changes.
 */
async function takeFile(file: File): Promise<PracticeFileProblem | undefined> {
  try {
    if (file.size > LARGEST) return { kind: 'format' };
    addLearned(readFile(await file.text()));
    return undefined;
  } catch (error) {
    return error instanceof PracticeFileError ? error.problem : { kind: 'json' };
  }
}
