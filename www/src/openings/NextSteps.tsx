import { Button } from '@chariot/board/ui';
import type { SideName } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { analyse, type Playing } from '../shared/game/handover.ts';
import { playNow } from '../shared/game/playNow.ts';
import { words } from '../shared/i18n/index.ts';
import { bound, Choice, Dialog, FormButtons } from '../shared/ui/forms.tsx';
import { openingsWords } from './i18n/index.ts';
import type { OpeningsStore } from './store.ts';

interface NextStepsProps {
  store: OpeningsStore;
  play: Playing;
}

/** Buttons to play or analyse from the shown position. */
export function NextSteps({ store, play }: NextStepsProps) {
  const text = openingsWords.value;
  const isOpen = useSignal(false);
  const side = useSignal<SideName>('first');
  const view = store.record.shown.value;
  const { sides } = words.value.games[store.game];
  const close = (): void => {
    isOpen.value = false;
  };
  const begin = (event: Event): void => {
    event.preventDefault();
    close();
    if (view) playNow(store.game, () => play.playLine(view.game.moves, side.value));
  };
  return (
    <div class="buttons lesson-buttons">
      <Button
        disabled={!view || view.result !== undefined}
        onClick={() => {
          side.value = store.below.value;
          isOpen.value = true;
        }}
      >
        {text.playIt}
      </Button>
      <Button
        disabled={!view}
        onClick={() => {
          if (view) analyse({ game: view.game, below: store.below.value });
        }}
      >
        {text.analyse}
      </Button>
      <Dialog title={text.playIt} open={isOpen.value} close={close}>
        <form class="dialog-form" onSubmit={(event) => void begin(event)}>
          <p>{text.playWhy}</p>
          <Choice
            legend={text.playSide}
            options={[
              { value: 'first', label: sides.first },
              { value: 'second', label: sides.second },
            ]}
            {...bound(side)}
          />
          {play.isInProgress() && <p>{text.playReplaces}</p>}
          <FormButtons submit={text.playYes} cancel={close} />
        </form>
      </Dialog>
    </div>
  );
}
