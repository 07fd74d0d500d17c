import type { View } from '@chariot/protocol';
import { useMemo } from 'preact/hooks';
import { SKINS } from '../shared/pieces/index.ts';
import { BoardEditor, EditorButtons } from '../shared/setup/BoardEditor.tsx';
import { setUpWords } from '../shared/setup/i18n/index.ts';
import type { EndgameStore } from './store.ts';

interface SetUpProps {
  store: EndgameStore;
  /** Position to begin with. */
  view: View;
  close(): void;
}

export function SetUp({ store, view, close }: SetUpProps) {
  const { game, engine, inEndgame, below } = store.state;
  const setting = useMemo(() => {
    const { size } = SKINS[game].peek();
    return { game, size, engine, fields: inEndgame.fields };
  }, [game, engine, inEndgame]);
  const use = async ({ fen }: View): Promise<void> => {
    await store.setUp(fen);
    close();
  };
  return (
    <BoardEditor setting={setting} fen={view.fen} below={below.value}>
      {(position) => (
        <EditorButtons
          position={position}
          label={setUpWords.value.use}
          use={(chosen) => void use(chosen)}
          leave={close}
        />
      )}
    </BoardEditor>
  );
}
