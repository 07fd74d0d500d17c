export { dialogWordsReady } from '../i18n/index.ts';

import { Button } from '@chariot/board/ui';
import './coach.css';
import { useSignal } from '@preact/signals';
import { words } from '../../shared/i18n/index.ts';
import { LazyWhyPanel } from '../../shared/tutor/lazyWhyPanel.ts';
import type { LinePosition } from '../../shared/tutor/why.ts';
import { dialogWords } from '../i18n/index.ts';
import type { PlayStore } from '../store.ts';
import type { Blunder } from './blunder.ts';
import { PractiseBlunder } from './PractiseBlunder.tsx';

/** Warns of a blunder, or explains the shown move of a finished game; both with "Why?". */
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

/** Asks whether to take back a blunder. The computer's reply waits. */
function BlunderWarning({ store, blunder }: { store: PlayStore; blunder: Blunder }) {
  const text = dialogWords.value;
  return (
    <div class="message coach-warning" role="alert">
      <strong>{costIn(store, blunder)}</strong>
      <div class="buttons">
        <Button onClick={() => store.keepMove()}>{text.keep}</Button>
        <Button primary onClick={() => void store.undo()}>
          {text.takeBack}
        </Button>
      </div>
      <PractiseBlunder store={store} />
    </div>
  );
}

function costIn({ game, match }: PlayStore, blunder: Blunder): string {
  const text = dialogWords.value;
  const { side } = match.players.value;
  switch (blunder.kind) {
    case 'mate':
      return text.allowsMate(blunder.moves);
    case 'piece': {
      const owner = side === 'second' ? 'second' : 'first';
      return text.losesPiece(words.value.games[game].kind(owner, blunder.piece));
    }
    case 'win':
      return text.missesMate;
    case 'other':
      return text.isBlunder;
    default:
      return blunder satisfies never;
  }
}
