import { rowsOf } from '@chariot/game';
import { useRef } from 'preact/hooks';
import { resultSign } from '../words/said.ts';
import '../styles/panels.css';
import './lists.css';
import { IconButton } from '../ui/controls.tsx';
import { ICONS } from '../ui/icons.tsx';
import { useCurrentInView } from '../ui/inView.ts';
import type { BoardSession } from './session.ts';

/** The game's moves in rows of two, and buttons to step through them. */
export function Moves({ session }: { session: BoardSession }) {
  const list = useRef<HTMLOListElement | null>(null);
  const { words } = session.spoken.value;
  const head = session.record.head.value;
  const at = session.record.shown.value?.history.length ?? 0;
  const last = head?.history.length ?? 0;
  useCurrentInView(list, at);
  const look = (ply: number) => (): void => void session.lookAt(ply);
  return (
    <>
      <ol class="move-list" part="moves" aria-label={words.moves} ref={list}>
        {head &&
          rowsOf(head).map(({ number, plies }) => (
            <li key={number}>
              <span class="move-number">{number}</span>
              {plies.map((ply) =>
                ply === null ? (
                  <span key="gap" class="move-gap">
                    …
                  </span>
                ) : (
                  <button
                    type="button"
                    key={ply}
                    class="move"
                    part="move"
                    aria-current={ply + 1 === at ? 'step' : undefined}
                    onClick={look(ply + 1)}
                  >
                    {head.history[ply]?.text}
                  </button>
                ),
              )}
            </li>
          ))}
        {last === 0 && <li class="moves-none">{words.noMoves}</li>}
        {head?.result && <li class="moves-none">{resultSign(head.result)}</li>}
      </ol>
      <div class="move-buttons" part="buttons">
        <IconButton
          path={ICONS.first}
          label={words.firstPosition}
          disabled={at === 0}
          onClick={look(0)}
        />
        <IconButton
          path={ICONS.previous}
          label={words.previous}
          disabled={at === 0}
          onClick={look(at - 1)}
        />
        <IconButton
          path={ICONS.next}
          label={words.next}
          disabled={at === last}
          onClick={look(at + 1)}
        />
        <IconButton
          path={ICONS.last}
          label={words.lastPosition}
          disabled={at === last}
          onClick={look(last)}
        />
        <IconButton path={ICONS.flip} label={words.flip} onClick={() => session.flip()} />
      </div>
    </>
  );
}
