import { Button } from '@chariot/board/ui';
import type { SideName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../shared/i18n/index.ts';
import { trainingOf } from '../shared/repertoire/keeper.ts';
import { EMPTY, nodeAt, withLine } from '../shared/repertoire/repertoire.ts';
import { announce } from '../shared/ui/announce.tsx';
import { openingsWords } from './i18n/index.ts';
import type { OpeningsStore } from './store.ts';

/** Adds the line that is shown to the repertoire of the side that played its last move. */
export function AddLine({ store }: { store: OpeningsStore }) {
  const text = openingsWords.value;
  const isFull = useSignal(false);
  const keeper = trainingOf(store.game);
  const line = store.shownLine();
  const side: SideName = line.length % 2 === 1 ? 'first' : 'second';
  const name = words.value.games[store.game].sides[side];
  const moves = line.map(({ uci }) => uci);
  const isKnown = nodeAt(keeper.state.value[side], moves) !== undefined;
  if (line.length === 0) return null;
  return (
    <div class="buttons lesson-buttons repertoire-line">
      <Button
        aria-disabled={isKnown}
        onClick={() => {
          if (isKnown) return;
          isFull.value = !keeper.add(side, withLine(EMPTY, line));
          if (!isFull.value) store.addedFor = side;
          announce(isFull.value ? text.repertoireFull : text.inRepertoire(name));
        }}
      >
        {isKnown ? text.inRepertoire(name) : text.addLine(name)}
      </Button>
      {isFull.value && <p class="message is-error">{text.repertoireFull}</p>}
    </div>
  );
}
