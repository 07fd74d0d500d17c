import { Button } from '@chariot/board/ui';
import { useSignal } from '@preact/signals';
import { words } from '../shared/i18n/index.ts';
import { announce } from '../shared/ui/announce.tsx';
import { addressOfTrainer } from './address.ts';
import { openingsWords } from './i18n/index.ts';
import type { OpeningsStore } from './store.ts';
import { trainingOf } from './trainer/keeper.ts';
import { EMPTY, nodeAt, withLine } from './trainer/repertoire.ts';

/** Adds the line that is shown to the repertoire of the side below, and leads to the trainer. */
export function AddLine({ store }: { store: OpeningsStore }) {
  const text = openingsWords.value;
  const isFull = useSignal(false);
  const keeper = trainingOf(store.game);
  const side = store.below.value;
  const name = words.value.games[store.game].sides[side];
  const line = store.shownLine();
  const moves = line.map(({ uci }) => uci);
  const isKnown = nodeAt(keeper.state.value[side], moves) !== undefined;
  return (
    <div class="buttons lesson-buttons repertoire-line">
      {line.length > 0 && (
        <Button
          aria-disabled={isKnown}
          onClick={() => {
            if (isKnown) return;
            isFull.value = !keeper.add(side, withLine(EMPTY, line));
            announce(isFull.value ? text.repertoireFull : text.inRepertoire(name));
          }}
        >
          {isKnown ? text.inRepertoire(name) : text.addLine(name)}
        </Button>
      )}
      <a href={addressOfTrainer(store.game)}>{text.train}</a>
      {isFull.value && <p class="message is-error">{text.repertoireFull}</p>}
    </div>
  );
}
