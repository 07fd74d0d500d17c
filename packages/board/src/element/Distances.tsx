import '../styles/panels.css';
import './lists.css';
import type { BoardSession } from './session.ts';
import { valueText } from './status.ts';

/** Moves of a tablebase position, best first, with their distances to mate. */
export function Distances({ session }: { session: BoardSession }) {
  const value = session.ending.value;
  if (value.kind !== 'known') return null;
  const spoken = session.spoken.value;
  return (
    <ol class="distances" part="moves" aria-label={spoken.own.results}>
      {value.result.moves.map(({ move, dtm }) => (
        <li key={move.uci}>
          <button
            type="button"
            class="move"
            part="move"
            disabled={!session.active.value}
            onClick={() => void session.play(move.uci, 'person')}
          >
            {move.text} <span class={`value ${dtm?.kind ?? ''}`}>{valueText(spoken, dtm)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
