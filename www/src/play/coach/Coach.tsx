import { useSignal } from '@preact/signals';
import { LazyWhyPanel } from '../../shared/tutor/lazyWhyPanel.ts';
import type { LinePosition } from '../../shared/tutor/why.ts';
import type { PlayStore } from '../store.ts';
import { BlunderWarning } from './BlunderWarning.tsx';

export { dialogWordsReady } from '../i18n/index.ts';

/** Warns of a blunder, or in a game that is over asks about the move that is looked at: either time with "Why?". */
export function Coach({ store }: { store: PlayStore }) {
  const shown = useSignal<LinePosition | null>(null);
  const { record, below } = store.match;
  const blunder = store.warning.value;
  const view = blunder ? record.head.value : record.shown.value;
  const move = view?.history.at(-1);
  return (
    <>
      {blunder && <BlunderWarning store={store} blunder={blunder} />}
      {view && move && (
        <LazyWhyPanel
          key={view.fen}
          game={view.game}
          move={move}
          shown={shown}
          ownBoard={below.value}
        />
      )}
    </>
  );
}
