import type { Signal } from '@preact/signals';
import { Hidden } from './Hidden.tsx';
import { endgameWords } from './i18n/index.ts';
import { badgeOf, toneOf } from './pointers.ts';
import type { EndgameStore } from './store.ts';

interface MoveValuesProps {
  store: EndgameStore;
  /** Coordinates of the move under the pointer or the focus, or the square of the selected piece. */
  pointed: Signal<string | null>;
}

/** Every legal move with its result, the best first; hidden while training. */
export function MoveValues({ store, pointed }: MoveValuesProps) {
  const probe = store.state.shown.value?.probe;
  const text = endgameWords.value;
  const point = (uci: string | null) => (): void => {
    pointed.value = uci;
  };
  if (!store.state.open.value) return <Hidden />;
  return (
    <ol class="value-list" aria-label={text.allMoves} onMouseLeave={point(null)}>
      {probe?.moves.map(({ move, dtm: value }) => (
        <li key={move.uci}>
          <button
            type="button"
            class={`value ${toneOf(value)}`}
            data-move={move.uci}
            disabled={!store.state.mayMove.value}
            onMouseEnter={point(move.uci)}
            onFocus={point(move.uci)}
            onBlur={point(null)}
            onClick={() => {
              pointed.value = null;
              void store.play(move.uci);
            }}
          >
            <span class="value-badge" aria-hidden="true">
              {badgeOf(value)}
            </span>
            <span class="value-move">{move.text}</span>
            <span class="value-result">{text.moveResult(value)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
