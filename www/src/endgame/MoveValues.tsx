import { type RatedMove, ratedMoves } from '@chariot/board/endings';
import type { Signal } from '@preact/signals';
import { endgameWords } from './i18n/index.ts';
import type { EndgameStore } from './store.ts';

interface MoveValuesProps {
  store: EndgameStore;
  /** The move under the pointer or focus, in coordinates, or the square of the selected piece. */
  pointed: Signal<string | null>;
}

/** Plies shown of the engine's line. */
const LINE = 8;

/** All legal moves and their results, best first; hidden while training. */
export function MoveValues({ store, pointed }: MoveValuesProps) {
  const { shown, estimated, open, mayMove } = store.state;
  const text = endgameWords.value;
  const known = shown.value?.probe ?? estimated.value;
  const isEstimate = shown.value?.probe === null;
  const point = (uci: string | null) => (): void => {
    pointed.value = uci;
  };
  if (!open.value) return <Hidden />;
  return (
    <ol
      class={`value-list ${isEstimate ? 'is-estimate' : ''}`}
      aria-label={isEstimate ? text.allMovesByEngine : text.allMoves}
      onMouseLeave={point(null)}
    >
      {(known ? ratedMoves(known) : []).map((rated) => (
        <li key={rated.move.uci}>
          <button
            type="button"
            class={`value ${rated.tone}`}
            data-move={rated.move.uci}
            disabled={!mayMove.value}
            onMouseEnter={point(rated.move.uci)}
            onFocus={point(rated.move.uci)}
            onBlur={point(null)}
            onClick={() => {
              pointed.value = null;
              void store.play(rated.move.uci);
            }}
          >
            <Row rated={rated} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Row({ rated: { move, badge, dtm, cursed, line } }: { rated: RatedMove }) {
  const text = endgameWords.value;
  if (line) {
    return (
      <>
        <span class="value-score">{badge}</span>
        <span class="value-line">
          <strong>{move.text}</strong>{' '}
          {line.moves
            .slice(1, LINE)
            .map((one) => one.text)
            .join(' ')}
        </span>
      </>
    );
  }
  return (
    <>
      <span class="value-dot" />
      <span class="value-move">{move.text}</span>
      <span class="value-result">{cursed ? text.drawnByRule : text.moveResult(dtm)}</span>
    </>
  );
}

/** Stands in for results that would give away the best move in training. */
export function Hidden() {
  return <p class="values-hidden">{endgameWords.value.hidden}</p>;
}
