import { other } from '@chariot/game';
import type { Game } from '@chariot/protocol';
import { FenField } from '../shared/game/FenField.tsx';
import { Messages } from '../shared/game/Messages.tsx';
import { EXAMPLES } from '../shared/games/think.ts';
import { words } from '../shared/i18n/index.ts';
import { announce } from '../shared/ui/announce.tsx';
import { Action } from '../shared/ui/Icon.tsx';
import { AboutExample, PlayedBoard } from './boards.tsx';
import { thinkWords } from './i18n/index.ts';
import type { ThinkStore } from './store.ts';

/** The position that all chapters share, and ways to change it. */
export function PositionPanel({ store }: { store: ThinkStore }) {
  const { game, record, below } = store;
  const view = record.head.value;
  const text = thinkWords.value;
  const side = view && words.value.games[game].sides[view.toMove];
  const take = (found: Game | undefined): void => {
    if (found) void store.open(found);
    else announce(text.nothingThere);
  };
  return (
    <section class="think-position think-beside" aria-label={text.position}>
      <PlayedBoard
        store={store}
        view={view}
        active={!view?.result}
        play={(move) => store.play(move.uci)}
      />
      <div class="think-choice">
        <p role="status">
          <strong>{side && words.value.toPlay(side)}</strong>
        </p>
        <p>{text.aboutPosition}</p>
        <AboutExample store={store} />
        <div class="think-examples">
          {EXAMPLES[game].map(({ name, fen }) => (
            <button
              key={name}
              type="button"
              class="quiet"
              aria-pressed={view?.fen === fen}
              onClick={() => void store.setUp(fen)}
            >
              {text.examples[name]}
            </button>
          ))}
          <button type="button" class="quiet" onClick={() => take(store.played())}>
            {text.fromPlay}
          </button>
          <button type="button" class="quiet" onClick={() => take(store.analysed())}>
            {text.fromAnalysis}
          </button>
        </div>
        <FenField fen={view?.fen ?? ''} setUp={(fen) => void store.setUp(fen)} />
        <Messages
          game={game}
          trouble={store.trouble.value}
          notices={[]}
          retry={() => store.engine.retry()}
        />
        <div class="actions">
          <Action
            icon="undo"
            label={words.value.undo}
            disabled={!view || view.history.length === 0}
            onClick={() => void store.undo()}
          />
          <Action
            icon="flip"
            label={words.value.flip}
            onClick={() => {
              below.value = other(below.value);
            }}
          />
        </div>
      </div>
    </section>
  );
}
